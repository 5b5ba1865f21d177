import { JOB_STATUSES, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { LEFT_REASONS, type LeftReason } from '@dispatch/domain/jobs/unit-state';
import { dayBounds, dayOf } from '@dispatch/domain/time/company-day';
import { addDays } from '@dispatch/domain/time/company-period';
import { lastEight } from '@dispatch/domain/vehicles/vin';
import type { CancellationDto } from '../modules/jobs/cancellations/cancellation.dto';
import type { CreateJobDto } from '../modules/jobs/job-body.dto';
import { commonSites, routeOf, type Site } from './sample-places';
import { type SampleVehicle, sampleVehicle, unknownVehicle } from './sample-vehicles';
import {
  BLACKLISTED,
  COMPLETION_NOTES,
  type CustomerKind,
  CUSTOMERS,
  DRIVERS,
  INSTRUCTIONS,
} from './sample-words';
import type { SeededRandom } from './seeded-random';

/** One job. Times are in milliseconds, customer and driver are indexes of the samples. */
export interface SampleOrder {
  readonly status: JobStatus;
  /** Distinguishes the orders of one status. */
  readonly index: number;
  readonly createdAt: number;
  readonly completedAt: number | null;
  readonly customer: number;
  readonly driver: number;
  readonly body: Pick<CreateJobDto, keyof CreateJobDto>;
  readonly vehicles: readonly SampleVehicle[];
  /** Why its last unit was left behind. */
  readonly leftReason: LeftReason | null;
  /** Another job takes that unit over. */
  readonly isRebooked: boolean;
  readonly completionNotes: string | null;
  readonly hasDriverReport: boolean;
  readonly billingComplete: boolean;
  readonly cancellation: CancellationDto | null;
}

export interface OrderSetting {
  readonly random: SeededRandom;
  readonly now: Date;
  readonly timeZone: string;
  readonly homes: readonly Site[];
}

/** The orders of each status. One more job is pending: it takes over a unit that was left behind. */
const ORDERS: Readonly<Record<JobStatus, number>> = {
  pending: 8,
  assigned: 8,
  'picked-up': 3,
  'in-transit': 8,
  delivered: 372,
};
export const DELIVERED_TODAY = 5;
/** The orders of the blacklisted customer, all long ago. */
const BLACKLISTED_ORDERS = 4;
const FIRST_DRIVER = { pending: 0, assigned: 0, 'picked-up': 8, 'in-transit': 3 } as const;

/** The number of orders of one customer, and the most units of an order. */
const OF_KIND: Readonly<Record<CustomerKind, { orders: number; units: number }>> = {
  dealer: { orders: 4, units: 5 },
  auction: { orders: 12, units: 9 },
  leasing: { orders: 6, units: 7 },
  private: { orders: 1, units: 1 },
};
/** Each customer once for each of its orders. */
const ORDERING = CUSTOMERS.flatMap(({ name, kind }, index) =>
  Array.from({ length: name === BLACKLISTED ? 0 : OF_KIND[kind].orders }, () => index),
);
export const BLACKLISTED_PLACE = CUSTOMERS.findIndex(({ name }) => name === BLACKLISTED);

const CANCELLED: readonly (CancellationDto & { status: JobStatus; minutesAgo: number })[] = [
  {
    ...{ status: 'assigned', minutesAgo: 150, reason: 'not-ready', dryRunCharge: 18_500 },
    note: 'Gate locked, nobody on site. The driver waited 40 minutes.',
  },
  { status: 'pending', minutesAgo: 120, reason: 'duplicate' },
  { status: 'pending', minutesAgo: 90, reason: 'customer', note: 'Sold to a local buyer.' },
];

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const OLDEST_DAYS = 730;
const KM_PER_DAY = 700;

/** The jobs of two years up to now, oldest first. */
export function planOrders(setting: OrderSetting): SampleOrder[] {
  const sites = commonSites(setting.random);
  const plan = (status: JobStatus, index: number) => planOrder(setting, sites, status, index);
  const orders = JOB_STATUSES.flatMap((status) =>
    Array.from({ length: ORDERS[status] }, (_, index) => plan(status, index)),
  );
  const now = setting.now.getTime();
  const find = (status: JobStatus, index: number) =>
    found(orders.find((order) => order.status === status && order.index === index));
  // The customer repeated an order that a driver already has: both jobs list the same vehicles.
  const [first, repeated] = [find('assigned', 0), find('pending', 1)];
  const { customer, vehicles, body } = first;
  const createdAt = (first.createdAt + now - 3 * HOUR) / 2;
  const again = { ...repeated, customer, vehicles, body: { ...body, poNumber: null }, createdAt };
  const left = found(
    orders.find(
      ({ status, leftReason, createdAt: at }) =>
        status === 'in-transit' && leftReason !== null && at < now - DAY,
    ),
  );
  const cancelled = CANCELLED.map(({ status, minutesAgo, ...cancellation }) => ({
    ...plan(status, 2),
    createdAt: now - minutesAgo * MINUTE,
    cancellation,
  }));
  return [...orders, ...cancelled]
    .map((order) => (order === repeated ? again : { ...order, isRebooked: order === left }))
    .sort((one, other) => one.createdAt - other.createdAt);
}

function planOrder(
  setting: OrderSetting,
  sites: readonly Site[],
  status: JobStatus,
  index: number,
): SampleOrder {
  const { random, now, timeZone } = setting;
  const isOldest = status === 'delivered' && index >= ORDERS.delivered - BLACKLISTED_ORDERS;
  const customer = isOldest ? BLACKLISTED_PLACE : random.pick(ORDERING);
  const { kind } = itemAt(CUSTOMERS, customer);
  const { km, fields } = routeOf(random, kind, itemAt(setting.homes, customer), sites);
  const times =
    status === 'delivered'
      ? deliveredTimes(setting, index, km, isOldest)
      : {
          createdAt: now.getTime() - random.between(3 * 60, 5 * 24 * 60) * MINUTE,
          completedAt: null,
        };
  const count = random.between(1, random.chance(0.4) ? 1 : OF_KIND[kind].units);
  const thisYear = now.getUTCFullYear();
  const isUnknown = status === 'pending' && index === 0;
  const vehicles = Array.from({ length: count }, () =>
    isUnknown ? unknownVehicle(thisYear) : sampleVehicle(random, thisYear),
  );
  const price = unitPriceCents(km, count);
  return {
    ...{ status, index, ...times, customer, vehicles },
    driver:
      status === 'delivered'
        ? random.between(0, DRIVERS.length - 1)
        : (FIRST_DRIVER[status] + index) % (DRIVERS.length - 1),
    body: {
      ...fields,
      vehicleUnitsData: vehicles.map(({ vin, ...vehicle }) => ({
        ...vehicle,
        vinLast8: random.chance(0.7) ? vin : lastEight(vin),
        price: count > 1 ? price : null,
        poNumber: count > 1 && random.chance(0.3) ? poNumber(random) : null,
      })),
      price: count > 1 ? null : price,
      poNumber: kind !== 'private' && random.chance(0.7) ? poNumber(random) : null,
      preferredPickupDate: random.chance(0.6)
        ? addDays(dayOf(new Date(times.createdAt), timeZone), random.between(1, 3))
        : null,
      ...wantedDelivery(setting, times, index, km),
      specialInstructions: random.chance(0.3) ? random.pick(INSTRUCTIONS) : null,
    },
    leftReason: count > 1 ? leftReasonOf(status, index) : null,
    isRebooked: false,
    completionNotes: random.chance(0.5) ? random.pick(COMPLETION_NOTES) : null,
    ...billingOf(random, now.getTime() - (times.completedAt ?? Infinity)),
    cancellation: null,
  };
}

/** Two of three orders name a delivery date, every eleventh of them too early; dealers receive by day. */
function wantedDelivery(
  { timeZone }: OrderSetting,
  { createdAt, completedAt }: { readonly createdAt: number; readonly completedAt: number | null },
  index: number,
  km: number,
) {
  if (index % 3 === 2) return {};
  const days = 2 + Math.ceil(km / KM_PER_DAY);
  const last = completedAt ?? createdAt + days * DAY;
  const isEarly = index % 11 === 7;
  const day = dayOf(new Date(last), timeZone);
  return {
    preferredDeliveryDate: isEarly ? addDays(day, -1) : day,
    ...(index % 2 === 0 && completedAt === null && { dropoffFrom: '08:00', dropoffUntil: '17:00' }),
    ...(index % 4 === 1 && { pickupFrom: '07:30', pickupUntil: '15:00' }),
  };
}

/** Drivers work by day, and the five newest deliveries happened since midnight. */
function deliveredTimes(
  { random, now, timeZone }: OrderSetting,
  index: number,
  km: number,
  isOldest: boolean,
) {
  const midnight = dayBounds(now, timeZone).start.getTime();
  if (index < DELIVERED_TODAY) {
    const completedAt = Math.round(now.getTime() - random.next() * (now.getTime() - midnight));
    return { createdAt: completedAt - random.between(30, 90) * HOUR, completedAt };
  }
  const completedAt = byDay(
    random,
    midnight - random.between(isOldest ? 500 : 0, OLDEST_DAYS) * DAY,
  );
  const duration = random.between(6, 60) * HOUR + (km / KM_PER_DAY) * DAY;
  return { createdAt: byDay(random, completedAt - duration), completedAt };
}

/** A time in working hours of the day before. */
function byDay(random: SeededRandom, time: number): number {
  const at = new Date(time - DAY);
  return at.setUTCHours(random.between(13, 21), random.between(0, 59), random.between(0, 59), 0);
}

/** By distance, cheaper the more units share the truck; in steps of five dollars. */
function unitPriceCents(km: number, units: number): number {
  return Math.round((120 + km * Math.max(0.5, 0.9 - 0.05 * units)) / 5) * 500;
}

function poNumber(random: SeededRandom): string {
  return `PO-${random.between(10_000, 99_999)}`;
}

function leftReasonOf(status: JobStatus, index: number): LeftReason | null {
  const isLeft =
    status === 'in-transit' ? index % 4 !== 0 : status === 'delivered' && index % 24 === 3;
  return isLeft ? (LEFT_REASONS[index % (LEFT_REASONS.length - 1)] ?? null) : null;
}

/** Reports arrive within days, and invoices are paid within weeks. */
function billingOf(random: SeededRandom, age: number) {
  const days = age / DAY;
  const hasDriverReport = days > 1 && random.chance(days < 5 ? 0.5 : 0.95);
  const isPaid = random.chance(days < 10 ? 0.25 : days < 30 ? 0.75 : 0.97);
  return { hasDriverReport, billingComplete: hasDriverReport && isPaid };
}

export function itemAt<T>(items: readonly T[], index: number): T {
  return found(items[index]);
}

function found<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('The sample company lacks an item.');
  return item;
}
