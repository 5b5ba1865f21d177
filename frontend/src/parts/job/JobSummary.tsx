import type { Job } from '../../api/jobs/jobs';
import { FallbackText } from '../../ui/facts/FallbackText';
import { useTranslation } from '../../ui/text/useTranslation';
import { JobDate } from './JobDate';
import { DeliveryMark } from './marks/DeliveryMark';
import { PickupMark } from './marks/PickupMark';
import { RouteCell } from './RouteCell';
import { StatusChip } from './StatusChip';
import { UnitsCell } from './UnitsCell';

/** Identifies the job in a panel that changes one property of it. */
export function JobSummary({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  return (
    <section className="card card-body stack gap-12" aria-label={t('summary')}>
      <div className="line">
        <p className="type-h3 push">{job.jobId}</p>
        <StatusChip status={job.status} />
      </div>
      <p className="type-body cut" title={job.customer?.name}>
        <FallbackText value={job.customer?.name} fallback={t('customer.none')} />
      </p>
      <RouteCell job={job} />
      <UnitsCell job={job} />
      <div className="line small quiet">
        <PickupMark job={job} />
        <DeliveryMark job={job} />
        <JobDate job={job} />
      </div>
    </section>
  );
}
