import { isOpen, type JobStatus } from './job-status';

/** Why an order was called off. */
export const CANCELLATION_REASONS = ['customer', 'not-ready', 'duplicate', 'other'] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

export function isCancellationReason(value: unknown): value is CancellationReason {
  return CANCELLATION_REASONS.some((reason) => reason === value);
}

/** What was delivered cannot be called off any more. */
export function canBeCancelled(status: JobStatus): boolean {
  return isOpen(status);
}
