import { isVinInput } from '../vehicles/vin';

interface VinOnJob {
  readonly jobId: number;
  /** The full VIN, if known. */
  readonly vin: string | null;
  readonly vinLast8: string | null;
}

/** Ids of jobs that share a vehicle with another job: two drivers would go for the same car. */
export function jobsSharingVins(units: Iterable<VinOnJob>): Set<number> {
  const byEnd = new Map<string, VinOnJob[]>();
  for (const unit of units) {
    const end = unit.vinLast8;
    if (end === null || !isVinInput(end)) continue;
    const known = byEnd.get(end);
    if (known) known.push(unit);
    else byEnd.set(end, [unit]);
  }
  const sharing = new Set<number>();
  for (const group of byEnd.values())
    for (const one of group)
      if (group.some((other) => isShared(one, other))) sharing.add(one.jobId);
  return sharing;
}

/** Compares full VINs if both are known, else the last eight characters. */
function isShared(one: VinOnJob, other: VinOnJob): boolean {
  if (one.jobId === other.jobId) return false;
  return one.vin === null || other.vin === null || one.vin === other.vin;
}
