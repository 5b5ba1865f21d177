import type { Job } from '../../api/jobs/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import { JobLink } from '../job/JobLink';

/** Warns that the vehicle is also on another open job: two drivers would go for one vehicle. */
export function VinElsewhere({ job }: { job: Job }) {
  const { t } = useTranslation('jobForm');
  const { jobId, driver } = job;
  return (
    <span role="status">
      {driver
        ? t('vinElsewhere.assigned', { job: jobId, driver: driver.name })
        : t('vinElsewhere.unassigned', { job: jobId })}{' '}
      <JobLink job={job}>{t('vinElsewhere.open')}</JobLink>{' '}
    </span>
  );
}
