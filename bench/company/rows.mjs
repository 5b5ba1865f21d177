/** The rows of a company in batches, with the search words that the product would save. */
import {
  CUSTOMER_WORDS,
  customerWords,
  JOB_WORDS,
  jobSearchText,
  VEHICLE_WORDS,
  vehicleWords,
} from '../product.mjs';
import { jobRow, planJob, vehicleRow } from './jobs.mjs';
import { customer, customerRow, instant, people, shapeOf } from './plan.mjs';

const BATCH = 2_000;

/** @typedef {keyof typeof JOB_WORDS} Engine */

/**
 * @param {Engine} engine
 * @param {number} jobs
 * @param {string} passwordHash of all users
 * @param {number} [active]
 * @returns {Generator<import('./tables.mjs').Rows>}
 */
export function* companyRows(engine, jobs, passwordHash, active) {
  const shape = shapeOf(jobs, active);
  yield people(passwordHash);
  for (let first = 1; first <= shape.customers; first += BATCH)
    yield customerBatch(engine, first, Math.min(shape.customers, first + BATCH - 1));
  let lastUnit = 0;
  for (let first = 1; first <= jobs; first += BATCH) {
    const batch = jobBatch(engine, shape, first, Math.min(jobs, first + BATCH - 1), lastUnit);
    lastUnit += batch.vehicles.length;
    yield batch;
  }
}

/** @param {Engine} engine @param {number} first @param {number} last */
function customerBatch(engine, first, last) {
  const customers = Array.from({ length: last - first + 1 }, (_, index) => ({
    id: first + index,
    facts: customer(first + index),
  }));
  return {
    customers: customers.map(({ id, facts }) => customerRow(id, facts)),
    customer_search: customers.map(({ id, facts }) => [
      id,
      CUSTOMER_WORDS[engine].stored({ id, text: customerWords(facts) }),
    ]),
  };
}

/**
 * @param {Engine} engine
 * @param {import('./plan.mjs').Shape} shape
 * @param {number} first
 * @param {number} last
 * @param {number} lastUnit
 */
function jobBatch(engine, shape, first, last, lastUnit) {
  const rows = {
    /** @type {import('./tables.mjs').Value[][]} */ vehicles: [],
    /** @type {import('./tables.mjs').Value[][]} */ jobs: [],
    /** @type {import('./tables.mjs').Value[][]} */ job_units: [],
    /** @type {import('./tables.mjs').Value[][]} */ activity: [],
    /** @type {import('./tables.mjs').Value[][]} */ vehicle_search: [],
    /** @type {import('./tables.mjs').Value[][]} */ job_search: [],
  };
  for (let id = first; id <= last; id += 1) {
    const job = planJob(shape, id, lastUnit);
    const { pickup, dropoff, vehicles, customerName, driverName, poNumber } = job;
    lastUnit += vehicles.length;
    rows.jobs.push(jobRow(job));
    rows.activity.push([id, instant(job.created), 1, 'Ada Admin', 'job.created', 'job', id, 1]);
    for (const [index, vehicle] of vehicles.entries()) {
      rows.vehicles.push(vehicleRow(vehicle, job));
      rows.job_units.push([vehicle.id, id, vehicle.id, index + 1, null]);
      const described = { id: vehicle.id, text: vehicleWords(vehicle) };
      rows.vehicle_search.push([vehicle.id, VEHICLE_WORDS[engine].stored(described)]);
    }
    const text = jobSearchText({
      ...{ id, customerName, driverName, poNumber, vehicles },
      ...{ pickupAddress: pickup.address, pickupCity: pickup.city },
      ...{ dropoffAddress: dropoff.address, dropoffCity: dropoff.city },
    });
    rows.job_search.push([id, JOB_WORDS[engine].stored({ id, text })]);
  }
  return rows;
}
