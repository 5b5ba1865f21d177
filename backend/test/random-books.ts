import { insertRecord, insertRecords, type Stored } from '../src/database/records/records';
import { JobCharge } from '../src/database/schema/entities/invoicing/job-charge';
import { Job } from '../src/database/schema/entities/jobs/job';
import { JobCancellation } from '../src/database/schema/entities/jobs/job-cancellation';
import { JobUnit } from '../src/database/schema/entities/jobs/job-unit';
import { Vehicle } from '../src/database/schema/entities/vehicle';
import type { Tx } from '../src/database/transactions/transaction';
import { countAnew } from '../src/totals/kept-totals';
import type { TestApi } from './app/http';
import { makeBuyer } from './billing/invoices';
import { NO_PLACES } from './stored/stored-job';

const BUYERS = 6;
const AT_ONCE = 200;
const DAY_MS = 86_400_000;

/** Pseudo-random whole numbers below a limit, the same for each seed (Numerical Recipes). */
export type Dice = (limit: number) => number;
export function diceOf(seed: number): Dice {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Stores delivered and cancelled jobs of random prices, units, charges and marks; returns the ids of the customers. */
export async function storeRandomJobs(api: TestApi, count: number, dice: Dice): Promise<number[]> {
  const customerIds: number[] = [];
  for (let number = 0; number < BUYERS; number += 1)
    customerIds.push(await makeBuyer(api, `Random buyer ${String(number)}`));
  const now = api.clock.now();
  const vehicleId = await api.transactions.run((tx) =>
    insertRecord(tx, Vehicle, {
      ...{ year: 2020, make: 'Honda', makeSort: 'honda', model: 'Civic', vinLast8: null },
      ...{ vin: null, poNumber: null, version: 1, createdAt: now, updatedAt: now },
    }),
  );
  for (let first = 0; first < count; first += AT_ONCE)
    await api.transactions.run(async (tx) => {
      for (let number = first; number < Math.min(count, first + AT_ONCE); number += 1)
        await storeJob(tx, dice, { customerIds, vehicleId, now });
    });
  await api.transactions.run((tx) => countAnew((sql) => tx.manager.query(sql)));
  return customerIds;
}

interface World {
  readonly customerIds: readonly number[];
  readonly vehicleId: number;
  readonly now: Date;
}

async function storeJob(tx: Tx, dice: Dice, { customerIds, vehicleId, now }: World): Promise<void> {
  const units = Array.from({ length: dice(4) }, () => ({
    priceCents: dice(6) === 0 ? null : 5_000 * (1 + dice(20)),
    isLeft: dice(5) === 0,
  }));
  const paid = dice(2) === 0 ? units : units.filter(({ isLeft }) => !isLeft);
  const sum = paid.reduce((cents, { priceCents }) => cents + (priceCents ?? 0), 0);
  const agreed = dice(12) === 0 ? null : 10_000 + dice(90_000);
  const priceCents = dice(3) === 0 || sum === 0 ? agreed : sum;
  const isCancelled = dice(15) === 0;
  const at = new Date(now.getTime() - dice(40) * DAY_MS);
  const jobId = await insertRecord(tx, Job, {
    ...(NO_PLACES as Pick<Stored<Job>, 'pickupCity'>),
    ...{ pickupProvince: 'QC', dropoffProvince: dice(2) === 0 ? 'ON' : 'QC' },
    ...{ status: isCancelled ? 'assigned' : 'delivered', driverId: null, priceCents },
    ...{ customerId: customerIds[dice(customerIds.length)] ?? null, vehicleCount: units.length },
    ...{ poNumber: null, preferredPickupDate: null, pickedUpOn: null, specialInstructions: null },
    ...{ completionNotes: null, hasDriverReport: dice(3) > 0, billingComplete: dice(30) === 0 },
    deliveredOn: null,
    ...{ preferredDeliveryDate: null, deliverBy: null, pickupFrom: null, pickupUntil: null },
    ...{ dropoffFrom: null, dropoffUntil: null },
    ...{ statusSince: null, loadedAt: null, responsibleId: null },
    ...{ pickupSort: null, dropoffSort: null, version: 1, createdAt: at, updatedAt: at },
    ...{ completedAt: isCancelled ? null : at, deletedAt: isCancelled ? at : null },
    ...{ unreadNoteAt: null, hasLeft: null, carriedFromId: null },
    ...{ pickupOutcome: null, pickupSignedBy: null, pickupSignedAt: null },
    ...{ deliveryOutcome: null, deliverySignedBy: null, deliverySignedAt: null },
  } as Omit<Stored<Job>, 'id'>);
  if (units.length > 0)
    await insertRecords(
      tx,
      JobUnit,
      units.map(({ priceCents: cents, isLeft }, index) => ({
        ...{ jobId, vehicleId, position: index + 1, leftNote: null, leftAt: null },
        priceCents: isLeft && dice(3) === 0 ? 0 : cents,
        leftReason: isLeft ? 'no-show' : null,
        ...{ leftById: null, leftByName: null, carriedToId: null, checkedVin: null },
        ...{ checkMethod: null, checkedAt: null, checkedByName: null, isLoadedAnyway: null },
      })),
    );
  for (let charges = dice(3); charges > 0; charges -= 1)
    await insertRecord(tx, JobCharge, {
      ...{ jobId, itemId: null, nameEn: 'Charge', nameFr: 'Frais', taxable: true },
      ...(dice(2) === 0
        ? { unit: 'percent', quantity: 1_000, price: 1 + dice(20_000) }
        : { unit: 'hour', quantity: 1 + dice(5_000), price: dice(9_999) }),
      ...{ version: 1, createdAt: at, updatedAt: at },
    });
  if (isCancelled)
    await insertRecord(tx, JobCancellation, {
      ...{ jobId, reason: 'customer', note: null, cancelledAt: at, cancelledById: 1 },
      ...{ cancelledByName: 'Ada Admin', words: '' },
      dryRunChargeCents: dice(3) === 0 ? null : 15_000,
    });
}
