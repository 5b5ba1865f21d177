import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { RunState } from './useRun';

interface RunProgressProps {
  state: RunState;
  /** The kind of result: drafts, issued invoices or e-mails. */
  kind: 'drafts' | 'issues' | 'mails';
}

/** Progress of a run, and its failures with their reasons. */
export function RunProgress({ state: { phase, total, done, failed }, kind }: RunProgressProps) {
  const { t } = useTranslation('toInvoice');
  const format = useFormat();
  if (phase === 'idle') return null;
  const told = t(`run.${kind}.done`, {
    count: done.size,
    shown: format.number(done.size),
    total: format.number(total),
  });
  const isRunning = phase === 'running' || phase === 'stopping';
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 100 : Math.round(((done.size + failed.length) / total) * 100)}
          aria-label={t('run.progress')}
          aria-valuetext={told}
        />
        <Typography variant="body2" color="text.secondary" role="status">
          {isRunning ? told : `${told} ${t(`run.${phase}`)}`}
        </Typography>
      </Box>
      {failed.length > 0 && (
        <Alert severity="error" role="note">
          <AlertTitle>
            {t('run.failed', { count: failed.length, shown: format.number(failed.length) })}
          </AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 5, overflowWrap: 'anywhere' }}>
            {failed.map(({ key, name, reason }) => (
              <li key={key}>{t('run.reason', { name, reason })}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
