import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { DatabaseSettings } from '../../src/config/settings-types';
import { Outsider } from './outside';

/** Runs a statement bypassing the servers; on SQLite only while none runs. */
export async function runPast(place: DatabaseSettings, sql: string): Promise<void> {
  if (place.engine === 'mysql') {
    const outsider = await Outsider.at(place);
    await outsider.run(sql);
    return outsider.close();
  }
  const file = new BetterSqlite3(join(place.dataDir, 'dispatch.db'));
  file.exec(sql);
  file.close();
}
