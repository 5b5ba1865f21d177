import type { ImportRow } from '../../../api/imports';

/** Origin and destination by town, or else by street. */
export function routeOf({ job }: ImportRow): string {
  if (job === null) return '';
  const from = [job.pickupCity ?? job.pickupAddress, job.pickupProvince];
  const to = [job.dropoffCity ?? job.dropoffAddress, job.dropoffProvince];
  return [from, to]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean)
    .join(' → ');
}

/** Each vehicle by year, make, model and VIN. */
export function unitsOf({ job }: ImportRow): string {
  return (job?.units ?? [])
    .map(({ year, make, model, vinLast8 }) =>
      [year, make, model, vinLast8].filter((part) => part !== null).join(' '),
    )
    .join(' · ');
}
