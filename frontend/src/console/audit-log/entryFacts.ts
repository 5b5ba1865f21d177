import type { AuditEntry } from '../../api/audit';

/** One value of an entry, before and after; `name` is a key for `useFieldWords`. */
export interface EntryFact {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Flattens nested facts to dotted names: `units` becomes `unit.1.make`, `vehicle` becomes `vehicle.make`. */
function flat(name: string, value: unknown): [string, unknown][] {
  if (Array.isArray(value)) {
    if (!value.some(isObject)) return [[name, value.join(', ')]];
    const one = name === 'units' ? 'unit' : name;
    return value.flatMap((item: unknown, index) => flat(`${one}.${String(index + 1)}`, item));
  }
  if (!isObject(value)) return [[name, value]];
  return Object.entries(value).flatMap(([part, inner]) => flat(`${name}.${part}`, inner));
}

function flatFacts(facts: AuditEntry['before']): Map<string, unknown> {
  return new Map(Object.entries(facts ?? {}).flatMap(([name, value]) => flat(name, value)));
}

/** All changed values of an entry, before and after; unchanged ones are omitted. */
export function entryFacts({ before, after }: Pick<AuditEntry, 'before' | 'after'>): EntryFact[] {
  const [old, now] = [flatFacts(before), flatFacts(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names
    .map((name) => ({ name, before: old.get(name) ?? null, after: now.get(name) ?? null }))
    .filter((fact) => fact.before !== fact.after);
}
