import { closeAll, newFile, opened, restore, startOn, NO_FILES } from '../../test/backups/backups';
import { describeOnEachDatabase, freshFolder, preparedPlace } from '../../test/databases/databases';
import { eventually } from '../../test/app/eventually';
import { expectStatus, makeCustomer, makeJob } from '../../test/records/jobs';
import { TransactionRunner } from '../database/transactions/transaction-runner';
import { continueErasures } from '../modules/data/privacy/erasure/continue-erasures';
import { SystemClock } from '../config/clock';
import { loadSettings } from '../config/settings';
import { takeBackup } from './take-backup';

describeOnEachDatabase('A backup older than an erasure', (_makeDatabase, engine) => {
  afterEach(closeAll);

  test('does not restore the person', async () => {
    const place = await preparedPlace(engine);
    const file = newFile();
    const api = await startOn(place);
    const admin = await api.as('admin');
    const id = await makeCustomer(api, 'Ulla Umber', { email: 'ulla@example.com' });
    await makeJob(api, { specialInstructions: 'For Ulla Umber' });
    await takeBackup({ database: place, storage: NO_FILES, file, now: new Date() });
    const younger = await makeCustomer(api, 'Viktor Vale');
    const erase = (customer: number, name: string) =>
      admin.post(`/api/privacy/people/customer/${customer}/erasures`, { name, reason: 'asked' });
    const { id: number } = expectStatus(await erase(id, 'Ulla Umber'), 201);
    expectStatus(await erase(younger, 'Viktor Vale'), 201);
    await eventually('both are finished', async () => {
      const list = expectStatus(await admin.get('/api/privacy/erasures'), 200);
      return list.every(({ finishedAt }: { finishedAt: string | null }) => finishedAt !== null);
    });
    await closeAll();

    const said: string[] = [];
    await restore(file, place, { replace: true, log: (line) => said.push(line) });
    expect(said.filter((line) => line.startsWith('Erased again'))).toEqual([
      `Erased again, because the backup is older than their erasure: person ${number}. Other records that name them are gone through when the server starts.`,
    ]);
    const database = await opened(place);
    const customers = await database.query('SELECT name, email FROM customers');
    expect(customers).toEqual([{ name: `Erased person ${number}`, email: null }]);
    const transactions = new TransactionRunner(database);
    const settings = loadSettings({ DATA_DIR: freshFolder() });
    await continueErasures({ database, transactions, clock: new SystemClock(), settings });
    expect(await database.query('SELECT specialInstructions AS note FROM jobs')).toEqual([
      { note: `Erased person ${number}` },
    ]);
  });
});
