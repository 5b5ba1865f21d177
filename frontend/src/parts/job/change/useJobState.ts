import { isOpen } from '@dispatch/domain/jobs/job-status';
import { useCallback } from 'react';
import { useUpdateJobMutation, type Job, type JobChange } from '../../../api/jobs/jobs';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useOptimisticChange } from '../../records/useOptimisticChange';
import type { ChangeOf } from '../../records/useWritesInTurn';
import { jobAndDriver } from '../jobTexts';

interface Wanted {
  change: Pick<JobChange, 'status' | 'driverId' | 'completedAt'>;
  driver: Job['driver'];
}

interface Words {
  done: string;
  failed: string;
}

/** Status and driver before a change. */
function stateBefore({ status, driver, driverId }: Job): Wanted {
  return { change: isOpen(status) ? { driverId, status } : { driverId }, driver };
}

/** The fields that change on screen; an open job has no completion time. */
function factsOf({ change, driver }: Wanted): Partial<Job> {
  const { status } = change;
  return { ...change, driver, ...(status && isOpen(status) && { completedAt: null }) };
}

/**
 * The server sets a job without a driver to pending, so an undo could not restore another status.
 */
function canUndo({ status, driverId }: Job): boolean {
  return driverId !== null || status === 'pending' || !isOpen(status);
}

/** Assigns a job to a driver, or unassigns it. */
export function assignment(job: Job, driver: Job['driver']): Wanted {
  return {
    driver: driver && { id: driver.id, name: driver.name, phone: driver.phone },
    change: {
      driverId: driver?.id ?? null,
      // A delivered job stays delivered: only its driver is corrected.
      ...(isOpen(job.status) && { status: driver ? 'assigned' : 'pending' }),
    },
  };
}

/** A job is not reassigned to its own driver: that would reset its progress. */
export function isNewTo(job: Job, driverId: number): boolean {
  return driverId !== job.driverId || job.status === 'pending';
}

/** Whether an open job has a driver to remove; it becomes pending then (specification 4.2). */
export function canBeUnassigned({ driverId, status }: Job): boolean {
  return driverId !== null && isOpen(status);
}

/** Describes how to change status and driver of a job, and how to undo it. */
export function useStateChange() {
  const [updateJob] = useUpdateJobMutation();
  return useCallback(
    (job: Job, wanted: Wanted): ChangeOf<Job> => {
      const write = (state: Wanted) => ({
        facts: factsOf(state),
        send: (version: number) =>
          updateJob({ id: job.id, jobChange: state.change, ...ifMatch(version) }),
      });
      const back = { ...write(stateBefore(job)), about: jobAndDriver(job, job.driver) };
      return {
        ...write(wanted),
        about: jobAndDriver(job, wanted.driver ?? job.driver),
        ...(canUndo(job) && { back }),
      };
    },
    [updateJob],
  );
}

/** Changes status and driver of a job. */
export function useJobState() {
  const optimistic = useOptimisticChange('job');
  const changeOf = useStateChange();
  return useCallback(
    (job: Job, wanted: Wanted, { done, failed }: Words) => {
      const { facts, ...change } = changeOf(job, wanted);
      return optimistic(job, facts, { ...change, done, failed: () => failed });
    },
    [changeOf, optimistic],
  );
}
