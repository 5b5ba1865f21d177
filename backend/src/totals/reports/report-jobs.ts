import { endOfWay } from '@dispatch/domain/invoices/carriage';
import { laneOf } from '@dispatch/domain/reports/lane';
import { lateReason } from '@dispatch/domain/reports/late-delivery';
import { monthOf } from '@dispatch/domain/reports/report-months';
import type { Job } from '../../database/schema/entities/jobs/job';
import { type Row, toDate, toNullable, toNumber, toText } from '../../database/rows';
import { NO_DRIVER } from '../../database/schema/entities/delivered-total';
import { exclusiveLock } from '../../database/records/records';
import type { Tx } from '../../database/transactions/transaction';
import { PROMISE_SUMS, type Promised } from '../kept-promises';
import { addToReports, type Growth, negative, type Sums } from './report-sums';

/** The fields of a job that decide its place in the reports. */
export type ReportedJob = Promised &
  Pick<
    Job,
    | 'deliveredOn'
    | 'customerId'
    | 'driverId'
    | 'pickupCity'
    | 'pickupProvince'
    | 'pickupPostalCode'
    | 'dropoffCity'
    | 'dropoffProvince'
    | 'dropoffPostalCode'
  >;

/** The columns of `deliveredJob`. */
export const REPORTED_COLUMNS = `customerId, driverId, preferredPickupDate, pickedUpOn, deliverBy, completedAt, deliveredOn,
  pickupCity, pickupProvince, pickupPostalCode, dropoffCity, dropoffProvince, dropoffPostalCode`;

/** A delivered and listed job. */
export function deliveredJob(row: Row): ReportedJob {
  const text = (column: string) => toNullable(row[column], toText);
  return {
    status: 'delivered',
    deletedAt: null,
    customerId: toNullable(row.customerId, toNumber),
    driverId: toNullable(row.driverId, toNumber),
    preferredPickupDate: text('preferredPickupDate'),
    pickedUpOn: text('pickedUpOn'),
    deliverBy: toNullable(row.deliverBy, toDate),
    completedAt: toNullable(row.completedAt, toDate),
    deliveredOn: text('deliveredOn'),
    pickupCity: text('pickupCity'),
    pickupProvince: text('pickupProvince'),
    pickupPostalCode: text('pickupPostalCode'),
    dropoffCity: text('dropoffCity'),
    dropoffProvince: text('dropoffProvince'),
    dropoffPostalCode: text('dropoffPostalCode'),
  };
}

/** A job without a customer has this value. */
const NO_CUSTOMER = 0;

/** Updates the reports for a job's change; `before` is null for a new job. */
export async function followReportedJob(
  tx: Tx,
  before: ReportedJob | null,
  after: ReportedJob,
): Promise<void> {
  await addToReports(tx, [...lossesOf(before), ...growthsOf(after)]);
}

/** Updates the reports before the postal codes of these jobs are removed: without a province, they decide the lane. */
export async function removePostalCodes(tx: Tx, ids: readonly number[]): Promise<void> {
  const rows = await tx.manager.query<Row[]>(
    `SELECT ${REPORTED_COLUMNS} FROM jobs WHERE id IN (${ids.map(() => '?').join(', ')})
      AND status = 'delivered' AND deletedAt IS NULL AND deliveredOn IS NOT NULL${exclusiveLock(tx)}`,
    [...ids],
  );
  const jobs = rows.map(deliveredJob);
  const without = { pickupPostalCode: null, dropoffPostalCode: null };
  await addToReports(tx, [
    ...jobs.flatMap(lossesOf),
    ...jobs.flatMap((job) => growthsOf({ ...job, ...without })),
  ]);
}

function lossesOf(job: ReportedJob | null): Growth[] {
  return growthsOf(job).map((growth) => ({ ...growth, by: negative(growth.by) }));
}

/** The growths from one job: none unless it is delivered, listed, and its day of delivery is stored. */
export function growthsOf(job: ReportedJob | null): Growth[] {
  if (job?.status !== 'delivered' || job.deletedAt !== null || job.deliveredOn === null) return [];
  const month = monthOf(job.deliveredOn);
  const by = sumsOf(job);
  const lane = laneOf({
    pickupCity: job.pickupCity,
    dropoffCity: job.dropoffCity,
    origin: endOfWay(job.pickupProvince, job.pickupPostalCode),
    destination: endOfWay(job.dropoffProvince, job.dropoffPostalCode),
  });
  return [
    {
      ...{ kind: 'customer', month, by, label: null },
      value: String(job.customerId ?? NO_CUSTOMER),
    },
    { ...{ kind: 'driver', month, by, label: null }, value: String(job.driverId ?? NO_DRIVER) },
    { kind: 'lane', month, by, value: lane.key, label: lane.label },
  ];
}

function sumsOf(job: ReportedJob): Sums {
  const reason = lateReason(job);
  return {
    jobs: 1,
    ...Object.fromEntries(PROMISE_SUMS.map(({ name, counts }) => [name, Number(counts(job))])),
    latePickup: Number(reason === 'late-pickup'),
    lateOnTheWay: Number(reason === 'on-the-way'),
  };
}
