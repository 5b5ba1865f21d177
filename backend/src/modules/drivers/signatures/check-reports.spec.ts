import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { SqlValue } from '../../../database/sql';
import { takeBackup } from '../../../backup/take-backup';
import {
  closeAll,
  newFile,
  NO_FILES,
  NOW,
  opened,
  restore,
  startOn,
} from '../../../../test/backups/backups';
import { describeWithDatabase, preparedPlace } from '../../../../test/databases/databases';
import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import { makeDriverJob } from '../../../../test/records/jobs';
import { takePhoto } from '../../../../test/reports/photos';
import { noted, sign, signaturesOf } from '../../../../test/reports/signatures';
import { checkReports } from './check-reports';
import { digestOf } from './sealed-data';

describeHttpOnEachDatabase('Sealed reports', (api) => {
  const query = (sql: string, values?: readonly SqlValue[]) =>
    api().database.query<Record<string, unknown>>(sql, values);
  const write = (sql: string, values: readonly SqlValue[] = []) =>
    api().transactions.run((tx) => tx.manager.query(sql, [...values]));
  const check = () => checkReports(query, api().core.storage);
  const faults = async () => (await check()).faults;
  /** Two jobs signed alternately. The versions' ids follow the order of sealing. */
  const jobs: { id: number; jobId: string; unit: number }[] = [];
  let ids: number[] = [];
  /** The sealed rows, restored before each test. */
  const sealed = new Map<string, Record<string, SqlValue>[]>();
  let photo: { readonly path: string; readonly content: Buffer };

  beforeAll(async () => {
    for (let count = 0; count < 2; count += 1) {
      const { id, jobId, jobVehicles } = await makeDriverJob(api(), 'in-transit', 'driver', {
        vehicleUnitsData: [{ make: 'Kia' }],
      });
      jobs.push({ id, jobId, unit: jobVehicles[0].id });
    }
    const [a, b] = jobs;
    if (!a || !b) throw new Error('There are two jobs');
    await takePhoto(api(), { job: a.id, unit: a.unit });
    await sign(api(), a.id, 'pickup', noted('nobody-there'));
    await sign(api(), b.id, 'pickup');
    await sign(api(), a.id, 'delivery');
    await sign(api(), b.id, 'delivery');
    ids = (await query('SELECT id FROM report_versions ORDER BY sequence')).map((row) =>
      Number(row['id']),
    );
    for (const table of ['report_versions', 'report_version_parts', 'report_chains'])
      sealed.set(table, await api().database.query(`SELECT * FROM ${table}`));
    const { storage } = api().settings;
    if (storage.kind !== 'folder') throw new Error('The files are not in a folder');
    const [row] = await query('SELECT fileName FROM unit_photos WHERE unitId = ?', [a.unit]);
    const name = String(row?.['fileName']);
    const path = `${storage.folder}/${name.slice(0, 2)}/${name}`;
    photo = { path, content: readFileSync(path) };
  });
  beforeEach(async () => {
    for (const [table, rows] of sealed) {
      await write(`DELETE FROM ${table}`);
      for (const row of rows) {
        const columns = Object.keys(row).map((name) => `\`${name}\``);
        const places = columns.map(() => '?').join(', ');
        const insert = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`;
        await write(insert, Object.values(row));
      }
    }
    writeFileSync(photo.path, photo.content);
  });
  const first = () => jobs[0] ?? { id: 0, jobId: '' };
  const second = () => jobs[1] ?? { id: 0, jobId: '' };
  const shown = async (job: { id: number }) => (await signaturesOf(api(), job.id)).faults;

  test('have no fault while unchanged', async () => {
    expect(await check()).toEqual({ versions: 4, photos: 1, missing: 0, faults: [] });
    expect(await shown(first())).toEqual([]);
  });

  test('are read in pages', async () => {
    const sent: string[] = [];
    const watching = (sql: string, values?: readonly SqlValue[]) => {
      sent.push(sql);
      return query(sql, values);
    };
    await checkReports(watching, api().core.storage);
    const whole = sent.filter((sql) => /FROM report_/.test(sql) && !/LIMIT|\bIN \(/.test(sql));
    expect(whole).toEqual([]);
    expect(sent.some((sql) => /ORDER BY jobId, number LIMIT/.test(sql))).toBe(true);
  });

  test('report a chain without any version', async () => {
    await write('DELETE FROM report_versions WHERE jobId = ?', [second().id]);
    expect((await faults()).at(-1)).toBe(
      `${second().jobId}: the chain does not end where it did: its last versions are missing.`,
    );
  });

  test('shows one byte that was flipped in the data', async () => {
    await write(
      "UPDATE report_version_parts SET content = REPLACE(content, 'Kia', 'Kib') WHERE versionId = ?",
      [ids[2] ?? 0],
    );
    expect(await faults()).toEqual([
      `${first().jobId}, version 2: its data are not those that were sealed.`,
    ]);
    expect(await shown(first())).toEqual([{ number: 2, fault: 'changed' }]);
  });

  test('report a version whose data were replaced together with their hash', async () => {
    const [part] = await query('SELECT content FROM report_version_parts WHERE versionId = ?', [
      ids[0] ?? 0,
    ]);
    const forged = String(part?.['content']).replace('nobody-there', 'refused');
    await write('UPDATE report_version_parts SET content = ? WHERE versionId = ?', [
      forged,
      ids[0] ?? 0,
    ]);
    await write('UPDATE report_versions SET hash = ? WHERE id = ?', [
      digestOf(forged),
      ids[0] ?? 0,
    ]);
    expect(await faults()).toEqual([
      `${second().jobId}, version 1: it does not follow from the version before it.`,
      `${first().jobId}, version 2: it does not follow from the version before it.`,
    ]);
    expect(await shown(first())).toEqual([{ number: 2, fault: 'unlinked' }]);
  });

  test('report a changed hash', async () => {
    await write('UPDATE report_versions SET hash = ? WHERE id = ?', ['0'.repeat(64), ids[3] ?? 0]);
    expect(await faults()).toEqual([
      `${second().jobId}, version 2: its data are not those that were sealed.`,
      'All jobs: the chain does not end where it did: its last versions are missing.',
      `${second().jobId}: the chain does not end where it did: its last versions are missing.`,
    ]);
  });

  test('report a deleted version', async () => {
    await write('DELETE FROM report_versions WHERE id = ?', [ids[0] ?? 0]);
    expect(await faults()).toEqual([
      `${second().jobId}, version 1: one or more versions before it are missing.`,
      `${first().jobId}, version 2: one or more versions before it are missing.`,
    ]);
    expect(await shown(first())).toEqual([{ number: 2, fault: 'missing' }]);
  });

  test("report the deletion of the last version, and of one version's data", async () => {
    await write('DELETE FROM report_versions WHERE id = ?', [ids[3] ?? 0]);
    await write('DELETE FROM report_version_parts WHERE versionId = ?', [ids[2] ?? 0]);
    expect(await faults()).toEqual([
      `${first().jobId}, version 2: its data are not those that were sealed.`,
      'All jobs: the chain does not end where it did: its last versions are missing.',
      `${second().jobId}: the chain does not end where it did: its last versions are missing.`,
    ]);
    expect(await shown(second())).toEqual([{ number: 1, fault: 'cut' }]);
  });

  test('report the deletion of all versions of a job with the end of its chain', async () => {
    await write('DELETE FROM report_versions WHERE jobId = ?', [second().id]);
    await write('DELETE FROM report_chains WHERE jobId = ?', [second().id]);
    expect(await faults()).toEqual([
      `${first().jobId}, version 2: one or more versions before it are missing.`,
      'All jobs: the chain does not end where it did: its last versions are missing.',
    ]);
  });

  test('report two swapped versions', async () => {
    const swap = (id: number, jobId: number, number: number) =>
      write('UPDATE report_versions SET jobId = ?, number = ? WHERE id = ?', [jobId, number, id]);
    await swap(ids[0] ?? 0, 999_999, 1);
    await swap(ids[1] ?? 0, first().id, 1);
    await swap(ids[0] ?? 0, second().id, 1);
    expect((await faults()).slice(0, 2)).toEqual([
      `${second().jobId}, version 1: it is stored under another job or number than its data say.`,
      `${first().jobId}, version 1: it is stored under another job or number than its data say.`,
    ]);
    expect(await shown(first())).toContainEqual({ number: 1, fault: 'misplaced' });
  });

  test('report a changed photo file', async () => {
    const name = basename(photo.path);
    writeFileSync(photo.path, 'another picture');
    expect(await faults()).toEqual([
      `${first().jobId}, version 1: the file ${name} of a photo is not what it was.`,
    ]);
    await api().core.storage.delete(name);
    expect(await check()).toMatchObject({ photos: 0, missing: 1, faults: [] });
  });
});

describeWithDatabase('A backup of sealed reports', (_makeDatabase, engine) => {
  afterEach(closeAll);

  test('verifies after a restore, also on the other engine', async () => {
    const place = await preparedPlace(engine);
    const api = await startOn(place);
    const { id } = await makeDriverJob(api, 'in-transit');
    await sign(api, id, 'pickup');
    await sign(api, id, 'delivery');
    const file = newFile();
    await takeBackup({ storage: NO_FILES, database: place, file, now: NOW });
    const elsewhere = await preparedPlace(engine === 'sqlite' ? 'mysql' : 'sqlite');
    await restore(file, elsewhere);
    const copy = await opened(elsewhere);
    expect(await checkReports((sql, values) => copy.query(sql, values), NO_FILES)).toEqual({
      versions: 2,
      photos: 0,
      missing: 0,
      faults: [],
    });
  });
});
