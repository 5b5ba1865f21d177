import { canMove, JOB_STATUS, type DriverGroup } from '@dispatch/domain/jobs/job-status';
import type { Job } from '../../api/jobs';
import type { Operation } from './queue/operation';
import type { QueueState } from './queue/operationQueue';

/** What the phone knows beyond the lists that it read, which may be older than its own taps. */
type Known = Pick<QueueState, 'waiting' | 'serverJobs'>;

/** The job as it will be once what waits has been sent; what cannot follow is left out. */
export function projectJob(read: Job, { waiting, serverJobs }: Known): Job {
  const said = serverJobs.get(read.id);
  const job = said && said.version > read.version ? said : read;
  return waiting.reduce((shown, { jobId, status }) => {
    if (jobId !== job.id || status === null || !canMove('driver', shown.status, status))
      return shown;
    return { ...shown, status };
  }, job);
}

export function hasWaiting(job: { readonly id: number }, waiting: readonly Operation[]): boolean {
  return waiting.some(({ jobId }) => jobId === job.id);
}

type Groups<Value> = Readonly<Record<DriverGroup, Value>>;

/** The jobs of each group with what waits taken into account; moved ones come first. */
export function projectGroups(
  groups: Groups<readonly Job[] | undefined>,
  known: Known,
): Groups<Job[] | undefined> {
  const moved = new Map<number, Job>();
  for (const [group, jobs] of Object.entries(groups)) {
    for (const job of jobs ?? []) {
      const shown = projectJob(job, known);
      if (JOB_STATUS[shown.status].group !== group) moved.set(job.id, shown);
    }
  }
  const project = (group: DriverGroup) => {
    const jobs = groups[group];
    if (!jobs) return undefined;
    const arrived = [...moved.values()].filter(
      ({ id, status }) =>
        JOB_STATUS[status].group === group && !jobs.some((listed) => listed.id === id),
    );
    const stayed = jobs.filter(({ id }) => !moved.has(id)).map((job) => projectJob(job, known));
    return [...arrived, ...stayed];
  };
  return {
    assigned: project('assigned'),
    active: project('active'),
    completed: project('completed'),
  };
}
