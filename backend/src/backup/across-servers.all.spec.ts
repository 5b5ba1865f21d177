import { answersOf, fill } from '../../test/backups/company';
import {
  closeAll,
  newFile,
  NO_FILES,
  NOW as now,
  opened,
  restore,
  startOn,
} from '../../test/backups/backups';
import { describeOn, freshPlace, preparedPlace } from '../../test/databases/databases';
import {
  createServerDatabase,
  databaseServer,
  dropServerDatabase,
} from '../../test/databases/server-databases';
import { startMariaDb } from '../../test/databases/private-server';
import type { TestApi } from '../../test/app/http';
import type { DatabaseSettings } from '../config/settings-types';
import type { MysqlSettings } from '../database/engines/options';
import type { Database } from '../database/database';
import { type Row, toNumber } from '../database/rows';
import { TABLES } from './tables';
import { takeBackup } from './take-backup';

describeOn('mysql', 'A company that moves from one database to the next', () => {
  let mariaDb: Awaited<ReturnType<typeof startMariaDb>>;
  let onMariaDb: MysqlSettings;
  beforeAll(async () => {
    mariaDb = await startMariaDb();
    onMariaDb = await createServerDatabase(databaseServer(mariaDb.adminUrl));
  });
  afterEach(closeAll);
  afterAll(async () => {
    await dropServerDatabase(onMariaDb);
    await mariaDb.stop();
  });

  test('keeps every row and answer on MySQL, on MariaDB and back on SQLite', async () => {
    const first = await preparedPlace('sqlite');
    const original = await startOn(first);
    await fill(original);
    const answers = await answersOf(original);
    const places = [await freshPlace('mysql'), onMariaDb, await freshPlace('sqlite')];
    let from: DatabaseSettings = first;
    let moved: TestApi = original;
    for (const to of places) {
      const file = newFile();
      const kept = await rowsIn(moved.database);
      await takeBackup({ storage: NO_FILES, database: from, file, now });
      await restore(file, to);
      const restored = await opened(to);
      expect(await rowsIn(restored)).toEqual(kept);
      await restored.close();
      moved = await startOn(to, original.cast);
      expect(await answersOf(moved)).toEqual(answers);
      from = to;
    }
  });
});

/** The number of rows of each table. */
async function rowsIn(database: Database): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const table of TABLES)
    if (table !== 'sessions') {
      const [row] = await database.query<Row>(`SELECT COUNT(*) AS total FROM ${table}`);
      rows[table] = toNumber(row?.['total']);
    }
  return rows;
}
