import { isOpen, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { Link } from 'react-router-dom';
import type { Job } from '../../api/jobs/jobs';
import { useApiDispatch } from '../../api/api';
import { vinText } from '../../parts/job/jobTexts';
import { unitsLeft } from '../../parts/job/unitsLeft';
import { useVehicleTitle } from '../../parts/job/useVehicleTitle';
import { rememberJob } from '../../api/singleRecords';
import { buttonLook } from '../../ui/button/buttonLook';
import { useTexts } from '../../ui/text/useTexts';
import { useTranslation } from '../../ui/text/useTranslation';
import '../job/job.css';
import { JobCardPlace } from './JobCardPlace';
import { SpecialInstructions } from '../job/SpecialInstructions';
import { placeOf } from '../job/routePlace';
import { vehiclesOf } from '../job/unit';
import { UnitLine } from '../job/UnitLine';
import { WaitingNote } from '../offline/WaitingNote';
import { StatusGlyph } from '../../parts/job/StatusGlyph';

interface DriverJobCardProps {
  job: Job;
  /** Null for completed jobs, which have no link. */
  href: string | null;
}

/** One job of the dashboard (specification 2.16). */
export function DriverJobCard({ job, href }: DriverJobCardProps) {
  const { t, format } = useTexts('driver');
  const dispatch = useApiDispatch();
  const title = t('card.title', { id: job.id });
  const handleOpen = () => dispatch(rememberJob(job));
  return (
    <article className="card card-body stack gap-12" aria-label={title}>
      <div className="ends">
        <div>
          <h3 className="type-h3">{title}</h3>
          {/* The job number that is used everywhere else, and by dispatch on the phone. */}
          <p className="type-small quiet">{job.jobId}</p>
        </div>
        <StatusBadge status={job.status} />
      </div>
      <WaitingNote jobId={job.id} />
      <p className="type-h4 breakable">{job.customer?.name || t('card.unknownCustomer')}</p>
      <CardUnits job={job} />
      {isOpen(job.status) && (
        <p className="type-body type-strong">
          {job.preferredPickupDate
            ? t('card.pickupDay', { date: format.day(job.preferredPickupDate) })
            : t('card.noPickupDay')}
          {job.preferredDeliveryDate &&
            ` · ${t('card.deliveryDay', { date: format.day(job.preferredDeliveryDate) })}`}
        </p>
      )}
      {isOpen(job.status) && job.specialInstructions && (
        <SpecialInstructions text={job.specialInstructions} />
      )}
      <JobCardPlace label={t('card.pickup')} place={placeOf(job, 'pickup')} />
      <JobCardPlace label={t('card.delivery')} place={placeOf(job, 'dropoff')} />
      <p className="type-small quiet">
        {t('card.created', {
          date: job.createdAt ? format.moment(job.createdAt, 'date') : t('card.unknownDate'),
        })}
      </p>
      {href !== null && (
        <Link {...buttonLook({ variant: 'outlined' })} to={href} onClick={handleOpen}>
          {t('card.details')}
        </Link>
      )}
    </article>
  );
}

function CardUnits({ job }: { job: Job }) {
  const { t } = useTranslation('driver');
  const vehicles = vehiclesOf(job);
  const titleOf = useVehicleTitle();
  const left = unitsLeft(job).length;
  return (
    <div>
      <p className="type-label quiet">{t('units.title')}</p>
      {vehicles.length === 0 && <p className="type-body quiet">{t('units.none')}</p>}
      <ul className="plain-list stack gap-4">
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <UnitLine
              name={titleOf(vehicle, job.createdAt) ?? t('units.none')}
              vin={vinText(vehicle)}
            />
          </li>
        ))}
      </ul>
      {left > 0 && <p className="type-body type-strong">{t('left.count', { count: left })}</p>}
    </div>
  );
}

/** Icon, word and colour of a job on its card. */
function StatusBadge({ status }: { status: JobStatus }) {
  const { t } = useTranslation();
  return (
    <span className="pill" data-tone={status}>
      <StatusGlyph status={status} />
      {t(`driverStatus.${status}`)}
    </span>
  );
}
