import { isOpen } from '@dispatch/domain/jobs/job-status';
import type { Job } from '../../api/jobs/jobs';
import { useTexts } from '../../ui/text/useTexts';

/** The relevant days with their labels: the delivery, else the preferred pickup and delivery. */
export function JobDate({ job }: { job: Job }) {
  const { t, format } = useTexts('jobs');
  const { completedAt, preferredPickupDate: pickup, createdAt, status } = job;
  const delivery = job.preferredDeliveryDate;
  const created = t('date.created', { date: format.moment(createdAt, 'date') });
  const textOf = () => {
    if (completedAt) return t('date.completed', { date: format.moment(completedAt, 'date') });
    const days = [
      pickup && t('date.pickup', { date: delivery ? format.shortDay(pickup) : format.day(pickup) }),
      delivery && t('date.delivery', { date: format.shortDay(delivery) }),
    ].filter(Boolean);
    if (days.length > 0) return days.join(' · ');
    return isOpen(status) ? t('date.noPickup') : created;
  };
  return (
    <span className="one-line" title={created}>
      {textOf()}
    </span>
  );
}
