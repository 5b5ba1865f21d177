import type { JobStatus } from './job-status';

/** What of an activity entry says when a status began. */
interface Entry {
  readonly action: string;
  readonly at: string;
  /** When the driver tapped, which may be before it came in. */
  readonly tappedAt: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

interface Dated {
  readonly status: JobStatus;
  readonly completedAt: string | null;
}

/**
 * Since when a job has its status, as its history tells, the newest entry first; null where the
 * history does not reach back that far.
 */
export function statusSince(job: Dated, history: readonly Entry[]): string | null {
  if (job.status === 'delivered' && job.completedAt !== null) return job.completedAt;
  const start = history.find(
    ({ action, before, after }) =>
      action === 'job.created' ||
      (after?.['status'] === job.status && before?.['status'] !== job.status),
  );
  return start ? (start.tappedAt ?? start.at) : null;
}
