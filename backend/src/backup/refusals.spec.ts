import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  closeAll,
  newFile,
  NO_FILES,
  NOW as now,
  opened,
  restore,
  startOn,
} from '../../test/backups/backups';
import {
  describeOnEachDatabase,
  freshFolder,
  freshPlace,
  preparedPlace,
} from '../../test/databases/databases';
import { onServer } from '../../test/databases/server-databases';
import { makeCustomer, makeJob } from '../../test/records/jobs';
import type { DatabaseSettings } from '../config/settings-types';
import { Database } from '../database/database';
import type { Migration } from '../database/schema/migration';
import { MIGRATIONS } from '../database/schema/migrations';
import { type BackupHeader, checksumFrom, openHeader } from './backup-header';
import { takeBackup } from './take-backup';

const LATER: Migration = {
  name: '9999-later',
  steps: ["UPDATE `customers` SET `city` = 'Upgraded' WHERE `name` = 'Garage Laval'"],
};

/** A file with arbitrary content and a valid checksum. */
function sealed(header: BackupHeader, rows: string): string {
  const file = newFile();
  const { line, checksumAt } = openHeader(header);
  const body = Buffer.concat([Buffer.from('\n'), gzipSync(rows)]);
  const checksum = checksumFrom(line).update(body).digest('hex');
  line.write(checksum, checksumAt);
  writeFileSync(file, Buffer.concat([line, body]));
  return file;
}

function changed(original: string, change: (content: Buffer) => Buffer): string {
  const file = newFile();
  writeFileSync(file, change(readFileSync(original)));
  return file;
}

/** MariaDB's full-text indexes. */
async function indexesOf(place: DatabaseSettings): Promise<unknown> {
  if (place.engine === 'sqlite') return [];
  const indexes = await onServer(
    place,
    "SELECT INDEX_NAME FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND INDEX_TYPE = 'FULLTEXT' ORDER BY 1",
  );
  expect(indexes).not.toEqual([]);
  return indexes;
}

describeOnEachDatabase('A restore', (_makeDatabase, engine) => {
  let place: DatabaseSettings;
  let file: string;
  let header: BackupHeader;
  beforeAll(async () => {
    place = await preparedPlace(engine);
    file = newFile();
    const api = await startOn(place);
    const customerId = await makeCustomer(api, 'Garage Laval');
    await makeJob(api, { customerId, vehicleUnitsData: [{ make: 'Ford' }] });
    ({ header } = await takeBackup({ storage: NO_FILES, database: place, file, now }));
    await closeAll();
  });
  afterEach(closeAll);

  const jobsOf = async (where: DatabaseSettings) => {
    const jobs = await (await opened(where)).query('SELECT id, status, version FROM jobs');
    await closeAll();
    return jobs;
  };

  /** The target is an untouched database without migrations. */
  async function refused(given: string, message: RegExp, options = {}): Promise<void> {
    const target = await freshPlace(engine);
    await expect(restore(given, target, options)).rejects.toThrow(message);
    if (target.engine === 'sqlite') expect(readdirSync(target.dataDir)).toEqual([]);
    else expect(await onServer(target, 'SHOW TABLES')).toEqual([]);
  }

  test('refuses a missing file and one that is not a backup', async () => {
    await refused(newFile(), /^There is no file .*company\.backup\.$/);
    const notOurs = newFile();
    for (const text of ['', 'hello', '{}\n', '{"format":"another","version":1}\n']) {
      writeFileSync(notOurs, text);
      await refused(notOurs, /company\.backup is not a backup\.$/);
    }
  });

  test('refuses a file of a later format', async () => {
    const later = changed(file, (content) =>
      Buffer.from(content.toString('latin1').replace('"version":2', '"version":3'), 'latin1'),
    );
    await refused(later, /was made by a newer version of the program: restore it with that one\.$/);
  });

  test('refuses a file with one changed byte at any position', async () => {
    const { length } = readFileSync(file);
    const rowsAt = readFileSync(file).indexOf('\n') + 1;
    for (const at of [rowsAt - 10, rowsAt, Math.floor((rowsAt + length) / 2), length - 1]) {
      const damaged = changed(file, (content) => {
        content[at] = content[at]! ^ 1;
        return content;
      });
      await refused(damaged, /is damaged or incomplete: nothing was restored\.$/);
    }
    const otherCounts = changed(file, (content) =>
      Buffer.from(content.toString('latin1').replace('"jobs":1', '"jobs":2'), 'latin1'),
    );
    await refused(otherCounts, /is damaged or incomplete/);
  });

  test('refuses a truncated file', async () => {
    const { length } = readFileSync(file);
    for (const kept of [length - 1, length - 200])
      await refused(
        changed(file, (content) => content.subarray(0, kept)),
        /is damaged or incomplete: nothing was restored\.$/,
      );
  });

  test('refuses a file of a newer schema', async () => {
    await refused(file, /was made by a newer version of the program: restore it with that one\.$/, {
      migrations: MIGRATIONS.slice(0, -1),
    });
  });

  test('refuses a file from before the first release', async () => {
    await refused(
      file,
      /is from before the first release: only the version that made it can restore it\.$/,
      { migrations: [...MIGRATIONS.slice(0, -1), LATER] },
    );
  });

  test('upgrades a file of an older schema, in an empty database only', async () => {
    const migrations = [...MIGRATIONS, LATER];
    const target = await freshPlace(engine);
    await restore(file, target, { migrations });
    await expect(restore(file, target, { migrations, replace: true })).rejects.toThrow(
      /was made by an older version of the program: restore it into a new, empty database, where it is upgraded\.$/,
    );
    const database = new Database({ database: target }, { migrations });
    await database.open();
    expect(await database.query('SELECT name, city FROM customers')).toEqual([
      { name: 'Garage Laval', city: 'Upgraded' },
    ]);
    await database.close();
    const upgraded = newFile();
    await expect(
      takeBackup({ storage: NO_FILES, database: target, file: upgraded, now }),
    ).rejects.toThrow(
      'The database was already upgraded by a newer version of the program: use that one.',
    );
    expect(existsSync(upgraded)).toBe(false);
  });

  test('refuses a database with users unless `replace` is set', async () => {
    const target = await preparedPlace(engine);
    const api = await startOn(target);
    await makeJob(api);
    await makeJob(api, { poNumber: 'LOST' });
    const before = await api.database.query('SELECT id, status, version FROM jobs');
    await closeAll();
    await expect(restore(file, target)).rejects.toThrow(
      /^The database already has users: add --replace to lose all it holds/,
    );
    expect(await jobsOf(target)).toEqual(before);
    await restore(file, target, { replace: true });
    expect(await jobsOf(target)).toEqual(await jobsOf(place));
    const restored = await startOn(target, api.cast);
    const admin = await restored.signIn('admin');
    expect((await admin.get('/api/jobs?q=LOST&limit=5')).body).toEqual([]);
    expect((await admin.get('/api/jobs?q=ford&limit=5')).body).toHaveLength(1);
  });

  test('leaves everything unchanged when it fails midway', async () => {
    const target = await preparedPlace(engine);
    await restore(file, target);
    const indexes = await indexesOf(target);
    const before = await jobsOf(target);
    const content = readFileSync(file);
    const rows = gunzipSync(content.subarray(content.indexOf('\n\n') + 2)).toString();
    const counts = { ...header.counts, idempotency_keys: 5 };
    await expect(
      restore(sealed({ ...header, counts }, rows), target, { replace: true }),
    ).rejects.toThrow('Of 5 rows of idempotency_keys 0 arrived: nothing was restored.');
    const unknown = rows.replace('"vinLast8"', '"vin = 1; --"');
    await expect(restore(sealed(header, unknown), target, { replace: true })).rejects.toThrow(
      'The backup does not fit the database: vehicles has no vin = 1; --.',
    );
    // Checked before a server starts, since that would build missing indexes.
    expect(await indexesOf(target)).toEqual(indexes);
    expect(await jobsOf(target)).toEqual(before);
  });
});

