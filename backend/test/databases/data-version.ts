import { DATA_VERSION } from '../../src/database/transactions/data-version';
import type { Database } from '../../src/database/database';
import { toNumber } from '../../src/database/rows';

/** The current version of all data. */
export async function dataVersion(database: Database): Promise<number> {
  const [row] = await database.query<{ version: unknown }>(`SELECT ${DATA_VERSION} AS version`);
  return toNumber(row?.version);
}
