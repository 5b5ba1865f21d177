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

/** Status and driver as they were before a change. */
function stateBefore({ status, driver, driverId }: Job): Wanted {
  return { change: isOpen(status) ? { driverId, status } : { driverId }, driver };
}

/** What a job shows of a change; an open one is not completed. */
function factsOf({ change, driver }: Wanted): Partial<Job> {
  const { status } = change;
  return { ...change, driver, ...(status && isOpen(status) && { completedAt: null }) };
}

/** The server makes a job without a driver pending; an undo could not bring back another status. */
function canUndo({ status, driverId }: Job): boolean {
  return driverId !== null || status === 'pending' || !isOpen(status);
}

/** A job given to a driver, or taken from whoever has it. */
export function assignment(job: Job, driver: Job['driver']): Wanted {
  return {
    driver: driver && { id: driver.id, name: driver.name, phone: driver.phone },
    change: {
      driverId: driver?.id ?? null,
      // A delivered job stays delivered: only who brought it is put right.
      ...(isOpen(job.status) && { status: driver ? 'assigned' : 'pending' }),
    },
  };
}

/** Whoever has the job already is not given it anew: that would undo how far it has come. */
export function isNewTo(job: Job, driverId: number): boolean {
  return driverId !== job.driverId || job.status === 'pending';
}

/** Whether there is a driver to take an open job from; it is pending then (specification 4.2). */
export function canBeUnassigned({ driverId, status }: Job): boolean {
  return driverId !== null && isOpen(status);
}

/** How status and driver of a job are changed, and put back. */
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
