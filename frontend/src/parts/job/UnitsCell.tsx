import type { Job } from '../../api/jobs/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import { FallbackText } from '../../ui/facts/FallbackText';
import { vinText } from './jobTexts';
import { useVehicleTitle } from './useVehicleTitle';

const LISTED = 3;

/** The first vehicle, the last eight characters of its VIN, and the number of further vehicles. */
export function UnitsCell({ job }: { job: Job }) {
  const { t } = useTranslation(['jobs', 'common']);
  const titleOf = useVehicleTitle();
  const more = job.vehicleCount - 1;
  const title = titleOf(job.vehicle, job.createdAt);
  const others = () =>
    job.jobVehicles
      .slice(1, 1 + LISTED)
      .map(({ vehicle }) => titleOf(vehicle, job.createdAt) ?? t('common:vehicle.unknown'))
      .join('\n');
  const first = (
    <span className="cut" title={title ?? undefined}>
      <FallbackText
        value={title}
        fallback={job.vehicle ? t('common:vehicle.unknown') : t('units.none')}
      />
    </span>
  );
  return (
    <span className="two-lines">
      {more <= 0 ? (
        first
      ) : (
        <span className="units-first">
          {first}
          <span className="units-more quiet" title={others()}>
            <span aria-hidden>{`+${more}`}</span>
            <span className="unseen">{t('units.more', { count: more })}</span>
          </span>
        </span>
      )}
      <span className="units-vin quiet">{vinText(job.vehicle)}</span>
    </span>
  );
}
