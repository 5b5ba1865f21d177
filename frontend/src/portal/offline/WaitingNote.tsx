import { useTranslation } from '../../ui/text/useTranslation';
import { hasWaiting } from './projection';
import { useQueueState } from './queueContext';

/** Shows that the phone has changes of a job that dispatch does not have yet. */
export function WaitingNote({ jobId }: { jobId: number }) {
  const { t } = useTranslation('driver');
  const { waiting, isSafe } = useQueueState();
  if (!hasWaiting({ id: jobId }, waiting)) return null;
  return <p className="type-small type-strong">{t(isSafe ? 'queue.saved' : 'queue.inMemory')}</p>;
}
