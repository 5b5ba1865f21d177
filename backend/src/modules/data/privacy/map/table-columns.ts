import { readsOf } from '../../../../database/schema/column-reads';
import { type Row, toNullable } from '../../../../database/rows';

/** Formats rows for people: instants as ISO 8601, flags as booleans, JSON parsed. */
export function presenter(
  table: string,
  hidden: readonly string[],
  json: readonly string[],
): (row: Row) => Record<string, unknown> {
  const reads = readsOf(table);
  return (row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !hidden.includes(column))
        .map(([column, value]) => {
          const read = json.includes(column) ? parsed : (reads.get(column) ?? ((as) => as));
          return [column, toNullable(value, read)];
        }),
    );
}

function parsed(value: unknown): unknown {
  return JSON.parse(String(value));
}
