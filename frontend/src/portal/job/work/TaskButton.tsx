import type { ReportStage } from '@dispatch/domain/report/photo';
import type { JobUnit } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import { isUnchecked } from '../scan/nextToCheck';
import type { UnitTask } from './unitTasks';
import './work.css';

interface TaskButtonProps {
  task: UnitTask;
  unit: JobUnit;
  /** The unit's name on the screen. */
  name: string;
  stage: ReportStage;
  /** The next step at this unit. */
  isNext?: boolean;
  isBusy: boolean;
  onStart: (task: UnitTask) => void;
}

/** One task at a unit, large enough for gloves. */
export function TaskButton(props: TaskButtonProps) {
  const { task, unit, name, stage, isNext = false, isBusy, onStart } = props;
  const { t } = useTranslation('driver');
  const labels: Record<UnitTask, string> = {
    check: t(isUnchecked(unit) ? 'check.open' : 'check.again'),
    photos: t(`photos.open.${stage}`),
    report: t(`report.open.${stage}`),
    leave: t(unit.leftBehind ? 'left.take' : 'left.leave'),
  };
  return (
    <Button
      variant={isNext ? 'contained' : 'outlined'}
      color={isNext ? 'primary' : 'secondary'}
      isWide
      className={`plate-${task}`}
      aria-label={`${labels[task]}: ${name}`}
      disabled={task === 'leave' && isBusy}
      onClick={() => onStart(task)}
    >
      {labels[task]}
    </Button>
  );
}
