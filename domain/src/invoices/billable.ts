/** An order that was cancelled, with what is due for a truck that came for nothing. */
export interface BilledCancellation {
  readonly id: number;
  readonly dryRunChargeCents: number | null;
}

/** Whether there is something to bill: the job was delivered, or its cancellation has a dry-run charge. */
export function isBillable(job: {
  readonly isListed: boolean;
  readonly status: string;
  readonly cancellation: BilledCancellation | null;
}): boolean {
  if (job.isListed) return job.status === 'delivered';
  return (job.cancellation?.dryRunChargeCents ?? 0) > 0;
}
