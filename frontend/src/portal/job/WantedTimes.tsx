import type { Side } from '@dispatch/domain/jobs/job-location';
import type { Job } from '../../api/jobs/jobs';
import { useStopHours } from '../../parts/job/useStopHours';
import { useTexts } from '../../ui/text/useTexts';
import './job.css';

/** The requested day and hours, next to their place. */
export function WantedTimes({ job, side }: { job: Job; side: Side }) {
  const { t, format } = useTexts('driver');
  const day = side === 'pickup' ? job.preferredPickupDate : job.preferredDeliveryDate;
  const hours = useStopHours(job, side);
  const label = t(side === 'pickup' ? 'job.preferredPickup' : 'job.preferredDelivery');
  if (!day && hours === '') return null;
  return (
    <>
      {day && (
        <p className="wanted-day type-body">
          <span className="quiet">{label}</span>{' '}
          <span className="type-strong one-line">{format.day(day)}</span>
        </p>
      )}
      {hours !== '' && (
        <p className="wanted-day type-body">
          <span className="quiet">{t('job.hours')}</span>{' '}
          <span className="type-strong">{hours}</span>
        </p>
      )}
    </>
  );
}
