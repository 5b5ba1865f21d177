import { dataVersion } from '../../../../test/data-version';
import { expectDeliveredKept } from '../../../../test/delivered';
import { describeOnEachDatabase, freshPlace } from '../../../../test/databases/databases';
import { writeOld } from '../../../../test/old-schema';
import { Database } from '../../database';
import { MIGRATIONS } from '../migrations';
import { JOB_COUNTS } from './0019-job-counts';

const BEFORE = MIGRATIONS.slice(0, MIGRATIONS.indexOf(JOB_COUNTS));
const AT = "'2026-03-31 15:00:00.000'";
const JOBS = [
  ...Array<string>(1).fill("'pending'"),
  ...Array<string>(2).fill("'assigned'"),
  ...Array<string>(3).fill("'picked-up'"),
  ...Array<string>(4).fill("'in-transit'"),
];
const STORE = `INSERT INTO jobs
  (status, vehicleCount, hasDriverReport, billingComplete, version, createdAt, updatedAt, deletedAt) VALUES
  ${JOBS.map((status) => `(${status}, 1, 0, 0, 1, ${AT}, ${AT}, NULL)`).join(', ')},
  ('pending', 1, 0, 0, 1, ${AT}, ${AT}, ${AT})`;

describeOnEachDatabase('Jobs from before they were counted by status', (_, engine) => {
  it('are counted once, however many rows have a version', async () => {
    const place = await freshPlace(engine);
    const old = new Database({ database: place }, { migrations: BEFORE });
    await old.open();
    await writeOld(old, STORE, 'INSERT INTO data_version (id, version) VALUES (2, 40)');
    await old.close();

    const database = new Database({ database: place });
    await database.open();
    await expectDeliveredKept(database);
    expect(await dataVersion(database)).toBeGreaterThan(40);
    await database.close();
  });
});
