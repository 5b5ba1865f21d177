import { PRESENCE_SILENCE_MS } from '@dispatch/domain/people/presence';
import { describeOnEachDatabase, freshFolder } from '../test/databases/databases';
import { eventually } from '../test/app/eventually';
import { TestClock } from '../test/app/http';
import { loadSettings } from './config/settings';
import { SignInFailure } from './database/schema/entities/accounts/sign-in-failure';
import { JobViewer } from './database/schema/entities/jobs/job-viewer';
import { TransactionRunner } from './database/transactions/transaction-runner';
import { cleanupsOf, runCleanups } from './cleanups';
import { maintenanceOf } from './maintenance';
import { openStorage } from './storage/open-storage';
import { Worker } from './workers/worker';

describeOnEachDatabase('Keeping house', (makeDatabase) => {
  async function makeCore() {
    const database = await makeDatabase();
    const transactions = new TransactionRunner(database);
    const settings = loadSettings({
      JWT_SECRET: 'a secret for tests that is long enough',
      DATA_DIR: freshFolder(),
    });
    const storage = openStorage(settings.storage);
    return { settings, clock: new TestClock(), database, transactions, storage };
  }

  it('creates the first admin and deletes stale viewers and failures from an hour ago', async () => {
    const core = await makeCore();
    const { database, transactions, clock } = core;
    const silentSince = new Date(clock.now().getTime() - PRESENCE_SILENCE_MS - 1);
    const viewer = { jobId: 1, userId: 1, doing: 'viewing', since: silentSince };
    await transactions.run((tx) =>
      tx.manager.insert(JobViewer, [
        { ...viewer, viewer: 1, seenAt: silentSince },
        { ...viewer, viewer: 2, seenAt: clock.now() },
      ]),
    );
    const failure = { failures: 9, lastFailureAt: clock.now() };
    const hourAgo = new Date(clock.now().getTime() - 60 * 60 * 1000 - 1);
    await transactions.run((tx) =>
      tx.manager.insert(SignInFailure, [
        { ...failure, subjectHash: 'old', lastFailureAt: hourAgo },
        { ...failure, subjectHash: 'new' },
      ]),
    );
    const said: string[] = [];
    const worker = new Worker(maintenanceOf(core, (line) => said.push(line)));
    const stop = worker.start();
    const viewers = () => database.query<{ viewer: number }>('SELECT viewer FROM job_viewers');
    await eventually('the silent one is forgotten', async () => (await viewers()).length === 1);
    const failures = () => database.query('SELECT subjectHash FROM sign_in_failures');
    await eventually('the old failure is forgotten', async () => (await failures()).length === 1);
    expect(await failures()).toEqual([{ subjectHash: 'new' }]);
    await stop();
    expect(await viewers()).toEqual([{ viewer: 2 }]);
    expect(said).toEqual([expect.stringMatching(/^First sign-in: admin@example\.com \/ .{20,}/)]);
  });

  it('runs the other cleanups when some fail, and retries those next time', async () => {
    const core = await makeCore();
    const write = (sql: string, values: Date[] = []) =>
      core.transactions.run((tx) => tx.manager.query(sql, values));
    const rename = (from: string, to: string) => write(`ALTER TABLE ${from} RENAME TO ${to}`);
    const now = core.clock.now();
    const turn = async () => {
      const failed: string[] = [];
      await runCleanups(
        cleanupsOf(core, () => undefined),
        (name) => failed.push(name),
      );
      return failed;
    };
    const hidden = ['push_subscriptions', 'imports', 'unit_photos'];
    for (const table of hidden) await rename(table, `${table}_away`);
    await write(`INSERT INTO used_marks (hash, expiresAt) VALUES ('x', ?)`, [now]);
    core.clock.advance(1);
    expect(await turn()).toEqual(['phones', 'imports', 'stored files']);
    expect(await core.database.query('SELECT hash FROM used_marks')).toEqual([]);
    for (const table of hidden) await rename(`${table}_away`, table);
    expect(await turn()).toEqual([]);
  });
});
