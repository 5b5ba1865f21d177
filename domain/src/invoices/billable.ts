/** A cancelled job, with its dry-run charge. */
export interface BilledCancellation {
  readonly id: number;
  readonly dryRunChargeCents: number | null;
}

/** Whether the job can be billed: it was delivered, or its cancellation has a dry-run charge. */
export function isBillable(job: {
  readonly isListed: boolean;
  readonly status: string;
  readonly cancellation: BilledCancellation | null;
}): boolean {
  if (job.isListed) return job.status === 'delivered';
  return (job.cancellation?.dryRunChargeCents ?? 0) > 0;
}
