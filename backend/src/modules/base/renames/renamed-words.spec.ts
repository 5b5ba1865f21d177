import { Logger } from '@nestjs/common';
import { NO_PLACES } from '../../../../test/stored/stored-job';
import { describeOnEachDatabase } from '../../../../test/databases/databases';
import { TestClock } from '../../../../test/app/http';
import type { Database } from '../../../database/database';
import { Customer } from '../../../database/schema/entities/customer';
import { Driver } from '../../../database/schema/entities/driver';
import { Job } from '../../../database/schema/entities/jobs/job';
import { User } from '../../../database/schema/entities/accounts/user';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { Outbox } from '../../../workers/outbox';
import { TaskQueue } from '../../../workers/task-queue';
import { Workers } from '../../../workers/workers';
import { JOB_WORDS } from '../../../search/word-indexes';
import { InvoiceWords } from '../../billing/invoicing/invoice-words/invoice-words';
import { JobWords } from '../../jobs/words/job-words';
import { RenamedWords } from './renamed-words';

const JOBS = 1_200;
/** Jobs updated together with the name. */
const AT_ONCE = 500;
const HOUR_MS = 60 * 60 * 1000;
const STAMPS = { version: 1, createdAt: new Date(0), updatedAt: new Date(0) };

describeOnEachDatabase('The words of many jobs', (makeDatabase, engine) => {
  const clock = new TestClock();
  let database: Database;
  let transactions: TransactionRunner;
  let outbox: Outbox;
  let jobWords: JobWords;
  let renamed: RenamedWords;
  let customerId: number;
  let driverId: number;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
    outbox = new Outbox(new TaskQueue(database, transactions, clock), new Workers());
    jobWords = new JobWords();
    const invoiceWords = new InvoiceWords();
    renamed = new RenamedWords(outbox, transactions);
    renamed.follow('jobs', (...part) => jobWords.refreshPart(...part));
    renamed.follow('invoices', (...part) => invoiceWords.refreshPart(...part));
    renamed.onModuleInit();
    await transactions.run(addJobs);
    await transactions.run((tx) => jobWords.refresh(tx, ids()));
  });

  const ids = () => Array.from({ length: JOBS }, (_, nth) => nth + 1);
  async function addJobs(tx: Tx): Promise<void> {
    const name = { name: 'Birch', nameKey: 'birch', nameSort: 'birch' };
    const customer = tx.manager.create(Customer, { ...name, ...STAMPS, status: 'active' });
    await tx.manager.insert(Customer, customer);
    customerId = customer.id;
    const account = { email: '', passwordHash: '', role: 'driver', isActive: true };
    const user = tx.manager.create(User, { ...name, ...STAMPS, ...account });
    await tx.manager.insert(User, user);
    const driver = tx.manager.create(Driver, {
      ...{ userId: user.id, name: 'Zoë', nameSort: 'zoe', status: 'available', ...STAMPS },
    });
    await tx.manager.insert(Driver, driver);
    driverId = driver.id;
    const flags = { hasDriverReport: false, billingComplete: false, vehicleCount: 0 };
    const job = { ...NO_PLACES, ...STAMPS, ...flags, status: 'pending', customerId, driverId };
    for (let added = 0; added < JOBS; added += 100)
      await tx.manager.insert(
        Job,
        Array.from({ length: 100 }, () => ({ ...job })),
      );
  }

  async function found(word: string): Promise<number[]> {
    const part = { limit: JOBS, offset: 0 };
    return [...(await JOB_WORDS[engine].newest(database, [word], part)).ids];
  }

  const rename = (name: string) =>
    transactions.run(async (tx) => {
      await tx.manager.update(Customer, { id: customerId }, { name });
      const saving = jest.spyOn(JOB_WORDS[engine], 'save');
      await renamed.refresh(tx, 'customer', customerId);
      const saved = saving.mock.calls.flatMap(([, records]) => records).length;
      saving.mockRestore();
      return saved;
    });

  it('follow a rename: the newest at once, the others through the outbox', async () => {
    expect(await rename('Maple')).toBe(AT_ONCE);
    const newest = ids().reverse().slice(0, AT_ONCE);
    expect(await found('maple')).toEqual(newest);
    await outbox.drain();
    expect(await found('maple')).toEqual(ids().reverse());
    expect(await found('birch')).toEqual([]);
    await transactions.run(async (tx) => {
      await tx.manager.update(Driver, { id: driverId }, { name: 'Ines' });
      await renamed.refresh(tx, 'driver', driverId);
    });
    await outbox.drain();
    expect([(await found('ines')).length, (await found('zoe')).length]).toEqual([JOBS, 0]);
  });

  it('follow two renames after a failure in between, and end with the last name', async () => {
    await rename('Alder');
    await rename('Hazel');
    const failing = jest.spyOn(jobWords, 'refreshPart').mockRejectedValueOnce(new Error('cut off'));
    await outbox.drain();
    failing.mockRestore();
    clock.advance(HOUR_MS);
    await outbox.drain();
    expect((await found('hazel')).length).toBe(JOBS);
    expect([...(await found('alder')), ...(await found('maple'))]).toEqual([]);
    expect(await database.query("SELECT id FROM outbox_tasks WHERE state <> 'done'")).toEqual([]);
  });
});
