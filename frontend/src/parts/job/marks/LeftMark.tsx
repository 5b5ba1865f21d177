import type { Job } from '../../../api/jobs/jobs';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Mark } from './Mark';
import { unitsLeft } from '../unitsLeft';

interface LeftMarkProps {
  job: Pick<Job, 'jobVehicles'>;
  isShort?: boolean;
}

/** The number of units left behind, and the reasons; empty if there are none. */
export function LeftMark({ job, isShort = false }: LeftMarkProps) {
  const { t } = useTranslation(['jobs', 'common']);
  const left = unitsLeft(job);
  if (left.length === 0) return null;
  const reasons = left.flatMap(({ leftBehind }) =>
    leftBehind ? [t(`common:leftReason.${leftBehind.reason}`)] : [],
  );
  const label = t('left.mark', {
    count: left.length,
    reasons: [...new Set(reasons)].join(', '),
  });
  return <Mark tone="orange" icon="problem" label={label} isShort={isShort} isCut />;
}
