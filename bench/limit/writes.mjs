import {
  JOB_WORDS,
  jobSearchText,
  optionalSortKey,
  routeSortKeys,
  VEHICLE_WORDS,
  vehicleWords,
} from '../product.mjs';

/** @typedef {import('./stores.mjs').Store} Store */

const STAMP = () => new Date().toISOString().replace('T', ' ').replace('Z', '');

/** @param {string} table @param {string[]} columns */
const insert = (table, columns) =>
  `INSERT INTO ${table} (${columns.map((column) => `\`${column}\``).join(', ')})
   VALUES (${columns.map(() => '?').join(', ')})`;

const VEHICLE = insert('vehicles', [
  ...['year', 'make', 'makeSort', 'model', 'vinLast8', 'version', 'createdAt', 'updatedAt'],
]);
const JOB = insert('jobs', [
  ...['status', 'customerId', 'vehicleCount', 'priceCents', 'hasDriverReport', 'billingComplete'],
  ...['pickupAddress', 'pickupCity', 'dropoffAddress', 'dropoffCity', 'pickupSort', 'dropoffSort'],
  ...['version', 'createdAt', 'updatedAt', 'statusSince'],
]);
const UNIT = insert('job_units', ['jobId', 'vehicleId', 'position', 'priceCents']);
const ACTIVITY = insert('activity', [
  ...['at', 'actorId', 'actorName', 'action', 'resource', 'resourceId', 'resourceVersion', 'after'],
]);

/** @param {Store} store */
export function writes({ write, engine }) {
  const key = engine === 'sqlite' ? 'rowid' : 'id';
  const words = (/** @type {string} */ table) => insert(table, [key, 'words']);
  return {
    /** One job with one new vehicle, as the product stores it. @param {any} body @param {any} actor */
    create: (body, actor) =>
      write(async (run) => {
        const at = STAMP();
        const [vehicle] = body.vehicleUnitsData;
        const { year, make, model, vinLast8 } = vehicle;
        const vehicleId = await run(VEHICLE, [
          year,
          make,
          optionalSortKey(make),
          model,
          vinLast8,
          1,
          at,
          at,
        ]);
        const facts = { year, make, model, vinLast8, vin: null, poNumber: null };
        const vehicleText = { id: vehicleId, text: vehicleWords(facts) };
        await run(words('vehicle_search'), [vehicleId, VEHICLE_WORDS[engine].stored(vehicleText)]);
        const { pickupAddress, pickupCity, dropoffAddress, dropoffCity, customerId } = body;
        const places = { pickupAddress, pickupCity, dropoffAddress, dropoffCity };
        const sorts = routeSortKeys(places);
        const id = await run(JOB, [
          ...['pending', customerId, 1, body.price * 100, 0, 0, pickupAddress, pickupCity],
          ...[dropoffAddress, dropoffCity, sorts.pickupSort, sorts.dropoffSort, 1, at, at, at],
        ]);
        await run(UNIT, [id, vehicleId, 1, null]);
        const text = jobSearchText({ id, ...places, vehicles: [facts] });
        const described = JOB_WORDS[engine].stored({ id, text });
        await run(words('job_search'), [id, described]);
        await run(ACTIVITY, [
          at,
          actor.userId,
          actor.name,
          'job.created',
          'job',
          id,
          1,
          JSON.stringify(places),
        ]);
        return id;
      }),

    /** @param {number} id @param {string} status @param {any} actor */
    changeStatus: (id, status, actor) =>
      write(async (run) => {
        const at = STAMP();
        await run(
          'UPDATE jobs SET status = ?, statusSince = ?, version = version + 1, updatedAt = ? WHERE id = ?',
          [status, at, at, id],
        );
        await run(ACTIVITY, [
          at,
          actor.userId,
          actor.name,
          'job.status-changed',
          'job',
          id,
          2,
          JSON.stringify({ status }),
        ]);
      }),
  };
}
