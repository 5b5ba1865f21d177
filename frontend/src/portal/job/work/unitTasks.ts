import type { UnitStep } from '@dispatch/domain/report/next-unit-step';
import type { JobUnit } from '../../../api/jobs/jobs';

/** What a driver can do at one vehicle; `leave` also undoes leaving it behind. */
export type UnitTask = UnitStep | 'leave';

interface Work {
  /** The job has steps left for the driver. */
  readonly isAtWork: boolean;
  /** The job has not started. */
  readonly isLoading: boolean;
}

/** All tasks of a unit, in the order of the work. */
export function tasksOf({ leftBehind }: JobUnit, { isAtWork, isLoading }: Work): UnitTask[] {
  const isLeft = Boolean(leftBehind);
  const tasks: Record<UnitTask, boolean> = {
    check: isLoading && !isLeft,
    photos: true,
    report: !isLeft,
    leave: isAtWork,
  };
  return (['check', 'photos', 'report', 'leave'] as const).filter((task) => tasks[task]);
}
