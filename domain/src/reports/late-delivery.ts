import { isPromised, isOnTime } from '../jobs/on-time';
import { hasDeliveryPromise, isDeliveredOnTime } from '../jobs/stop-window';

/**
 * Why a delivery was late, as far as the job's own dates tell: it was picked up after its preferred day, it was picked up on
 * time but delayed afterwards, or its pickup is unknown.
 */
export type LateReason = 'late-pickup' | 'on-the-way' | 'unknown';

interface Delivered {
  readonly preferredPickupDate: string | null;
  readonly pickedUpOn: string | null;
  readonly deliverBy: Date | null;
  readonly completedAt: Date | null;
}

/** Null for a delivery on time, and for one without a promise. */
export function lateReason(job: Delivered): LateReason | null {
  if (!hasDeliveryPromise(job) || isDeliveredOnTime(job)) return null;
  if (!isPromised(job)) return 'unknown';
  return isOnTime(job) ? 'on-the-way' : 'late-pickup';
}
