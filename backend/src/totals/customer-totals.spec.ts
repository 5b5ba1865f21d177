import { expectCustomersKept } from '../../test/records/customer-totals';
import { describeOn, preparedPlace } from '../../test/databases/databases';
import { Outsider } from '../../test/process/outside';
import { countOfCustomers, followCustomers } from './customer-totals';
import { Database } from '../database/database';
import type { MysqlSettings } from '../database/engines/options';
import { TransactionRunner } from '../database/transactions/transaction-runner';

const OLD = {
  customerId: 1,
  status: 'pending',
  createdAt: new Date('2026-03-30T15:00:00.000Z'),
  deletedAt: null,
  preferredPickupDate: null,
  pickedUpOn: null,
  deliverBy: null,
  completedAt: null,
};
const AT = "'2026-03-30 15:00:00.000'";
const LATER = "'2026-03-31 15:00:00.000'";
const CUSTOMER = `INSERT INTO customers
  (id, name, nameKey, nameSort, status, version, createdAt, updatedAt) VALUES
  (1, 'Busy', 'busy', 'busy', 'active', 1, ${AT}, ${AT})`;

function job(id: number, at: string): string {
  return `INSERT INTO jobs
    (id, customerId, status, vehicleCount, hasDriverReport, billingComplete, version, createdAt, updatedAt)
    VALUES (${String(id)}, 1, 'pending', 0, 0, 0, 1, ${at}, ${at})`;
}

describeOn('mysql', 'The newest job of a customer', () => {
  it('is known when another job is deleted during its creation', async () => {
    const place = (await preparedPlace('mysql')) as MysqlSettings; // of this engine
    const database = new Database({ database: place });
    await database.open();
    const transactions = new TransactionRunner(database);
    await transactions.run(async (tx) => {
      await tx.manager.query(CUSTOMER);
      await tx.manager.query(job(1, AT));
      await countOfCustomers((sql) => tx.manager.query(sql));
    });

    const outsider = await Outsider.at(place);
    await outsider.run('START TRANSACTION');
    await outsider.run(job(2, LATER));
    await outsider.run(`UPDATE customer_totals SET jobs = jobs + 1, lastJobDate = ${LATER}`);
    const deletion = transactions.run(async (tx) => {
      await tx.manager.query(`UPDATE jobs SET deletedAt = ${LATER} WHERE id = 1`);
      await followCustomers(tx, OLD, { ...OLD, deletedAt: new Date() });
    });
    await outsider.sees(1, 'customer_totals');
    await outsider.run('COMMIT');
    await deletion;

    expect(await expectCustomersKept(database)).toEqual([
      {
        id: 1,
        jobs: 1,
        lastJobDate: new Date('2026-03-31T15:00:00.000Z'),
        promised: 0,
        onTime: 0,
        promisedDeliveries: 0,
        onTimeDeliveries: 0,
      },
    ]);
    await outsider.close();
    await database.close();
  });
});
