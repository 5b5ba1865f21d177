import { expectCustomersKept } from '../../../../test/customer-totals';
import { describeOnEachDatabase, freshPlace } from '../../../../test/databases/databases';
import { writeOld } from '../../../../test/old-schema';
import { Database } from '../../database';
import { MIGRATIONS } from '../migrations';
import { CUSTOMER_TOTALS } from './0013-customer-totals';

const BEFORE = MIGRATIONS.slice(0, MIGRATIONS.indexOf(CUSTOMER_TOTALS));
const FIRST = "'2026-03-29 15:00:00.000'";
const LAST = "'2026-03-31 15:00:00.123'";
const CUSTOMERS = `INSERT INTO customers
  (id, name, nameKey, nameSort, status, version, createdAt, updatedAt, deletedAt) VALUES
  (1, 'Busy', 'busy', 'busy', 'active', 1, ${FIRST}, ${FIRST}, NULL),
  (2, 'New', 'new', 'new', 'active', 1, ${FIRST}, ${FIRST}, NULL),
  (3, 'Gone', 'gone', 'gone', 'active', 1, ${FIRST}, ${FIRST}, ${FIRST})`;
const JOBS = `INSERT INTO jobs
  (customerId, status, vehicleCount, hasDriverReport, billingComplete, version, createdAt, updatedAt, deletedAt) VALUES
  (1, 'delivered', 1, 0, 0, 1, ${LAST}, ${LAST}, NULL),
  (1, 'pending', 1, 0, 0, 1, ${FIRST}, ${FIRST}, NULL),
  (2, 'pending', 1, 0, 0, 1, ${LAST}, ${LAST}, ${LAST}),
  (NULL, 'pending', 1, 0, 0, 1, ${LAST}, ${LAST}, NULL)`;

describeOnEachDatabase('Customers from before their totals were kept', (_, engine) => {
  it('have their jobs counted', async () => {
    const place = await freshPlace(engine);
    const old = new Database({ database: place }, { migrations: BEFORE });
    await old.open();
    await writeOld(old, CUSTOMERS, JOBS);
    await old.close();

    const database = new Database({ database: place });
    await database.open();
    expect(await expectCustomersKept(database)).toEqual([
      { id: 1, jobs: 2, lastJobDate: new Date('2026-03-31T15:00:00.123Z') },
      { id: 2, jobs: 0, lastJobDate: null },
      { id: 3, jobs: 0, lastJobDate: null },
    ]);
    await database.close();
  });
});
