import type { Query } from './tables';

/** Rows held in memory at once: at their maximum length some megabytes. */
const BATCH = 250;

/** All rows of a table in batches, in order of their ids. `columns` must include the id. */
export async function* batchesOf<T extends { readonly id: number }>(
  query: Query,
  table: string,
  columns: string,
): AsyncGenerator<T[]> {
  for (let after = 0; ;) {
    const rows = await query<T>(
      `SELECT ${columns} FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`,
      [after, BATCH],
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.id;
  }
}
