import type { CustomerFields } from '@dispatch/domain/people/customer';
import type { Vehicle } from '../database/schema/entities/vehicle';
import { CUSTOMER_WORDS, VEHICLE_WORDS } from '../search/word-indexes';
import type { Tx } from '../database/transactions/transaction';
import { InvoiceWords } from '../modules/billing/invoicing/invoice-words/invoice-words';
import { customerWords } from '../modules/customers/customer.repository';
import { JobWords } from '../modules/jobs/words/job-words';
import { vehicleWords } from '../modules/vehicles/vehicle.repository';
import { batchesOf } from './batches';
import type { Query } from './tables';

type CustomerRow = CustomerFields & { readonly id: number; readonly deletedAt: unknown };
type VehicleRow = Pick<Vehicle, 'id' | 'year' | 'make' | 'model' | 'vin' | 'vinLast8' | 'poNumber'>;

/** Rebuilds the search words of customers, vehicles, jobs and invoices in empty tables. */
export async function rebuildWords(tx: Tx, query: Query): Promise<void> {
  const ofCustomers = 'id, name, contactName, email, phone, address, city, deletedAt';
  for await (const customers of batchesOf<CustomerRow>(query, 'customers', ofCustomers)) {
    const described = customers
      .filter(isThere)
      .map((customer) => ({ id: customer.id, text: customerWords(customer) }));
    await CUSTOMER_WORDS[tx.engine].save(tx, described);
  }
  const ofVehicles = 'id, year, make, model, vin, vinLast8, poNumber';
  for await (const vehicles of batchesOf<VehicleRow>(query, 'vehicles', ofVehicles)) {
    const described = vehicles.map((vehicle) => ({ id: vehicle.id, text: vehicleWords(vehicle) }));
    await VEHICLE_WORDS[tx.engine].save(tx, described);
  }
  const jobWords = new JobWords();
  for await (const jobs of batchesOf<JobRow>(query, 'jobs', 'id, deletedAt')) {
    await jobWords.refresh(
      tx,
      jobs.filter(isThere).map(({ id }) => id),
    );
  }
  const invoiceWords = new InvoiceWords();
  for await (const invoices of batchesOf<{ readonly id: number }>(query, 'invoices', 'id'))
    await invoiceWords.refreshAll(
      tx,
      invoices.map(({ id }) => id),
    );
}

interface JobRow {
  readonly id: number;
  readonly deletedAt: unknown;
}

/** Deleted records are not searchable. */
function isThere({ deletedAt }: { readonly deletedAt: unknown }): boolean {
  return deletedAt === null;
}
