import { isOpen } from '@dispatch/domain/jobs/job-status';
import './drivers.css';
import type { Job, JobUnit } from '../../api/jobs/jobs';
import { FallbackText } from '../../ui/facts/FallbackText';
import { JobDate } from '../../parts/job/JobDate';
import { NoteMark } from '../../parts/job/marks/NoteMark';
import { DeliveryMark } from '../../parts/job/marks/DeliveryMark';
import { PickupMark } from '../../parts/job/marks/PickupMark';
import { StatusChip } from '../../parts/job/StatusChip';
import { JobLink } from '../../parts/job/JobLink';
import { vinText } from '../../parts/job/jobTexts';
import { useVehicleTitle } from '../../parts/job/useVehicleTitle';
import { RouteCell } from '../../parts/job/RouteCell';
import { useTranslation } from '../../ui/text/useTranslation';

/** One job of a driver: all units and the route. */
export function DriverJob({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  return (
    <li className="driver-history-job">
      <div className="line line-baseline driver-job-head type-small">
        <JobLink job={job} />
        <span className="cut push quiet" title={job.customer?.name}>
          <FallbackText value={job.customer?.name} fallback={t('customer.none')} />
        </span>
        {isOpen(job.status) && <StatusChip status={job.status} />}
        <NoteMark job={job} />
        <PickupMark job={job} />
        <DeliveryMark job={job} />
        <span className="quiet">
          <JobDate job={job} />
        </span>
      </div>
      {job.jobVehicles.length === 0 ? (
        <FallbackText value={null} fallback={t('units.none')} />
      ) : (
        <ul>
          {job.jobVehicles.map((unit) => (
            <Unit key={unit.id} unit={unit} madeAt={job.createdAt} />
          ))}
        </ul>
      )}
      <div className="type-small">
        <RouteCell job={job} />
      </div>
    </li>
  );
}

function Unit({ unit: { vehicle }, madeAt }: { unit: JobUnit; madeAt: string }) {
  const { t } = useTranslation('common');
  const title = useVehicleTitle()(vehicle, madeAt) ?? t('vehicle.unknown');
  return (
    <li className="line line-baseline">
      <span className="cut push strong" title={title}>
        {title}
      </span>
      <span className="units-vin quiet">{vinText(vehicle)}</span>
    </li>
  );
}
