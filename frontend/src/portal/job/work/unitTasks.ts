import { type JobStatus, nextDriverAction } from '@dispatch/domain/jobs/job-status';
import { hasNotStarted } from '@dispatch/domain/jobs/unit-state';
import type { UnitStep } from '@dispatch/domain/report/next-unit-step';
import type { JobUnit } from '../../../api/jobs/jobs';

/** What a driver can do at one vehicle; `leave` also undoes leaving it behind. */
export type UnitTask = UnitStep | 'leave';

/** All tasks of a unit, in the order of the work. */
export function tasksOf({ leftBehind }: JobUnit, status: JobStatus): UnitTask[] {
  const isLeft = Boolean(leftBehind);
  const tasks: Record<UnitTask, boolean> = {
    check: hasNotStarted(status) && !isLeft,
    photos: true,
    report: !isLeft,
    leave: nextDriverAction(status) !== null,
  };
  return (['check', 'photos', 'report', 'leave'] as const).filter((task) => tasks[task]);
}
