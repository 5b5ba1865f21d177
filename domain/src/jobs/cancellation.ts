import { isOpen, type JobStatus } from './job-status';

export const CANCELLATION_REASONS = ['customer', 'not-ready', 'duplicate', 'other'] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

export function isCancellationReason(value: unknown): value is CancellationReason {
  return CANCELLATION_REASONS.some((reason) => reason === value);
}

/** A delivered job cannot be cancelled. */
export function canBeCancelled(status: JobStatus): boolean {
  return isOpen(status);
}
