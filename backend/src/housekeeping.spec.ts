import { PRESENCE_SILENCE_MS } from '@dispatch/domain/people/presence';
import { describeOnEachDatabase, freshFolder } from '../test/databases/databases';
import { eventually } from '../test/eventually';
import { TestClock } from '../test/http';
import { loadSettings } from './config/settings';
import { SignInFailure } from './database/schema/entities/accounts/sign-in-failure';
import { JobViewer } from './database/schema/entities/jobs/job-viewer';
import { TransactionRunner } from './database/transactions/transaction-runner';
import { keepHouse } from './housekeeping';
import { openStorage } from './storage/open-storage';

describeOnEachDatabase('Keeping house', (makeDatabase) => {
  it('makes the first admin and forgets who went silent, and failures of an hour ago', async () => {
    const database = await makeDatabase();
    const transactions = new TransactionRunner(database);
    const clock = new TestClock();
    const settings = loadSettings({
      JWT_SECRET: 'a secret for tests that is long enough',
      DATA_DIR: freshFolder(),
    });
    const storage = openStorage(settings.storage);
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
    const stop = keepHouse({ settings, clock, database, transactions, storage }, (line) =>
      said.push(line),
    );
    const viewers = () => database.query<{ viewer: number }>('SELECT viewer FROM job_viewers');
    await eventually('the silent one is forgotten', async () => (await viewers()).length === 1);
    const failures = () => database.query('SELECT subjectHash FROM sign_in_failures');
    await eventually('the old failure is forgotten', async () => (await failures()).length === 1);
    expect(await failures()).toEqual([{ subjectHash: 'new' }]);
    stop();
    expect(await viewers()).toEqual([{ viewer: 2 }]);
    expect(said).toEqual([expect.stringMatching(/^First sign-in: admin@example\.com \/ .{20,}/)]);
  });
});
