import type { Migration } from '../migration';

const add = (table: string, column: string) => `ALTER TABLE ${table} ADD COLUMN ${column}`;
const count = (name: string) => `${name} integer NOT NULL DEFAULT 0`;
const amount = (name: string) => `${name} bigint NOT NULL DEFAULT 0`;

/** Sums for the reports, and what they are counted by. The server counts older jobs and invoices after its start. */
export const REPORTS: Migration = {
  name: '0058-reports',
  expands: true,
  steps: [
    `CREATE TABLE report_months (kind varchar(10) NOT NULL, month varchar(7) NOT NULL, value varchar(250) NOT NULL,
      label varchar(260), ${count('jobs')}, ${count('promised')}, ${count('onTime')}, ${count('promisedDeliveries')},
      ${count('onTimeDeliveries')}, ${count('latePickup')}, ${count('lateOnTheWay')}, ${amount('cents')},
      ${count('billedJobs')}, ${count('billedDays')}, ${amount('paidCents')}, ${amount('paidCentDays')},
      PRIMARY KEY (kind, month, value)) {table}`,
    add('jobs', 'deliveredOn varchar(10)'),
    add('invoices', 'inReports boolean'),
    add('invoice_lines', 'driverId integer'),
    add('invoice_lines', 'make varchar(60)'),
    'CREATE INDEX `job_cancellations_at` ON `job_cancellations` (`cancelledAt`, `reason`, `dryRunChargeCents`)',
  ],
};
