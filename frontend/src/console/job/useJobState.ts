import { isOpen } from '@dispatch/domain/jobs/job-status';
import { useCallback } from 'react';
import { useUpdateJobMutation, type Job, type JobChange } from '../../api/jobs';
import { ifMatch } from '../../api/request/requestHeaders';
import { jobAndDriver } from '../../parts/job/jobTexts';
import { useOptimisticChange } from '../../parts/records/useOptimisticChange';

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

/** Changes status and driver of a job. */
export function useJobState() {
  const change = useOptimisticChange('job');
  const [updateJob] = useUpdateJobMutation();
  return useCallback(
    (job: Job, wanted: Wanted, { done, failed }: Words) => {
      const write = (state: Wanted) => ({
        facts: factsOf(state),
        send: (version: number) =>
          updateJob({ id: job.id, jobChange: state.change, ...ifMatch(version) }),
      });
      const { facts, send } = write(wanted);
      const back = { ...write(stateBefore(job)), about: jobAndDriver(job, job.driver) };
      return change(job, facts, {
        send,
        done,
        failed: () => failed,
        about: jobAndDriver(job, wanted.driver ?? job.driver),
        ...(canUndo(job) && { back }),
      });
    },
    [change, updateJob],
  );
}
