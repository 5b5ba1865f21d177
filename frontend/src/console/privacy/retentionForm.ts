import {
  RETENTION,
  RETENTION_KINDS,
  RETENTION_MAX_MONTHS,
  type RetentionKind,
} from '@dispatch/domain/privacy/retention';
import * as z from '../../lib/schema';

function isAllowed(kind: RetentionKind, months: unknown): boolean {
  if (months === null) return true;
  if (typeof months !== 'number' || !Number.isInteger(months)) return false;
  return months >= RETENTION[kind].leastMonths && months <= RETENTION_MAX_MONTHS;
}

const months = (kind: RetentionKind) =>
  z.custom<number | null>((value) => isAllowed(kind, value), { error: 'privacy:retention.range' });

export const retentionSchema = z.object({
  deliveredJobs: months('deliveredJobs'),
  photos: months('photos'),
  signatures: months('signatures'),
  activity: months('activity'),
  sessions: months('sessions'),
  sentMails: months('sentMails'),
  deletedCustomers: months('deletedCustomers'),
  deletedUsers: months('deletedUsers'),
});
export type RetentionValues = z.infer<typeof retentionSchema>;

export function toValues(kept: RetentionValues): RetentionValues {
  const { deliveredJobs, photos, signatures, activity } = kept;
  const { sessions, sentMails, deletedCustomers, deletedUsers } = kept;
  return {
    ...{ deliveredJobs, photos, signatures, activity },
    ...{ sessions, sentMails, deletedCustomers, deletedUsers },
  };
}

/** The valid months only, because the preview rejects others. */
export function toTried(values: RetentionValues): Partial<Record<RetentionKind, number>> {
  return Object.fromEntries(
    RETENTION_KINDS.flatMap((kind) => {
      const value = values[kind];
      return value !== null && isAllowed(kind, value) ? [[kind, value]] : [];
    }),
  );
}
