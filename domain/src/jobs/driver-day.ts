import { isLoaded, type JobStatus } from './job-status';

/** When a driver is expected at a place. */
export interface ExpectedAt {
  /** `YYYY-MM-DD` */
  readonly day: string | null;
  /** The start of the time window, `HH:MM`. */
  readonly from?: string | null;
}

export interface DayJob {
  readonly id: number;
  readonly status: JobStatus;
  /** The driver recorded something of a vehicle before the departure. */
  readonly isBegun: boolean;
  readonly pickup: ExpectedAt;
  readonly delivery: ExpectedAt;
  readonly createdAt: string;
}

/** After every day and every time. */
const UNKNOWN = '~';

/**
 * Sorts a driver's jobs by the order of the day: jobs in progress first, then by the day and time of the next place,
 * then by creation. Without a day a job comes last.
 */
export function compareDayJobs(a: DayJob, b: DayJob): number {
  return (
    progressOf(a) - progressOf(b) ||
    compare(nextPlace(a).day ?? UNKNOWN, nextPlace(b).day ?? UNKNOWN) ||
    compare(nextPlace(a).from ?? UNKNOWN, nextPlace(b).from ?? UNKNOWN) ||
    compare(a.createdAt, b.createdAt) ||
    a.id - b.id
  );
}

function progressOf({ status, isBegun }: DayJob): number {
  if (isLoaded(status)) return 0;
  return isBegun ? 1 : 2;
}

function nextPlace({ status, pickup, delivery }: DayJob): ExpectedAt {
  return isLoaded(status) ? delivery : pickup;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
