import { type Row, toNumber } from '../rows';
import type { SqlValue } from '../sql';

interface Reader {
  query(sql: string, values: readonly SqlValue[]): Promise<readonly Row[]>;
}

/**
 * The rows of a SELECT in the order of a key. The last two `?` of the statement are the key of the row before the batch,
 * and the size of the batch.
 */
export async function* readInBatches(
  reader: Reader,
  sql: string,
  values: readonly SqlValue[],
  { size, key = 'id', after = 0 }: { size: number; key?: string; after?: number },
): AsyncGenerator<readonly Row[]> {
  for (let before = after; ;) {
    const rows = await reader.query(sql, [...values, before, size]);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    before = toNumber(last[key]);
  }
}
