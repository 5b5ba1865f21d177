import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { DatabaseSettings } from '../../src/config/settings-types';
import { Outsider } from '../process/outside';

/** Reads the committed data of a server process directly from its database. */
export interface Onlooker {
  rows<T>(sql: string): Promise<T[]>;
  close(): Promise<void>;
}

/** Sees the current data at each call; on SQLite only while a server is running. */
export async function onlookerAt(place: DatabaseSettings): Promise<Onlooker> {
  if (place.engine === 'mysql') return Outsider.at(place);
  return {
    rows: <T>(sql: string) => {
      const file = new BetterSqlite3(join(place.dataDir, 'dispatch.db'), { readonly: true });
      try {
        return Promise.resolve(file.prepare(sql).all() as T[]);
      } finally {
        file.close();
      }
    },
    close: () => Promise.resolve(),
  };
}
