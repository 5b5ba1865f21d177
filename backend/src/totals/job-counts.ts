import { JOB_STATUSES, type JobStatus } from '@dispatch/domain/jobs/job-status';

/** The columns beside the version of all data: how many jobs of each status there are, in all rows together. */
export const COUNT_COLUMNS: Readonly<Record<JobStatus, string>> = {
  pending: 'pending',
  assigned: 'assigned',
  'picked-up': 'pickedUp',
  'in-transit': 'inTransit',
  delivered: 'delivered',
};
export const COUNTED = JOB_STATUSES.map((status) => COUNT_COLUMNS[status]);

interface Counted {
  readonly status: string;
  readonly deletedAt: Date | null;
}

/** How many more jobs of each status a transaction leaves, in the order of the columns. */
export class JobCounts {
  private readonly more = JOB_STATUSES.map(() => 0);

  /** Follows a job from before to after its change, null where it does not exist. */
  follow(before: Counted | null, after: Counted | null): void {
    this.add(before, -1);
    this.add(after, 1);
  }

  get values(): readonly number[] {
    return this.more;
  }

  private add(job: Counted | null, by: number): void {
    if (job === null || job.deletedAt !== null) return;
    const nth = JOB_STATUSES.findIndex((status) => status === job.status);
    if (nth >= 0) this.more[nth] = (this.more[nth] ?? 0) + by;
  }
}

/** In SQL, how many jobs have one of these statuses. */
export function jobsIn(statuses: readonly JobStatus[]): string {
  const counts = statuses.map((status) => COUNT_COLUMNS[status]);
  return `(SELECT COALESCE(SUM(${counts.join(' + ') || '0'}), 0) FROM data_version)`;
}

/** Counts all of them anew. */
export async function countStatuses(query: (sql: string) => Promise<unknown>): Promise<void> {
  await query(`UPDATE data_version SET ${COUNTED.map((column) => `${column} = 0`).join(', ')}`);
  const counts = JOB_STATUSES.map(
    (status) => `${COUNT_COLUMNS[status]} =
      (SELECT COUNT(*) FROM jobs WHERE status = '${status}' AND deletedAt IS NULL)`,
  );
  await query(`UPDATE data_version SET ${counts.join(', ')} WHERE id = 1`);
}
