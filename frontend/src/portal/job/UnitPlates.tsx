import { isOpen } from '@dispatch/domain/jobs/job-status';
import { hasNotStarted } from '@dispatch/domain/jobs/unit-state';
import type { ReactNode } from 'react';
import type { Job, JobUnit } from '../../api/jobs/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import './job.css';
import { SectionTitle } from '../shell/SectionTitle';
import { UnitPlate } from './UnitPlate';
import { vinText } from '../../parts/job/jobTexts';
import { isUnchecked } from './scan/nextToCheck';

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

/** Below the units of a job to be started: lists the unchecked units. They can be loaded anyway. */
function Unchecked({ job }: { job: Job }) {
  const { t } = useTranslation('driver');
  const going = job.jobVehicles.filter(({ leftBehind }) => !leftBehind);
  const unchecked = going.filter(isUnchecked);
  if (!hasNotStarted(job.status) || unchecked.length === 0) return null;
  const missing = t('units.missing');
  const units = unchecked.map(({ vehicle }) => vinText(vehicle) ?? missing).join(', ');
  const isNone = unchecked.length === going.length;
  return (
    <p className="type-body unchecked">
      {isNone ? t('check.noneYet') : t('check.missing', { units })}
    </p>
  );
}
