import type { Database } from '../../../database/database';
import { type Row, toNumber } from '../../../database/rows';
import type { ActivityAnswer } from './activity.schema';

type Entry = Pick<ActivityAnswer, 'before' | 'after'>;
type Person = ActivityAnswer['people'][number];
type Kind = Person['resource'];

/** The fact fields that hold people's ids, and the tables with their names, including deleted records. */
const KINDS: Readonly<Record<Kind, { readonly field: string; readonly select: string }>> = {
  customer: { field: 'customerId', select: 'SELECT id, name FROM customers WHERE id IN' },
  driver: { field: 'driverId', select: 'SELECT id, name FROM drivers WHERE id IN' },
};

function idsIn({ before, after }: Entry, field: string): number[] {
  const ids = [before?.[field], after?.[field]].filter((id) => typeof id === 'number');
  return [...new Set(ids)];
}

async function peopleOf(
  database: Database,
  entries: readonly Entry[],
  resource: Kind,
): Promise<Map<number, Person>> {
  const { field, select } = KINDS[resource];
  const ids = [...new Set(entries.flatMap((entry) => idsIn(entry, field)))];
  if (ids.length === 0) return new Map();
  const rows = await database.query<Row>(`${select} (${ids.map(() => '?').join(', ')})`, ids);
  return new Map(
    rows.map((row) => [
      toNumber(row.id),
      { resource, id: toNumber(row.id), name: row.name as string }, // text column
    ]),
  );
}

/** Adds the names of the customers and drivers whose ids appear in the entries' facts. */
export async function withPeople<E extends Entry>(
  database: Database,
  entries: readonly E[],
): Promise<(E & Pick<ActivityAnswer, 'people'>)[]> {
  const [customer, driver] = await Promise.all([
    peopleOf(database, entries, 'customer'),
    peopleOf(database, entries, 'driver'),
  ]);
  const known = { customer, driver };
  const kinds = Object.keys(KINDS) as Kind[];
  return entries.map((entry) => ({
    ...entry,
    people: kinds.flatMap((kind) =>
      idsIn(entry, KINDS[kind].field).flatMap((id) => known[kind].get(id) ?? []),
    ),
  }));
}
