import type { Job } from '../../api/jobs/jobs';
import { vinText } from '../../parts/job/jobTexts';
import { hasNotStarted } from '@dispatch/domain/jobs/unit-state';
import { useTranslation } from '../../ui/text/useTranslation';
import { isUnchecked } from './scan/nextToCheck';

/** Below the units of a job to be started: lists the unchecked units. They can be loaded anyway. */
export function Unchecked({ job }: { job: Job }) {
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
