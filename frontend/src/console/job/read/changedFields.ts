import type { ActivityEntry } from '../../../api/generated/endpoints';
import { vehicleFacts, vehicleName } from '../../../parts/units/vehicleSuggestions';
import { UNIT_FIELDS } from '../../../parts/units/comparedFields';

export interface ChangedField {
  /** A field of the job or, after a dot, of its first vehicle or a unit (`unit.2.make`). */
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Fields covered by the entry's own sentence. */
const SAID: Partial<Record<ActivityEntry['action'], readonly string[]>> = {
  'job.assigned': ['driverId', 'status'],
  'job.unassigned': ['driverId', 'status'],
  'job.status-changed': ['status', 'completedAt'],
  'job.delivered': ['status', 'completedAt'],
  'job.cancelled': ['reason'],
  'job.unit-left': ['unit', 'reason', 'note'],
  'job.unit-checked': ['unit', 'vin', 'method'],
  'job.unit-loaded-anyway': ['unit', 'vin', 'method'],
  'job.unit-reported': ['unit', 'stage', 'report'],
  'job.unit-damaged': ['unit', 'stage', 'report', 'damage'],
  'job.signed': ['stage', 'outcome', 'name', 'sealed', 'hash'],
  'job.unit-moved': ['unit', 'fromJob', 'toJob', 'vehicleCount'],
  'job.carried-on': ['units', 'toJob'],
  'job.charge-added': ['nameEn', 'nameFr', 'unit', 'price', 'taxable', 'quantity'],
  'job.charge-changed': ['nameEn', 'nameFr', 'unit', 'price', 'taxable', 'quantity'],
  'job.billing-changed': ['invoice'],
  'job.report-completed': ['hasDriverReport'],
  'job.noted': ['notes'],
  'job.update-refused': ['type', 'status', 'reason', 'notes', 'vin', 'code'],
  'job.refusal-dismissed': ['type', 'driverName'],
  'job.photo-added': ['unit', 'photo', 'stage', 'place'],
  'job.customer-told': ['event', 'to'],
  'job.customer-not-told': ['event', 'customerId', 'reason'],
  'job.customer-notice-retried': ['event'],
  'job.customer-notice-dismissed': ['event'],
};

const isFacts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The other changes of an entry by field; empty for the entry that created the job. */
export function changedFields({ action, before, after }: ActivityEntry): ChangedField[] {
  if (action === 'job.created' || !after) return [];
  const said = SAID[action] ?? [];
  return Object.entries(after).flatMap(([name, value]) => {
    if (said.includes(name)) return [];
    const old: unknown = before?.[name] ?? null;
    if (name === 'units') return changedUnits(old, value);
    if (name !== 'vehicle' || !isFacts(value))
      return [{ name, before: old, after: value as unknown }];
    const oldFacts = isFacts(old) ? old : {};
    return Object.entries(value).map(([part, fact]) => ({
      name: `vehicle.${part}`,
      before: oldFacts[part] ?? null,
      after: fact,
    }));
  });
}

type UnitFacts = Parameters<typeof vehicleFacts>[0] & { id: number; price: number | null };

/** The name of a unit in an entry, in the server's format. */
export function unitNameOf(unit: unknown): string {
  return isFacts(unit) ? nameOf(unit as UnitFacts) : '';
}

function nameOf(unit: UnitFacts): string {
  const { year, make, model } = vehicleFacts(unit);
  return vehicleName({ year, make, model });
}

/** Changed fields of units present before and after, and the names of added or removed units. */
function changedUnits(before: unknown, after: unknown): ChangedField[] {
  // The format of the server.
  const [old, now] = [before, after].map((units) => (units ?? []) as UnitFacts[]) as [
    UnitFacts[],
    UnitFacts[],
  ];
  const changed = old.flatMap((unit, index): ChangedField[] => {
    const name = `unit.${index + 1}`;
    const next = now.find(({ id }) => id === unit.id);
    if (!next) return [{ name, before: nameOf(unit), after: null }];
    return UNIT_FIELDS.filter((field) => unit[field] !== next[field]).map((field) => ({
      name: `${name}.${field}`,
      before: unit[field],
      after: next[field],
    }));
  });
  const added = now.flatMap((unit, index): ChangedField[] =>
    old.some(({ id }) => id === unit.id)
      ? []
      : [{ name: `unit.${index + 1}`, before: null, after: nameOf(unit) }],
  );
  return [...changed, ...added];
}
