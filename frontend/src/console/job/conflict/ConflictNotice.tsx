import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { useListJobActivityQuery } from '../../../api/jobs/jobs';
import { useTranslation } from '../../../ui/text/useTranslation';

export type ConflictSide = 'mine' | 'theirs';
const SIDES: readonly ConflictSide[] = ['mine', 'theirs'];

/** A value that two users changed differently, in words. */
export interface ConflictRow extends Readonly<Record<ConflictSide, string>> {
  readonly key: string;
  readonly label: string;
}

interface ConflictNoticeProps {
  jobId: number;
  rows: readonly ConflictRow[];
  onChoose: (key: string, side: ConflictSide) => void;
  /** Takes one side for all differences and closes the notice. */
  onChooseAll: (side: ConflictSide) => void;
}

/** Another user saved first: shows who, the differences and a choice. Nothing is overwritten without confirmation. */
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
          {rows.map(({ key, label, ...values }) => (
            <Box
              key={key}
              role="radiogroup"
              aria-label={label}
              sx={{
                ...{ display: 'grid', columnGap: 4, alignItems: 'center', color: 'text.primary' },
                gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
              }}
            >
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {label}
              </Typography>
              {SIDES.map((side) => (
                <Box
                  key={side}
                  component="label"
                  sx={{ display: 'flex', alignItems: 'center', gap: 1, cursor: 'pointer' }}
                >
                  <Radio
                    size="small"
                    name={`${id}-${key}`}
                    checked={taken.has(key) === (side === 'theirs')}
                    onChange={() => handleChoose(key, side)}
                  />
                  <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                    {t('conflict.choice', { side: t(`conflict.${side}`), value: values[side] })}
                  </Box>
                </Box>
              ))}
            </Box>
          ))}
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
