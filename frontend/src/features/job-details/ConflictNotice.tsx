import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListJobActivityQuery } from '../../api/jobs';

export type ConflictSide = 'mine' | 'theirs';
const SIDES: readonly ConflictSide[] = ['mine', 'theirs'];

/** What two people changed differently, in words. */
export interface ConflictRow extends Readonly<Record<ConflictSide, string>> {
  readonly key: string;
  readonly label: string;
}

interface ConflictNoticeProps {
  jobId: number;
  rows: readonly ConflictRow[];
  onChoose: (key: string, side: ConflictSide) => void;
  /** Takes one side for all and is done with the notice. */
  onChooseAll: (side: ConflictSide) => void;
}

/** Somebody else saved first: who, where both differ, and the choice. Nothing is overwritten unasked. */
export function ConflictNotice({ jobId, rows, onChoose, onChooseAll }: ConflictNoticeProps) {
  const { t } = useTranslation('jobDetails');
  const id = useId();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { currentData } = useListJobActivityQuery(
    { id: jobId, limit: 1 },
    { refetchOnMountOrArgChange: true },
  );
  const name = currentData?.[0]?.actorName;
  const handleChoose = (key: string, side: ConflictSide) => {
    const others = [...taken].filter((one) => one !== key);
    setTaken(new Set(side === 'theirs' ? [...others, key] : others));
    onChoose(key, side);
  };
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{name ? t('conflict.by', { name }) : t('conflict.title')}</AlertTitle>
      {t(rows.length > 0 ? 'conflict.text' : 'conflict.merged')}
      {rows.length > 0 && (
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
                {rows.map(({ key, label, ...values }) => (
                  <TableRow key={key}>
                    <TableCell component="th" scope="row">
                      {label}
                    </TableCell>
                    {SIDES.map((side) => (
                      <TableCell key={side} sx={{ overflowWrap: 'anywhere' }}>
                        <Box
                          component="label"
                          sx={{ display: 'flex', alignItems: 'center', gap: 1, cursor: 'pointer' }}
                        >
                          <Radio
                            size="small"
                            name={`${id}-${key}`}
                            checked={taken.has(key) === (side === 'theirs')}
                            onChange={() => handleChoose(key, side)}
                            slotProps={{
                              input: {
                                'aria-label': t('conflict.choose', {
                                  field: `${label}, ${t(`conflict.${side}`)}`,
                                  value: values[side],
                                }),
                              },
                            }}
                          />
                          <span>{values[side]}</span>
                        </Box>
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            <Button variant="contained" size="small" onClick={() => onChooseAll('mine')}>
              {t('conflict.keepMine')}
            </Button>
            <Button
              variant="outlined"
              color="secondary"
              size="small"
              onClick={() => onChooseAll('theirs')}
            >
              {t('conflict.takeTheirs')}
            </Button>
          </Stack>
        </Stack>
      )}
    </Alert>
  );
}
