const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which a tracking link works after the delivery: claims for visible damage are made within this period. */
export const TRACKING_DAYS = 30;

interface LinkedJob {
  /** Null until it was delivered. */
  readonly completedAt: Date | null;
}

/** When the link of a job expires; null while the job is in progress. */
export function trackingEnd({ completedAt }: LinkedJob): Date | null {
  return completedAt === null ? null : new Date(completedAt.getTime() + TRACKING_DAYS * DAY_MS);
}

export function isTrackingOver(job: LinkedJob, now: Date): boolean {
  const end = trackingEnd(job);
  return end !== null && end <= now;
}
