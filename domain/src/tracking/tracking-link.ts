const DAY_MS = 24 * 60 * 60 * 1000;

/** So long after the delivery a tracking link works: claims on visible damage are made within these days. */
export const TRACKING_DAYS = 30;

interface LinkedJob {
  /** Null until it was delivered. */
  readonly completedAt: Date | null;
}

/** When the link of a job stops by itself; null while the job is under way. */
export function trackingEnd({ completedAt }: LinkedJob): Date | null {
  return completedAt === null ? null : new Date(completedAt.getTime() + TRACKING_DAYS * DAY_MS);
}

export function isTrackingOver(job: LinkedJob, now: Date): boolean {
  const end = trackingEnd(job);
  return end !== null && end <= now;
}