describeOnEachDatabase('Taking a backup', (_makeDatabase, engine) => {
  afterEach(closeAll);

  test('refuses a database from before the first release', async () => {
    const place = await freshPlace(engine);
    const database = new Database(
      { database: place },
      { migrations: [...MIGRATIONS.slice(0, -1), LATER] },
    );
    await database.open();
    await database.close();
    await expect(
      takeBackup({ storage: NO_FILES, database: place, file: newFile(), now }),
    ).rejects.toThrow(
      'The database is from before the first release: back it up with the version that made it.',
    );
  });

  test('overwrites no existing file', async () => {
    const place = await preparedPlace(engine);
    await opened(place);
    const file = newFile();
    writeFileSync(file, 'kept');
    await expect(takeBackup({ storage: NO_FILES, database: place, file, now })).rejects.toThrow(
      /company\.backup exists already: choose another name\.$/,
    );
    expect(readFileSync(file, 'utf8')).toBe('kept');
  });

  test('leaves nothing behind when it is aborted', async () => {
    const place = await preparedPlace(engine);
    await opened(place);
    const file = newFile();
    const signal = AbortSignal.abort();
    await expect(
      takeBackup({ storage: NO_FILES, database: place, file, now, signal }),
    ).rejects.toThrow();
    expect(readdirSync(dirname(file))).toEqual([]);
  });

  test('refuses a missing or empty database', async () => {
    await expect(
      takeBackup({ storage: NO_FILES, database: await freshPlace(engine), file: newFile(), now }),
    ).rejects.toThrow(
      engine === 'sqlite' ? /^There is no database in the data folder/ : /^The database is empty/,
    );
  });
});

test('A restore refuses a folder that a running server uses', async () => {
  const place = { engine: 'sqlite', dataDir: freshFolder() } as const;
  const file = newFile();
  const api = await startOn(place);
  await makeJob(api);
  await takeBackup({ storage: NO_FILES, database: place, file, now });
  await expect(restore(file, place, { replace: true })).rejects.toThrow(
    `The data folder ${place.dataDir} is in use by another running server; stop that one first.`,
  );
  expect((await api.anonymous.get('/api/health/ready')).status).toBe(200);
  await closeAll();
});
