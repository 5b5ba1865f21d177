import { endOfWay } from '@dispatch/domain/invoices/carriage';
import { laneOf } from '@dispatch/domain/reports/lane';
import { billedItem } from '@dispatch/domain/reports/billed-item';
import { sortKey } from '@dispatch/domain/text/sort-key';
import type { ChargeUnit, LineKind } from '@dispatch/domain/invoices/invoice';
import type { Database } from '../../src/database/database';
import { type Row, toDate, toNullable, toNumber, toText } from '../../src/database/rows';

const SUMS = [
  ...['jobs', 'promised', 'onTime', 'promisedDeliveries', 'onTimeDeliveries', 'latePickup'],
  ...['lateOnTheWay', 'cents', 'billedJobs', 'billedDays', 'paidCents', 'paidCentDays'],
];
const DAY_MS = 24 * 60 * 60 * 1000;

type Counted = Map<string, Record<string, number>>;

const text = (value: unknown) => toNullable(value, toText);
const daysOf = (from: unknown, to: unknown) =>
  Math.max(0, (Date.parse(toText(to)) - Date.parse(toText(from))) / DAY_MS);

function add(counted: Counted, [kind, day, value]: string[], by: Record<string, number>): void {
  const key = [kind, day?.slice(0, 7), value].join(' ');
  const sums = counted.get(key) ?? {};
  for (const [name, amount] of Object.entries(by)) sums[name] = (sums[name] ?? 0) + amount;
  counted.set(key, sums);
}

/**
 * Compares the sums of the reports with jobs, invoices and payments, by statements of its own; returns the number of rows with
 * something in them. Everything must be in the reports.
 */
export async function expectReportsKept(database: Database): Promise<number> {
  const rows = (sql: string) => database.query<Row>(sql);
  const [late] = await rows(`SELECT
    (SELECT COUNT(*) FROM jobs WHERE status = 'delivered' AND deletedAt IS NULL AND completedAt IS NOT NULL
      AND deliveredOn IS NULL) AS jobs,
    (SELECT COUNT(*) FROM invoices WHERE status <> 'draft' AND inReports IS NULL) AS invoices`);
  expect([toNumber(late?.jobs), toNumber(late?.invoices)]).toEqual([0, 0]);

  const counted: Counted = new Map();
  for (const job of await rows(
    "SELECT * FROM jobs WHERE status = 'delivered' AND deletedAt IS NULL AND deliveredOn IS NOT NULL",
  ))
    addJob(counted, job);
  for (const line of await rows(
    "SELECT l.*, i.invoiceDate, i.customerId FROM invoices i JOIN invoice_lines l ON l.invoiceId = i.id WHERE i.status <> 'draft'",
  ))
    addLine(counted, line);
  for (const wait of await rows(`SELECT DISTINCT i.id, l.jobId, l.deliveredOn, i.invoiceDate, i.customerId
    FROM invoices i JOIN invoice_lines l ON l.invoiceId = i.id
    WHERE i.status NOT IN ('draft', 'void') AND i.kind = 'invoice' AND l.kind IN ('transport', 'unit')
      AND l.deliveredOn IS NOT NULL`))
    add(counted, ['customer', toText(wait.invoiceDate), String(wait.customerId)], {
      billedJobs: 1,
      billedDays: daysOf(wait.deliveredOn, wait.invoiceDate),
    });
  for (const part of await rows(`SELECT a.amountCents, p.paidOn, i.invoiceDate, i.customerId FROM payment_allocations a
    JOIN payments p ON p.id = a.paymentId JOIN invoices i ON i.id = a.invoiceId WHERE p.method <> 'write-off'`)) {
    const cents = toNumber(part.amountCents);
    add(counted, ['customer', toText(part.paidOn), String(part.customerId)], {
      paidCents: cents,
      paidCentDays: cents * daysOf(part.invoiceDate, part.paidOn),
    });
  }

  const kept: Counted = new Map(
    (await rows('SELECT * FROM report_months')).map((row) => [
      [row.kind, row.month, row.value].join(' '),
      Object.fromEntries(SUMS.map((name) => [name, toNumber(row[name])])),
    ]),
  );
  const comparable = (sums: Counted) =>
    [...sums]
      .map(([key, row]) => `${key}: ${SUMS.map((name) => row[name] ?? 0).join(' ')}`)
      .filter((line) => !/: 0( 0)*$/.test(line))
      .sort();
  expect(comparable(kept)).toEqual(comparable(counted));
  return comparable(kept).length;
}

function addJob(counted: Counted, job: Row): void {
  const [wanted, loaded] = [text(job.preferredPickupDate), text(job.pickedUpOn)];
  const by = toNullable(job.deliverBy, toDate);
  const isPromised = wanted !== null && loaded !== null;
  const isOnTime = isPromised && loaded <= wanted;
  const isLate = by !== null && toDate(job.completedAt) > by;
  const sums = {
    jobs: 1,
    promised: Number(isPromised),
    onTime: Number(isOnTime),
    promisedDeliveries: Number(by !== null),
    onTimeDeliveries: Number(by !== null && !isLate),
    latePickup: Number(isLate && isPromised && !isOnTime),
    lateOnTheWay: Number(isLate && isOnTime),
  };
  const lane = laneOf({
    pickupCity: text(job.pickupCity),
    dropoffCity: text(job.dropoffCity),
    origin: endOfWay(text(job.pickupProvince), text(job.pickupPostalCode)),
    destination: endOfWay(text(job.dropoffProvince), text(job.dropoffPostalCode)),
  });
  const day = toText(job.deliveredOn);
  add(counted, ['customer', day, String(toNumber(job.customerId ?? 0))], sums);
  add(counted, ['driver', day, String(toNumber(job.driverId ?? 0))], sums);
  add(counted, ['lane', day, lane.key], sums);
}

function addLine(counted: Counted, line: Row): void {
  const by = { cents: toNumber(line.amountCents) };
  const day = toText(line.invoiceDate);
  const make = text(line.make);
  const lane = laneOf({
    pickupCity: text(line.pickupCity),
    dropoffCity: text(line.dropoffCity),
    origin: text(line.origin),
    destination: text(line.destination),
  });
  const item = billedItem({
    kind: toText(line.kind) as LineKind, // validated when written
    chargeId: toNullable(line.chargeId, toNumber),
    unit: toText(line.unit) as ChargeUnit, // validated when written
  });
  add(counted, ['customer', day, String(line.customerId)], by);
  add(counted, ['driver', day, String(line.driverId)], by);
  add(counted, ['lane', day, lane.key], by);
  add(counted, ['vehicle', day, make === null ? '' : sortKey(make)], by);
  add(counted, ['item', day, item], by);
}
