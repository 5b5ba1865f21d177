import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { useListJobActivityQuery } from '../../api/jobs';
import { useFieldWords } from './useFieldWords';

/** A field that two people changed, with both values. */
export interface Difference {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface ConflictNoticeProps {
  jobId: number;
  differences: readonly Difference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved first: who, where both differ, and the choice. Nothing is overwritten unasked. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { jobId, differences, onKeepMine, onTakeTheirs } = props;
  const { t } = useTranslation('jobDetails');
  const { label, value } = useFieldWords();
  const { currentData } = useListJobActivityQuery(
    { id: jobId, limit: 1 },
    { refetchOnMountOrArgChange: true },
  );
  const name = currentData?.[0]?.actorName;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{name ? t('conflict.by', { name }) : t('conflict.title')}</AlertTitle>
      {t(differences.length > 0 ? 'conflict.text' : 'conflict.merged')}
      {differences.length > 0 && (
        <Stack sx={{ gap: 3, mt: 3 }}>
          <Box sx={{ overflowX: 'auto', color: 'text.primary' }}>
            <Table size="small" stickyHeader={false}>
              <TableHead>
                <TableRow>
                  <TableCell>{t('conflict.field')}</TableCell>
                  <TableCell>{t('conflict.mine')}</TableCell>
                  <TableCell>{t('conflict.theirs')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody sx={{ '& > tr > *': { borderBottom: 0 } }}>
                {differences.map((one) => (
                  <TableRow key={one.name}>
                    <TableCell component="th" scope="row">
                      {label(one.name)}
                    </TableCell>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>
                      {value(one.name, one.mine)}
                    </TableCell>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>
                      {value(one.name, one.theirs)}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            <Button variant="contained" size="small" onClick={onKeepMine}>
              {t('conflict.keepMine')}
            </Button>
            <Button variant="outlined" color="secondary" size="small" onClick={onTakeTheirs}>
              {t('conflict.takeTheirs')}
            </Button>
          </Stack>
        </Stack>
      )}
    </Alert>
  );
}
