import { isDeliveryLate } from '@dispatch/domain/jobs/stop-window';
import type { Job } from '../../../api/jobs/jobs';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Mark } from './Mark';
import { useToday } from '../useToday';

/** Marks a delivery that is late, was late, or is due today; empty otherwise. */
export function DeliveryMark({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const today = useToday();
  if (!job.deliverBy) return null;
  const deliverBy = new Date(job.deliverBy);
  const wasLate = job.completedAt !== null && new Date(job.completedAt) > deliverBy;
  if (wasLate) return <Mark tone="red" icon="problem" label={t('delivery.wasLate')} />;
  if (job.completedAt !== null) return null;
  if (isDeliveryLate({ status: job.status, deliverBy }, new Date()))
    return <Mark tone="red" icon="problem" label={t('delivery.late')} />;
  if (job.preferredDeliveryDate !== today) return null;
  return <Mark tone="orange" icon="schedule" label={t('delivery.today')} />;
}
