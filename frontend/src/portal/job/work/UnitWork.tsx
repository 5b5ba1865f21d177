import { nextDriverAction } from '@dispatch/domain/jobs/job-status';
import type { LeftReason } from '@dispatch/domain/jobs/unit-state';
import type { ReportStage } from '@dispatch/domain/report/photo';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Job, JobUnit } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { useTranslation } from '../../../ui/text/useTranslation';
import { LeaveUnitDialog } from '../actions/lateLeaveUnitDialog';
import type { OpenUnit } from '../actions/UnitScreens';
import { Recorded } from './Recorded';
import { tasksOf, type UnitTask } from './unitTasks';
import { useNextStep } from './useNextStep';
import './work.css';
import { isUnchecked } from '../scan/nextToCheck';

interface UnitWorkProps {
  userId: number;
  job: Job;
  unit: JobUnit;
  /** The unit's name on the screen. */
  name: string;
  stage: ReportStage;
  /** Unit marks cannot be sent yet. */
  isBusy: boolean;
  onOpen: (open: OpenUnit) => void;
  /** Resolves to whether it was accepted. */
  onLeave: (unitId: number, reason: LeftReason, notes: string) => Promise<boolean>;
  onTake: (unitId: number) => void;
}

/** The work at one unit: what is recorded, the next step, and the other tasks behind one button. */
export function UnitWork(props: UnitWorkProps) {
  const { userId, job, unit, name, stage, isBusy, onOpen, onLeave, onTake } = props;
  const { t } = useTranslation('driver');
  const next = useNextStep(job, unit, stage);
  const [isUnfolded, setIsUnfolded] = useState(false);
  /** Null until the dialog is first opened and its code is loaded. */
  const [isLeaving, setIsLeaving] = useState<boolean | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const returnFocus = useEffectEvent(() => {
    // The button that opened the dialog is gone.
    if (unit.leftBehind) more.current?.focus();
  });
  useEffect(() => {
    if (isLeaving === false) returnFocus();
  }, [isLeaving]);
  const hasSteps = nextDriverAction(job.status) !== null;
  const tasks = tasksOf(unit, job.status);
  const main: UnitTask | null = unit.leftBehind ? 'leave' : next;
  const others = hasSteps ? tasks.filter((task) => task !== main) : tasks;
  const handleStart = (task: UnitTask) => {
    if (task !== 'leave') onOpen({ screen: task, unitId: unit.id });
    else if (unit.leftBehind) onTake(unit.id);
    else setIsLeaving(true);
  };
  // The next step keeps its button, and so the focus, when it changes.
  const buttonOf = (task: UnitTask, key: string = task) => (
    <TaskButton
      key={key}
      {...{ task, unit, name, stage, isBusy }}
      isNext={hasSteps && task === next}
      onStart={handleStart}
    />
  );
  return (
    <>
      <Recorded job={job} unit={unit} stage={stage} />
      {hasSteps && (
        <div className="unit-work">
          {main ? (
            buttonOf(main, 'main')
          ) : (
            <p className="type-body unit-recorded">
              <Icon name="check" size="text" />
              {t('units.recorded')}
            </p>
          )}
          <Button
            ref={more}
            variant="outlined"
            color="secondary"
            className="unit-more"
            aria-label={`${t('units.more')}: ${name}`}
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {t('units.more')}
          </Button>
        </div>
      )}
      {(isUnfolded || !hasSteps) && (
        <div className="unit-others">{others.map((task) => buttonOf(task))}</div>
      )}
      {isLeaving !== null && (
        <LeaveUnitDialog
          open={isLeaving}
          userId={userId}
          unitId={unit.id}
          name={name}
          isBusy={isBusy}
          onLeave={(reason, notes) => onLeave(unit.id, reason, notes)}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </>
  );
}

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
function TaskButton(props: TaskButtonProps) {
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
