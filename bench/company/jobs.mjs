import { optionalSortKey, routeSortKeys } from '../product.mjs';
import { customerName, DRIVERS, driverName, instant, place, telephone } from './plan.mjs';
import { SeededRandom } from './random.mjs';
import { FIRST_NAMES, INSTRUCTIONS, LAST_NAMES, MODELS } from './samples.mjs';

const OPEN = ['assigned', 'assigned', 'pending', 'picked-up', 'in-transit'];
/** The measured driver has the same number of assigned jobs in companies of any size. */
const MEASURED_ASSIGNED = 5;
const HOUR_MS = 3_600_000;
const VIN_CHARACTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];

/** Most jobs have one vehicle, few have nine. @param {SeededRandom} random */
function unitCount(random) {
  const chance = random.next();
  return chance < 0.6 ? 1 : chance < 0.85 ? 2 : random.between(3, 9);
}

/** @param {number} id @param {number} year @param {SeededRandom} random */
function vehicle(id, year, random) {
  const [make, ...models] = random.pick(MODELS);
  const last = Array.from({ length: 4 }, () => random.pick(VIN_CHARACTERS)).join('');
  const vinLast8 = `${last}${String(id % 10_000).padStart(4, '0')}`;
  return {
    id,
    year,
    make,
    model: random.pick(models),
    vinLast8,
    vin: `1FTFW1E5${random.pick([...'12345'])}${vinLast8}`,
    poNumber: null,
  };
}

/**
 * One job with its vehicles; the ids of vehicles and units continue after `lastUnit`.
 * @param {import('./plan.mjs').Shape} shape
 * @param {number} id
 * @param {number} lastUnit
 */
export function planJob(shape, id, lastUnit) {
  const random = new SeededRandom(id);
  const created = shape.createdAt(id);
  const nthOpen = id - (shape.jobs - shape.active);
  const isMeasured = nthOpen >= 1 && nthOpen <= MEASURED_ASSIGNED;
  const status = isMeasured ? 'assigned' : nthOpen >= 1 ? random.pick(OPEN) : 'delivered';
  const driverId = isMeasured ? 1 : status === 'pending' ? null : random.between(2, DRIVERS);
  const customerId = random.between(1, shape.customers);
  const pickup = place(random);
  const dropoff = place(random);
  const year = new Date(created).getUTCFullYear();
  const vehicles = Array.from({ length: unitCount(random) }, (_, index) =>
    vehicle(lastUnit + index + 1, random.between(year - 8, year), random),
  );
  return {
    ...{ id, status, driverId, customerId, vehicles, pickup, dropoff, created },
    customerName: customerName(customerId),
    driverName: driverId === null ? null : driverName(driverId),
    poNumber: random.next() < 0.7 ? `PO-${String(100_000 + id)}` : null,
    priceCents: random.between(300, 2_500) * 100,
    completed: status === 'delivered' ? created + random.between(8, 120) * HOUR_MS : null,
    contact: () => `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
    instructions: random.next() < 0.3 ? random.pick(INSTRUCTIONS) : null,
    random,
  };
}

/** @typedef {ReturnType<typeof planJob>} PlannedJob */

/** @param {PlannedJob} job */
export function jobRow(job) {
  const { id, status, pickup, dropoff, created, completed, random, contact } = job;
  const isDelivered = completed !== null;
  const routes = routeSortKeys({
    ...{ pickupCity: pickup.city, pickupAddress: pickup.address },
    ...{ dropoffCity: dropoff.city, dropoffAddress: dropoff.address },
  });
  /** @param {typeof pickup} at */
  const location = ({ address, city, province, postalCode }) => [
    ...[address, city, province, postalCode, contact(), telephone(random)],
  ];
  const billed = isDelivered && random.next() < 0.9;
  return [
    ...[
      id,
      status,
      job.driverId,
      job.customerId,
      job.vehicles.length,
      job.priceCents,
      job.poNumber,
    ],
    ...[
      instant(created).slice(0, 10),
      job.instructions,
      isDelivered ? 'Delivered in order.' : null,
    ],
    ...[isDelivered ? 1 : 0, billed ? 1 : 0, ...location(pickup), ...location(dropoff)],
    ...[routes.pickupSort, routes.dropoffSort, isDelivered ? instant(completed) : null],
    ...[isDelivered ? 4 : 1, instant(created), instant(completed ?? created)],
  ];
}

/** @param {PlannedJob['vehicles'][number]} vehicle @param {PlannedJob} job */
export function vehicleRow({ id, year, make, model, vinLast8, vin, poNumber }, job) {
  const at = instant(job.created);
  return [id, year, make, optionalSortKey(make), model, vinLast8, vin, poNumber, 1, at, at];
}
