import { NO_PLACES } from '../../../../test/stored/stored-job';
import { describeOnEachDatabase } from '../../../../test/databases/databases';
import type { Database } from '../../../database/database';
import { Customer } from '../../../database/schema/entities/customer';
import { Job } from '../../../database/schema/entities/jobs/job';
import { JOB_WORDS } from '../../../search/word-indexes';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { JobWords } from './job-words';

const JOBS = 1_200;
const STAMPS = { version: 1, createdAt: new Date(0), updatedAt: new Date(0) };

async function addCustomerWithJobs(tx: Tx): Promise<number> {
  const name = { name: 'Birch', nameKey: 'birch', nameSort: 'birch', status: 'active' };
  const customer = tx.manager.create(Customer, { ...name, ...STAMPS });
  await tx.manager.insert(Customer, customer);
  const flags = { hasDriverReport: false, billingComplete: false, vehicleCount: 0 };
  const job = { ...NO_PLACES, ...STAMPS, ...flags, status: 'pending', customerId: customer.id };
  for (let added = 0; added < JOBS; added += 100)
    await tx.manager.insert(
      Job,
      Array.from({ length: 100 }, () => ({ ...job })),
    );
  return customer.id;
}

describeOnEachDatabase('The words of the jobs of one customer', (makeDatabase, engine) => {
  let database: Database;
  let transactions: TransactionRunner;
  let customerId: number;
  beforeAll(async () => {
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
    customerId = await transactions.run(addCustomerWithJobs);
  });

  async function found(word: string): Promise<number> {
    const part = { limit: JOBS, offset: 0 };
    return (await JOB_WORDS[engine].newest(database, [word], part)).ids.length;
  }

  const refresh = (tx: Tx) => new JobWords().refreshForCustomer(tx, customerId);

  it('follow a new name, in far fewer statements than there are jobs', async () => {
    await transactions.run(refresh);
    expect(await found('birch')).toBe(JOBS);
    let statements = 0;
    await transactions.run(async (tx) => {
      await tx.manager.update(Customer, { id: customerId }, { name: 'Maple' });
      const query = tx.manager.query.bind(tx.manager);
      const counting = jest.spyOn(tx.manager, 'query').mockImplementation(query);
      await refresh(tx);
      statements = counting.mock.calls.length;
      counting.mockRestore();
    });
    expect([await found('birch'), await found('maple')]).toEqual([0, JOBS]);
    expect(statements).toBeLessThan(20);
  });
});
