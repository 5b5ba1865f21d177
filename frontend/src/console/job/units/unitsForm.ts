import { toUnitPayload } from '@dispatch/domain/jobs/dispatch-payload';
import type { DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { trimmed } from '@dispatch/domain/text/text';
import { normaliseVin } from '@dispatch/domain/vehicles/vin';
import type { Job, WantedJobUnit } from '../../../api/jobs/jobs';
import { vehicleFacts } from '../../../parts/units/vehicleSuggestions';

type Units = readonly DispatchUnit[];

/** The job's units as the form holds them; the row's id is the unit's. */
export function toUnits(job: Job): DispatchUnit[] {
  return job.jobVehicles.map(({ id, vehicle, price }) => {
    const { vin: vinLast8, ...facts } = vehicleFacts(vehicle);
    return { id: String(id), ...facts, vinLast8, price: price ?? null };
  });
}

/** How a field of a unit that is there is sent: blank is null. */
function sent(unit: DispatchUnit) {
  return {
    year: unit.year,
    make: trimmed(unit.make),
    model: trimmed(unit.model),
    vinLast8: trimmed(normaliseVin(unit.vinLast8)),
    poNumber: trimmed(unit.poNumber),
    price: unit.price,
  };
}

/**
 * The list to send. Of a unit that is there only what differs, so that a placeholder that nobody
 * touched stays; a new one as the create form sends it.
 */
export function toWantedUnits(units: Units, before: Units, currentYear: number): WantedJobUnit[] {
  return units.map((unit) => {
    const known = before.find(({ id }) => id === unit.id);
    if (!known) return toUnitPayload(unit, currentYear);
    const old: Record<string, unknown> = sent(known);
    const changed = Object.entries(sent(unit)).filter(([field, value]) => value !== old[field]);
    return { id: Number(unit.id), ...Object.fromEntries(changed) };
  });
}
