import { expectDeliveredKept } from '../../../../test/delivered';
import { describeOnEachDatabase, freshPlace } from '../../../../test/databases/databases';
import { writeOld } from '../../../../test/old-schema';
import { Database } from '../../database';
import { MIGRATIONS } from '../migrations';
import { DELIVERED_TOTALS } from './0011-delivered-totals';

const BEFORE = MIGRATIONS.slice(0, MIGRATIONS.indexOf(DELIVERED_TOTALS));
const AT = "'2026-03-31 15:00:00.000'";
const STORE = `INSERT INTO jobs
  (status, vehicleCount, priceCents, hasDriverReport, billingComplete, version, createdAt, updatedAt, completedAt, deletedAt) VALUES
  ('delivered', 1, 90000, 0, 0, 1, ${AT}, ${AT}, ${AT}, NULL),
  ('delivered', 1, NULL, 1, 0, 1, ${AT}, ${AT}, '2026-04-01 00:00:00.000', NULL),
  ('delivered', 1, 2147483647, 1, 1, 1, ${AT}, ${AT}, ${AT}, NULL),
  ('delivered', 1, 2147483647, 1, 1, 1, ${AT}, ${AT}, '2026-03-31 23:59:59.999', NULL),
  ('delivered', 1, 100, 1, 1, 1, ${AT}, ${AT}, ${AT}, ${AT}),
  ('delivered', 1, 100, 0, 0, 1, ${AT}, ${AT}, NULL, NULL),
  ('pending', 1, 100, 0, 0, 1, ${AT}, ${AT}, ${AT}, NULL)`;

describeOnEachDatabase('Jobs from before their totals were kept', (_, engine) => {
  it('are counted', async () => {
    const place = await freshPlace(engine);
    const old = new Database({ database: place }, { migrations: BEFORE });
    await old.open();
    await writeOld(old, STORE);
    await old.close();

    const database = new Database({ database: place });
    await database.open();
    expect(await expectDeliveredKept(database)).toBe(5);
    await database.close();
  });
});
