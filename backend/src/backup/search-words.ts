import type { CustomerFields } from '@dispatch/domain/people/customer';
import type { Vehicle } from '../database/schema/entities/vehicle';
import { saveAllWords } from '../search/search-index';
import { type SearchTable } from '../search/search-tokens';
import type { Tx } from '../database/transactions/transaction';
import { customerWords } from '../modules/customers/customer.repository';
import { JobSearch } from '../modules/jobs/words/job-words';
import { vehicleWords } from '../modules/vehicles/vehicle.repository';
import { batchesOf } from './batches';
import type { Query } from './tables';

export const SEARCH_TABLES: readonly SearchTable[] = [
  'job_search',
  'customer_search',
  'vehicle_search',
];

type CustomerRow = CustomerFields & { readonly id: number; readonly deletedAt: unknown };
type VehicleRow = Pick<Vehicle, 'id' | 'year' | 'make' | 'model' | 'vin' | 'vinLast8' | 'poNumber'>;

/** Saves anew what customers, vehicles and jobs are found by; the tables of words are empty. */
export async function rebuildWords(tx: Tx, query: Query): Promise<void> {
  const ofCustomers = 'id, name, contactName, email, phone, address, city, deletedAt';
  for await (const customers of batchesOf<CustomerRow>(query, 'customers', ofCustomers)) {
    const described = customers
      .filter(isThere)
      .map((customer) => ({ id: customer.id, text: customerWords(customer) }));
    await saveAllWords(tx, 'customer_search', described);
  }
  const ofVehicles = 'id, year, make, model, vin, vinLast8, poNumber';
  for await (const vehicles of batchesOf<VehicleRow>(query, 'vehicles', ofVehicles)) {
    const described = vehicles.map((vehicle) => ({ id: vehicle.id, text: vehicleWords(vehicle) }));
    await saveAllWords(tx, 'vehicle_search', described);
  }
  const search = new JobSearch();
  for await (const jobs of batchesOf<JobRow>(query, 'jobs', 'id, deletedAt')) {
    await search.refresh(
      tx,
      jobs.filter(isThere).map(({ id }) => id),
    );
  }
}

interface JobRow {
  readonly id: number;
  readonly deletedAt: unknown;
}

/** What is deleted is found no more. */
function isThere({ deletedAt }: { readonly deletedAt: unknown }): boolean {
  return deletedAt === null;
}
