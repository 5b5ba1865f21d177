import type { Migration, MigrationStep } from '../migration';

const index = (name: string, on: string, columns: string): string =>
  `CREATE INDEX \`${name}\` ON \`${on}\` (${columns})`;
const unique = (name: string, on: string, columns: string): string =>
  index(name, on, columns).replace('INDEX', 'UNIQUE INDEX');
const reference = (name: string, column: string, table: string): string =>
  `CONSTRAINT \`${name}\` FOREIGN KEY (\`${column}\`) REFERENCES \`${table}\` (\`id\`) ON DELETE NO ACTION ON UPDATE NO ACTION`;
const VERSIONED =
  'version integer NOT NULL, createdAt datetime(3) NOT NULL, updatedAt datetime(3) NOT NULL';

const WORDS: MigrationStep = {
  sqlite: `CREATE VIRTUAL TABLE invoice_search USING fts5(words, prefix='3 4 5 6 7 8', detail=none,
    tokenize="unicode61 remove_diacritics 0 tokenchars '_'")`,
  mysql: `CREATE TABLE invoice_search (id int NOT NULL PRIMARY KEY, words mediumtext NOT NULL,
    FULLTEXT INDEX invoice_search_words (words)) {table}`,
};

/** Invoices, credit notes and payments. */
export const INVOICES: Migration = {
  name: '0018-invoices',
  steps: [
    `CREATE TABLE invoices ({id}, kind varchar(20) NOT NULL, status varchar(20) NOT NULL, number integer,
      reference varchar(30), customerId integer NOT NULL, correctsId integer, invoiceDate varchar(10),
      dueDate varchar(10), termsDays integer, language varchar(5), poNumber varchar(60), note varchar(1000),
      periodFrom varchar(10), periodTo varchar(10), subtotalCents integer NOT NULL, taxCents integer NOT NULL,
      totalCents integer NOT NULL, creditedCents integer NOT NULL, paidCents integer NOT NULL, parties text,
      pdfHash varchar(64), issuedAt datetime(3), issuedById integer, issuedByName varchar(120), ${VERSIONED},
      ${reference('invoices_customer_fk', 'customerId', 'customers')}) {table}`,
    unique('invoices_number', 'invoices', 'number'),
    index('invoices_created', 'invoices', 'createdAt, id'),
    index('invoices_status', 'invoices', 'status, dueDate, id'),
    index('invoices_customer', 'invoices', 'customerId, status, id'),
    index('invoices_date', 'invoices', 'invoiceDate, id'),
    index('invoices_due', 'invoices', 'dueDate, id'),
    index('invoices_corrects', 'invoices', 'correctsId'),
    index('invoices_pdf', 'invoices', 'pdfHash'),

    `CREATE TABLE invoice_jobs ({id}, invoiceId integer NOT NULL, jobId integer NOT NULL, position integer NOT NULL,
      carriage varchar(20), ${reference('invoice_jobs_invoice_fk', 'invoiceId', 'invoices')},
      ${reference('invoice_jobs_job_fk', 'jobId', 'jobs')}) {table}`,
    unique('invoice_jobs_invoice', 'invoice_jobs', 'invoiceId, position'),
    unique('invoice_jobs_job', 'invoice_jobs', 'jobId, invoiceId'),

    `CREATE TABLE invoice_claims ({id}, kind varchar(10) NOT NULL, subjectId integer NOT NULL,
      invoiceId integer NOT NULL) {table}`,
    unique('invoice_claims_subject', 'invoice_claims', 'kind, subjectId'),
    index('invoice_claims_invoice', 'invoice_claims', 'invoiceId'),

    `CREATE TABLE invoice_lines ({id}, invoiceId integer NOT NULL, position integer NOT NULL, kind varchar(20) NOT NULL,
      jobId integer, unitId integer, chargeId integer, correctsLineId integer, description varchar(300) NOT NULL,
      vin varchar(17), poNumber varchar(60), pickupCity varchar(120), dropoffCity varchar(120), origin varchar(2),
      destination varchar(2), carriage varchar(20) NOT NULL, deliveredOn varchar(10), quantity integer NOT NULL,
      unit varchar(10) NOT NULL, price integer NOT NULL, amountCents integer NOT NULL, taxable boolean NOT NULL,
      ${reference('invoice_lines_invoice_fk', 'invoiceId', 'invoices')}) {table}`,
    unique('invoice_lines_invoice', 'invoice_lines', 'invoiceId, position'),
    index('invoice_lines_job', 'invoice_lines', 'jobId'),

    `CREATE TABLE invoice_taxes ({id}, invoiceId integer NOT NULL, position integer NOT NULL, name varchar(3) NOT NULL,
      province varchar(2), rate integer NOT NULL, baseCents integer NOT NULL, cents integer NOT NULL,
      ${reference('invoice_taxes_invoice_fk', 'invoiceId', 'invoices')}) {table}`,
    unique('invoice_taxes_invoice', 'invoice_taxes', 'invoiceId, position'),

    WORDS,

    `CREATE TABLE payments ({id}, customerId integer NOT NULL, paidOn varchar(10) NOT NULL, amountCents integer NOT NULL,
      unappliedCents integer NOT NULL, method varchar(20) NOT NULL, reference varchar(60), note varchar(500),
      undoesId integer, takenById integer NOT NULL, takenByName varchar(120) NOT NULL, ${VERSIONED},
      ${reference('payments_customer_fk', 'customerId', 'customers')}) {table}`,
    index('payments_customer', 'payments', 'customerId, paidOn, id'),
    index('payments_date', 'payments', 'paidOn, id'),
    index('payments_credit', 'payments', 'unappliedCents, customerId'),
    unique('payments_undoes', 'payments', 'undoesId'),

    `CREATE TABLE payment_allocations ({id}, paymentId integer NOT NULL, invoiceId integer NOT NULL,
      amountCents integer NOT NULL, ${reference('payment_allocations_payment_fk', 'paymentId', 'payments')},
      ${reference('payment_allocations_invoice_fk', 'invoiceId', 'invoices')}) {table}`,
    unique('payment_allocations_payment', 'payment_allocations', 'paymentId, invoiceId'),
    index('payment_allocations_invoice', 'payment_allocations', 'invoiceId'),

    "INSERT INTO guards (name, version) VALUES ('invoice-numbers', 0)",
  ],
};
