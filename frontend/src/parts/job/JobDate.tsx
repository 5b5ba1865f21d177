import { isOpen } from '@dispatch/domain/jobs/job-status';
import type { Job } from '../../api/jobs/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import { useFormat } from '../../ui/text/useFormat';

/** The relevant day with its label: delivery, else preferred pickup. */
export function JobDate({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const { completedAt, preferredPickupDate: pickup, createdAt, status } = job;
  const created = t('date.created', { date: format.moment(createdAt, 'date') });
  const textOf = () => {
    if (completedAt) return t('date.completed', { date: format.moment(completedAt, 'date') });
    if (pickup) return t('date.pickup', { date: format.day(pickup) });
    return isOpen(status) ? t('date.noPickup') : created;
  };
  return (
    <span className="one-line" title={created}>
      {textOf()}
    </span>
  );
}
