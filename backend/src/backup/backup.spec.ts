import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import BetterSqlite3 from 'better-sqlite3';
import { getMetadataArgsStorage } from 'typeorm';
import { expectCustomersKept } from '../../test/records/customer-totals';
import { expectReportsKept } from '../../test/records/reported';
import { expectDeliveredKept } from '../../test/records/delivered';
import {
  closeAll,
  newFile,
  NO_FILES,
  NOW as now,
  opened,
  restore,
  startOn,
} from '../../test/backups/backups';
import { answersOf, fill, stored } from '../../test/backups/company';
import { CAST } from '../../test/app/cast';
import {
  describeOn,
  describeOnEachDatabase,
  freshFolder,
  freshPlace,
  preparedPlace,
} from '../../test/databases/databases';
import { makeJob } from '../../test/records/jobs';
import { IS_FULL_TIER } from '../../test/app/tier';
import { makeWebhook } from '../../test/webhooks/webhooks';
import { insertRecord } from '../database/records/records';
import { OutboxTask } from '../database/schema/entities/outbox-task';
import { ENTITIES } from '../database/schema/entities';
import type { Engine } from '../database/engines/engine';
import { MIGRATIONS } from '../database/schema/migrations';
import { toNumber, type Row } from '../database/rows';
import { LEFT_OUT, TABLES } from './tables';
import { takeBackup } from './take-backup';

/** The empty line that ends the list of files, which is empty here. */
const NO_FILES_MARK = 1;

const task = (state: string) => ({
  ...{ kind: 'invoice-mail', resource: 'invoice', resourceId: 1, dedupe: null, payload: '{}' },
  ...{ state, attempts: 0, runAt: now, lastError: null, createdAt: now, doneAt: null },
});

test('Every table is in a backup or deliberately excluded', () => {
  const tables = getMetadataArgsStorage().tables.filter(({ target }) =>
    ENTITIES.some((entity) => entity === target),
  );
  expect([...TABLES, ...LEFT_OUT].sort()).toEqual(tables.map(({ name }) => name).sort());
});

describeOn('sqlite', 'A restored company', () => {
  afterEach(closeAll);

  test('has statistics before its search words are rebuilt, since that reads jobs by the hundred', async () => {
    const file = newFile();
    const [place, empty] = [await preparedPlace('sqlite'), freshFolder()];
    const api = await startOn(place);
    await api.transactions.run((tx) =>
      tx.manager.query(`INSERT INTO notices (kind, details, urgency, dueOn, raisedAt)
        WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 1000)
        SELECT 'a', '{}', 1, '2026-03-31', '2026-03-31' FROM n`),
    );
    await takeBackup({ storage: NO_FILES, database: place, file, now });
    await restore(file, { engine: 'sqlite', dataDir: empty });
    const restored = new BetterSqlite3(join(empty, 'dispatch.db'), { readonly: true });
    const known = restored.prepare('SELECT DISTINCT tbl FROM sqlite_stat1');
    expect(known.pluck().all()).toContain('notices');
    restored.close();
  });
});

