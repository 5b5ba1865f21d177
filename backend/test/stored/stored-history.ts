import { Activity } from '../../src/database/schema/entities/activity';
import { Customer } from '../../src/database/schema/entities/customer';
import { Job } from '../../src/database/schema/entities/jobs/job';
import {
  Invoice,
  InvoiceClaim,
  InvoiceJob,
  InvoiceLine,
  InvoiceTax,
} from '../../src/database/schema/entities/invoicing/invoice';
import { JobCharge } from '../../src/database/schema/entities/invoicing/job-charge';
import { JobUnit } from '../../src/database/schema/entities/jobs/job-unit';
import { Vehicle } from '../../src/database/schema/entities/vehicle';
import { countOfCustomers } from '../../src/totals/customer-totals';
import { countDelivered } from '../../src/totals/delivered-totals';
import {
  INVOICE_WORDS,
  JOB_WORDS,
  VEHICLE_WORDS,
  WORD_TABLES,
} from '../../src/search/word-indexes';
import type { TestApi } from '../app/http';
import { NO_PLACES } from './stored-job';

const JOBS = 4_000;
const OPEN = 60;
const CUSTOMERS = 800;
/** One for each of the oldest jobs; the last ones are drafts. */
const INVOICES = 3_000;
const DRAFTS = 20;
const AT_ONCE = 400;
const BEGIN = Date.parse('2025-06-01T12:00:00.000Z');

const range = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

function stamps(id: number) {
  const at = new Date(BEGIN + id * 4_500_000);
  return { version: 1, createdAt: at, updatedAt: at };
}

/** A history large enough for the query plans of a grown company. */
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
  for (let first = 1; first <= INVOICES; first += AT_ONCE)
    await transactions.run(async (tx) => {
      const ids = range(first, Math.min(AT_ONCE, INVOICES + 1 - first));
      await tx.manager.insert(Invoice, ids.map(invoice));
      await tx.manager.insert(
        InvoiceJob,
        ids.map((id) => ({ invoiceId: id, jobId: id, position: 1 })),
      );
      await tx.manager.insert(
        InvoiceClaim,
        ids.map((id) => ({ invoiceId: id, kind: 'job', subjectId: id })),
      );
      await tx.manager.insert(InvoiceLine, ids.map(line));
      await tx.manager.insert(InvoiceTax, ids.map(tax));
      await tx.manager.insert(JobCharge, ids.map(charge));
      await INVOICE_WORDS[tx.engine].save(tx, ids.map(described));
    });
  const tables = [
    'invoices',
    'invoice_jobs',
    'invoice_claims',
    'invoice_lines',
    'invoice_taxes',
    'job_charges',
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
    // As wide as real rows: a narrow table would be scanned instead of using an index.
    specialInstructions: 'Ask at the gate. '.repeat(40),
    hasDriverReport: !isOpen && id % 10 !== 0,
    billingComplete: !isOpen && id % 12 === 1,
    completedAt: isOpen ? null : new Date(BEGIN + id * 4_500_000),
  };
}

/** Nearly all are paid. */
function invoice(id: number) {
  const { createdAt, ...others } = stamps(id);
  // Most are older than the months of a chart: MySQL reads a whole index that the period covers.
  const year = id % 4 === 0 ? createdAt.getUTCFullYear() : 2023;
  const date = `${year}${createdAt.toISOString().slice(4, 10)}`;
  const isDraft = id > INVOICES - DRAFTS;
  const paidCents = id % 50 === 0 ? 0 : 11_300;
  const issued = {
    ...{ status: paidCents === 0 ? 'issued' : 'paid', number: id, reference: `INV-${id}` },
    ...{
      invoiceDate: date,
      dueDate: createdAt.toISOString().slice(0, 10),
      termsDays: 0,
      language: 'en-CA',
      parties: PARTIES,
    },
    ...{ subtotalCents: 10_000, taxCents: 1_300, totalCents: 11_300, creditedCents: 0, paidCents },
    ...{ issuedAt: createdAt, issuedByName: 'Ada Admin' },
  };
  const nothing = { subtotalCents: 0, taxCents: 0, totalCents: 0, creditedCents: 0, paidCents: 0 };
  return {
    ...{ id, kind: 'invoice', customerId: 1 + (id % CUSTOMERS), createdAt, ...others },
    ...(isDraft ? { status: 'draft', ...nothing } : issued),
  };
}

const PARTIES = JSON.stringify({
  ...{ seller: { name: 'Transport Exemple inc.' }, billTo: { name: 'Customer' } },
  exemptCertificate: null,
});

function line(id: number) {
  return {
    ...{ invoiceId: id, jobId: id, position: 1, kind: 'transport', description: 'Transport' },
    ...{ carriage: 'domestic', origin: 'QC', destination: 'ON', quantity: 1_000, unit: 'each' },
    ...{ price: 10_000, amountCents: 10_000, taxable: true },
  };
}

function tax(id: number) {
  return {
    ...{ invoiceId: id, position: 1, name: 'HST', province: 'ON', rate: 13_000 },
    ...{ baseCents: 10_000, cents: 1_300 },
  };
}

function charge(id: number) {
  return {
    ...stamps(id),
    ...{ jobId: id, nameEn: 'Waiting', nameFr: 'Attente', unit: 'hour' as const },
    ...{ quantity: 1_000, price: 9_500, taxable: true },
  };
}

/** One word common to all jobs and one unique word, among as many words as a real job has. */
function described(id: number) {
  const others = Array.from({ length: 20 }, (_, place) => `other${place}`).join(' ');
  return { id, text: `job ${id} maple ${others}`, isSettled: id <= JOBS - OPEN };
}

function entry(id: number) {
  const { createdAt } = stamps(id);
  return { at: createdAt, action: 'job.created', resource: 'job', resourceId: id };
}
