import { toText, type Row } from '../rows';

/** Lists what SQLite would count: tables with ten times or a tenth of the rows of their last count, or with a new index. */
const OUTDATED = 'PRAGMA optimize = 0x10003';

/** A table that is counted while it has few rows would be read whole for each record once it has many. */
const LEAST_ROWS = 1_000;

/**
 * Counts large tables whose rows have become ten times as many or few, so that SQLite plans queries by what is there.
 * With a million jobs that takes 4 s the first time and some milliseconds otherwise; uncounted, a search takes 130 ms
 * there instead of 0.4.
 */
export async function refreshStatistics(query: (sql: string) => Promise<unknown>): Promise<void> {
  for (const { optimize } of (await query(OUTDATED)) as Row[]) {
    const statement = toText(optimize);
    const table = statement.replace(/^ANALYZE /, '');
    const last = await query(`SELECT 1 FROM ${table} LIMIT 1 OFFSET ${String(LEAST_ROWS - 1)}`);
    if ((last as Row[]).length > 0) await query(statement);
  }
}
