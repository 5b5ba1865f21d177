import type { Job } from '../../../api/jobs/jobs';

/** The jobs that a driver's phone shows offline. */
export interface JobsCopy {
  /** The time of the server's answer, in milliseconds. */
  readonly savedAt: number;
  /** Open jobs and the newest completed ones. */
  readonly jobs: readonly Job[];
  readonly completedTotal: number;
}

/** The copy, updated with the server's current jobs. */
export function withNewer(copy: JobsCopy, jobs: readonly Job[]): JobsCopy {
  const newer = new Map(jobs.map((job) => [job.id, job]));
  const known = copy.jobs.map((job) => {
    const now = newer.get(job.id);
    return now && now.version >= job.version ? now : job;
  });
  const delivered = (list: readonly Job[]) =>
    list.filter(({ status }) => status === 'delivered').length;
  return {
    ...copy,
    jobs: known,
    completedTotal: copy.completedTotal + delivered(known) - delivered(copy.jobs),
  };
}
