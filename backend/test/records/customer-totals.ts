import type { Database } from '../../src/database/database';
import { type Row, toDate, toNullable, toNumber } from '../../src/database/rows';

interface Kept {
  readonly id: number;
  readonly jobs: number;
  readonly lastJobDate: Date | null;
  readonly promised: number;
  readonly onTime: number;
  readonly promisedDeliveries: number;
  readonly onTimeDeliveries: number;
}

const KEPT =
  'SELECT customerId AS id, jobs, lastJobDate, promised, onTime, promisedDeliveries, onTimeDeliveries FROM customer_totals ORDER BY customerId';
const DELIVERED = "j.customerId = c.id AND j.deletedAt IS NULL AND j.status = 'delivered'";
const COUNTED = `SELECT c.id,
  (SELECT COUNT(*) FROM jobs j WHERE j.customerId = c.id AND j.deletedAt IS NULL) AS jobs,
  (SELECT MAX(j.createdAt) FROM jobs j WHERE j.customerId = c.id AND j.deletedAt IS NULL) AS lastJobDate,
  (SELECT COUNT(*) FROM jobs j WHERE ${DELIVERED} AND pickedUpOn <> '' AND preferredPickupDate <> '') AS promised,
  (SELECT COUNT(*) FROM jobs j WHERE ${DELIVERED} AND pickedUpOn <= preferredPickupDate) AS onTime,
  (SELECT COUNT(*) FROM jobs j WHERE ${DELIVERED} AND deliverBy IS NOT NULL AND completedAt IS NOT NULL) AS promisedDeliveries,
  (SELECT COUNT(*) FROM jobs j WHERE ${DELIVERED} AND completedAt <= deliverBy) AS onTimeDeliveries
  FROM customers c ORDER BY c.id`;

/** Compares the stored customer totals with the jobs; returns them. */
export async function expectCustomersKept(database: Database): Promise<Kept[]> {
  const totals = async (sql: string) =>
    (await database.query<Row>(sql)).map(({ id, jobs, lastJobDate, ...sums }) => ({
      id: toNumber(id),
      jobs: toNumber(jobs),
      lastJobDate: toNullable(lastJobDate, toDate),
      promised: toNumber(sums['promised']),
      onTime: toNumber(sums['onTime']),
      promisedDeliveries: toNumber(sums['promisedDeliveries']),
      onTimeDeliveries: toNumber(sums['onTimeDeliveries']),
    }));
  const kept = await totals(KEPT);
  expect(kept).toEqual(await totals(COUNTED));
  return kept;
}
