import type { Tx } from '../../database/transactions/transaction';
import { describedLines } from './billed-lines';

const LINES = 5_000;

test('lines of large invoices are described in statements that every engine accepts', async () => {
  const nothing = { chargeId: null, pickupCity: null, dropoffCity: null, deliveredOn: null };
  const place = { origin: 'QC', destination: 'ON', correctedDriverId: null, unitMake: null };
  const rows = Array.from({ length: LINES }, (_, id) => ({
    ...{ id, invoiceId: 1, jobId: id, kind: 'transport', unit: 'each', amountCents: 100 },
    ...{ ...nothing, ...place, unitId: null, driverId: null, make: null, jobDriverId: 7 },
  }));
  const counts: number[] = [];
  const query = (sql: string, values: readonly unknown[]) => {
    counts.push(values.length);
    return Promise.resolve(sql.startsWith('SELECT l.id') ? rows : []);
  };
  const tx = { manager: { query } } as unknown as Tx; // nothing else is used
  const lines = await describedLines(tx, [1]);
  expect(lines).toHaveLength(LINES);
  expect(lines[0]).toMatchObject({ driverId: 7, make: null });
  expect(Math.max(...counts)).toBeLessThanOrEqual(2_002);
});
