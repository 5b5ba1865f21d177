import { isOpen } from '@dispatch/domain/jobs/job-status';
import { hasNotStarted } from '@dispatch/domain/jobs/unit-state';
import type { ReactNode } from 'react';
import type { Job, JobUnit } from '../../api/jobs/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import './job.css';
import { SectionTitle } from '../shell/SectionTitle';
import { Unchecked } from './Unchecked';
import { UnitPlate } from './UnitPlate';

interface UnitPlatesProps {
  job: Job;
  /** The action for a unit, given its name. */
  action?: ((unit: JobUnit, name: string) => ReactNode) | undefined;
}

/** UNIT TO HAUL of the job detail: every unit in loading order. */
export function UnitPlates({ job, action }: UnitPlatesProps) {
  const { t } = useTranslation('driver');
  const units = job.jobVehicles;
  const isUnderWay = isOpen(job.status) && !hasNotStarted(job.status);
  return (
    <section>
      <div className="units-head">
        <SectionTitle text={t('units.title')} />
        {units.length > 1 && (
          <span className="type-small quiet">{t('units.count', { count: units.length })}</span>
        )}
      </div>
      {units.length === 0 ? (
        <UnitPlate vehicle={job.vehicle} madeAt={job.createdAt} />
      ) : (
        <ul className="plain-list stack gap-8">
          {units.map((unit) => (
            <li key={unit.id}>
              <UnitPlate
                vehicle={unit.vehicle}
                madeAt={job.createdAt}
                unit={unit}
                isUnderWay={isUnderWay}
                action={action && ((name) => action(unit, name))}
              />
            </li>
          ))}
        </ul>
      )}
      <Unchecked job={job} />
    </section>
  );
}
