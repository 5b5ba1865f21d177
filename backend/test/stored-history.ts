import { Activity } from '../src/database/schema/entities/activity';
import { Customer } from '../src/database/schema/entities/customer';
import { Job } from '../src/database/schema/entities/job';
import { JobUnit } from '../src/database/schema/entities/job-unit';
import { Vehicle } from '../src/database/schema/entities/vehicle';
import { countOfCustomers } from '../src/totals/customer-totals';
import { countDelivered } from '../src/totals/delivered-totals';
import { JOB_WORDS, VEHICLE_WORDS, WORD_TABLES } from '../src/search/word-indexes';
import type { TestApi } from './http';
import { NO_PLACES } from './stored-job';

const JOBS = 4_000;
const OPEN = 60;
const CUSTOMERS = 800;
const AT_ONCE = 400;
const BEGIN = Date.parse('2025-06-01T12:00:00.000Z');

const range = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

function stamps(id: number) {
  const at = new Date(BEGIN + id * 4_500_000);
  return { version: 1, createdAt: at, updatedAt: at };
}

/** A past long enough for plans to be those of a grown company. */
export async function storeHistory(
  { transactions, database }: TestApi,
  driverId: number,
): Promise<void> {
  for (let first = 1; first <= CUSTOMERS; first += AT_ONCE)
    await transactions.run((tx) =>
      tx.manager.insert(Customer, range(first, AT_ONCE).map(customer)),
    );
  for (let first = 1; first <= JOBS; first += AT_ONCE)
    await transactions.run(async (tx) => {
      const ids = range(first, AT_ONCE);
      await tx.manager.insert(
        Vehicle,
        ids.map((id) => ({ ...stamps(id), id, year: 2020 + (id % 5), makeSort: `make ${id % 9}` })),
      );
      await tx.manager.insert(
        Job,
        ids.map((id) => job(id, id % 40 === 0 ? driverId : null)),
      );
      await tx.manager.insert(
        JobUnit,
        ids.map((id) => ({ jobId: id, vehicleId: id, position: 1 })),
      );
      await tx.manager.insert(Activity, ids.map(entry));
      await JOB_WORDS[tx.engine].save(tx, ids.map(described));
      await VEHICLE_WORDS[tx.engine].save(tx, ids.map(described));
    });
  const tables = [
    'customers',
    'customer_totals',
    'vehicles',
    'jobs',
    'job_units',
    'activity',
    'sessions',
    ...WORD_TABLES[database.engine],
  ];
  await transactions.run(async (tx) => {
    await countDelivered((sql) => tx.manager.query(sql));
    await countOfCustomers((sql) => tx.manager.query(sql));
    if (database.engine === 'sqlite') await tx.manager.query('ANALYZE');
    else await tx.manager.query(`ANALYZE TABLE ${tables.join(', ')}`);
  });
}

function customer(id: number) {
  const name = `Customer ${id}`;
  return { ...stamps(id), name, nameKey: name, nameSort: name, status: 'active' };
}

function job(id: number, driverId: number | null) {
  const isOpen = id > JOBS - OPEN;
  return {
    ...NO_PLACES,
    ...stamps(id),
    id,
    status: isOpen ? 'assigned' : 'delivered',
    driverId,
    customerId: 1 + (id % CUSTOMERS),
    vehicleCount: 1,
    // As wide as real ones: a narrow table is read whole sooner than an index.
    specialInstructions: 'Ask at the gate. '.repeat(40),
    hasDriverReport: !isOpen && id % 10 !== 0,
    billingComplete: !isOpen && id % 12 === 1,
    completedAt: isOpen ? null : new Date(BEGIN + id * 4_500_000),
  };
}

/** One word that all have and one of each alone, among as many as a real job has. */
function described(id: number) {
  const others = Array.from({ length: 20 }, (_, place) => `other${place}`).join(' ');
  return { id, text: `job ${id} maple ${others}`, isSettled: id <= JOBS - OPEN };
}

function entry(id: number) {
  const { createdAt } = stamps(id);
  return { at: createdAt, action: 'job.created', resource: 'job', resourceId: id };
}
