import type { Job } from '../../api/jobs';
import '../../ui/text/text.css';
import '../../ui/text/type.css';
import { useTranslation } from '../../ui/text/useTranslation';
import './job.css';
import { SectionTitle } from '../shell/SectionTitle';
import { vehiclesOf } from './unit';
import { UnitPlate } from './UnitPlate';

/** UNIT TO HAUL of the job detail: every unit in the order of loading. */
export function UnitPlates({ job }: { job: Job }) {
  const { t } = useTranslation('driver');
  const vehicles = vehiclesOf(job);
  return (
    <section>
      <div className="units-head">
        <SectionTitle text={t('units.title')} />
        {vehicles.length > 1 && (
          <span className="type-small quiet">{t('units.count', { count: vehicles.length })}</span>
        )}
      </div>
      {vehicles.length === 0 ? (
        <UnitPlate vehicle={null} madeAt={job.createdAt} />
      ) : (
        <ul className="rows rows-tight">
          {vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <UnitPlate vehicle={vehicle} madeAt={job.createdAt} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
