import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { hasWaiting } from './offline/projection';
import { useQueueState } from './offline/queueContext';

/** Says of a job that the phone knows more of it than dispatch does. */
export function WaitingNote({ jobId }: { jobId: number }) {
  const { t } = useTranslation('driver');
  const { waiting, isSafe } = useQueueState();
  if (!hasWaiting({ id: jobId }, waiting)) return null;
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {t(isSafe ? 'queue.saved' : 'queue.inMemory')}
    </Typography>
  );
}
