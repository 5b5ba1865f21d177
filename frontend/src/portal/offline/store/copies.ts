import type { Job } from '../../../api/jobs/jobs';

/** What a driver's phone shows without a connection. */
export interface JobsCopy {
  /** When the server said so, in milliseconds. */
  readonly savedAt: number;
  /** Open ones and the newest of the completed. */
  readonly jobs: readonly Job[];
  readonly completedTotal: number;
}

/** The copy with the given jobs as the server has them now. */
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