describeOnEachDatabase('A backup', (_makeDatabase, engine) => {
  const other: Engine = engine === 'sqlite' ? 'mysql' : 'sqlite';
  afterEach(closeAll);

  // The way from the server includes the way back, so the fast tier takes only that.
  const testWayBack = engine === 'mysql' || IS_FULL_TIER ? test : () => undefined;

  testWayBack('restores everything on the other engine and back again', async () => {
    const first = newFile();
    const second = newFile();
    const places = [
      await freshPlace(engine),
      await freshPlace(other),
      await freshPlace(engine),
    ] as const;
    const original = await startOn(places[0]);
    const token = await fill(original);
    const answers = await answersOf(original);
    const records = await stored(original.database);
    // The server is still running.
    await takeBackup({ storage: NO_FILES, database: places[0], file: first, now });

    await restore(first, places[1]);
    const moved = await startOn(places[1], original.cast);
    const withOldToken = await fetch(`${moved.address}/api/stats`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(withOldToken.status).toBe(401);
    expect(await answersOf(moved)).toEqual(answers);
    await expectDeliveredKept(moved.database);
    await expectCustomersKept(moved.database);
    await expectReportsKept(moved.database);
    const repeated = await (
      await moved.signIn('admin')
    ).post('/api/jobs', { poNumber: 'ONCE' }, { 'Idempotency-Key': 'once' });
    expect(repeated.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await makeJob(moved)).toMatchObject({ jobId: 'JOB-000006' });
    await takeBackup({ storage: NO_FILES, database: places[1], file: second, now });

    await restore(first, places[2]);
    const back = await opened(places[2]);
    expect(await stored(back)).toEqual(records);
    await back.close();
    await restore(second, places[2], { replace: true });
    const again = await startOn(places[2], original.cast);
    expect((await answersOf(again))['/api/jobs']).toEqual((await answersOf(moved))['/api/jobs']);
  });

  test('resends nothing that may have been sent since', async () => {
    const file = newFile();
    const [place, empty] = [await preparedPlace(engine), await freshPlace(other)];
    const api = await startOn(place);
    await api.transactions.run(async (tx) => {
      for (const state of ['waiting', 'done']) await insertRecord(tx, OutboxTask, task(state));
    });
    await makeWebhook(api, 'https://erp.example.com/');
    await makeJob(api);
    await takeBackup({ storage: NO_FILES, database: place, file, now });
    await restore(file, empty);
    const restored = await opened(empty);
    const states = await restored.query('SELECT state, lastError FROM outbox_tasks ORDER BY id');
    expect(states).toEqual([
      { state: 'parked', lastError: 'The database was restored from a backup.' },
      { state: 'done', lastError: null },
    ]);
    expect(await restored.query('SELECT state, lastProblem FROM webhook_deliveries')).toEqual([
      { state: 'parked', lastProblem: 'restored' },
    ]);
    await restored.close();
  });

  test('says what it holds, is for its owner alone and has no secret', async () => {
    const file = newFile();
    const place = await preparedPlace(engine);
    const api = await startOn(place);
    await fill(api);
    const { secret } = await makeWebhook(api, 'https://erp.example.com/');
    const { header, bytes } = await takeBackup({ storage: NO_FILES, database: place, file, now });
    expect(header).toEqual({
      engine,
      takenAt: '2026-03-31T16:00:00.000Z',
      schema: MIGRATIONS.map(({ name }) => name),
      counts: {
        users: Object.keys(CAST).length,
        identities: 1,
        second_factors: 0,
        recovery_codes: 0,
        passkeys: 0,
        remembered_devices: 0,
        password_resets: 0,
        invitations: 0,
        imports: 0,
        import_rows: 0,
        import_mappings: 0,
        driver_operations: 0,
        drivers: 2,
        customers: 2,
        vehicles: 2,
        jobs: 5,
        job_units: 2,
        job_cancellations: 1,
        company_profile: 1,
        invoices: 2,
        invoice_jobs: 2,
        invoice_claims: 1,
        invoice_lines: 2,
        invoice_taxes: 2,
        payments: 0,
        collection_notes: 0,
        payment_allocations: 0,
        customer_billing: 0,
        book_accounts: 0,
        book_periods: 0,
        outbox_tasks: 0,
        price_list_items: 0,
        job_charges: 0,
        job_comments: 0,
        job_templates: 0,
        recurring_jobs: 0,
        recurring_occurrences: 0,
        unit_photos: 0,
        unit_reports: 0,
        report_versions: 0,
        report_version_parts: 0,
        report_chains: 0,
        saved_views: 1,
        sessions: 1,
        api_tokens: 1,
        activity: expect.any(Number),
        audit_chain: 1,
        audit_seals: 0,
        audit_streams: 0,
        idempotency_keys: 1,
        retention_settings: 0,
        retention_runs: 0,
        erasures: 0,
        webhooks: 1,
        webhook_deliveries: 0,
        notices: 0,
        notice_reads: 0,
        push_keys: 0,
        tracking_links: 0,
        notice_settings: 0,
        customer_notice_choices: 0,
        notice_texts: 0,
        customer_notices: 0,
      },
    });
    const content = readFileSync(file);
    const rowsAt = content.indexOf('\n') + 1;
    expect(JSON.parse(content.toString('utf8', 0, rowsAt))).toMatchObject(header);
    expect(statSync(file)).toMatchObject({ size: bytes });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = gunzipSync(content.subarray(rowsAt + NO_FILES_MARK)).toString();
    expect(text).toContain('Garage Montréal');
    expect(text).not.toContain(api.settings.jwtSecret);
    expect(text).toContain('erp.example.com');
    expect(text).not.toContain(secret.slice(6));
  });
});

describeOnEachDatabase('A backup', (_makeDatabase, engine) => {
  afterEach(closeAll);

  test('has each job with its units when taken while jobs are created', async () => {
    const file = newFile();
    const place = await preparedPlace(engine);
    const api = await startOn(place);
    for (let count = 0; count < 30; count += 1) await makeJob(api);
    let isOver = false;
    let made = 0;
    const unit = { make: 'Ford', price: 100 };
    const makeJobs = async () => {
      while (!isOver) {
        await makeJob(api, { vehicleUnitsData: [unit, unit, unit] });
        made += 1;
      }
    };
    const writers = [makeJobs(), makeJobs(), makeJobs()];
    while (made < 10) await makeJob(api);
    const { header } = await takeBackup({ storage: NO_FILES, database: place, file, now });
    const during = made;
    while (made < during + 3) await makeJob(api);
    isOver = true;
    await Promise.all(writers);

    const copy = await freshPlace(engine);
    await restore(file, copy);
    const jobs = await (
      await opened(copy)
    ).query<Row>(
      `SELECT j.vehicleCount, j.priceCents, COUNT(u.id) AS units, COUNT(v.id) AS vehicles
           FROM jobs j LEFT JOIN job_units u ON u.jobId = j.id LEFT JOIN vehicles v ON v.id = u.vehicleId
          GROUP BY j.id, j.vehicleCount, j.priceCents`,
    );
    expect(jobs).toHaveLength(header.counts['jobs'] ?? 0);
    const full = jobs.filter(({ priceCents }) => priceCents !== null);
    expect(full.length).toBeGreaterThanOrEqual(10);
    expect(
      full.filter(({ units, vehicles }) => toNumber(units) !== 3 || toNumber(vehicles) !== 3),
    ).toEqual([]);
    expect(header.counts['activity']).toBeGreaterThanOrEqual(jobs.length);
  });
});
