import { isLoaded, type JobStatus } from './job-status';
import { awaitsPickup } from './pickup-day';

/** The fields of an activity entry that show when a status began. */
interface Entry {
  readonly action: string;
  readonly at: string;
  /** When the driver tapped, which may be before the server received it. */
  readonly tappedAt: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

interface Dated {
  readonly status: JobStatus;
  readonly completedAt: string | null;
}

/**
 * When a job's present status began, from its history, the newest entry first. Null if the history does not go back
 * that far.
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

interface Progress {
  readonly status: JobStatus;
  readonly statusSince: Date | null;
  readonly loadedAt: Date | null;
}

/** Since when the job has its status, and when it was loaded, after a change of its status at `at`. */
export function progressAfter(job: Progress, next: JobStatus, at: Date): Omit<Progress, 'status'> {
  if (next === job.status) return { statusSince: job.statusSince, loadedAt: job.loadedAt };
  const isLoading = awaitsPickup(job.status) && isLoaded(next);
  return {
    statusSince: at,
    loadedAt: awaitsPickup(next) ? null : isLoading ? at : job.loadedAt,
  };
}
