import { toUnitPayload } from '@dispatch/domain/jobs/dispatch-payload';
import type { DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { trimmed } from '@dispatch/domain/text/text';
import { normaliseVin } from '@dispatch/domain/vehicles/vin';
import type { WantedJobUnit } from '../../../api/jobs/jobs';

type Units = readonly DispatchUnit[];

/** The request body of an existing unit: blank becomes null. */
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
 * The list to send. Existing units have only changed fields, so an unchanged placeholder stays. New units have the
 * format of the create form.
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
