import type { Migration } from '../migration';

const company = (column: string): string => `ALTER TABLE company_profile ADD COLUMN ${column}`;

/** The basis of invoices: settings of the company and its customers, the price list, charges of jobs. */
export const INVOICE_SETTINGS: Migration = {
  name: '0017-invoice-settings',
  steps: [
    company('gstNumber varchar(15)'),
    company('qstNumber varchar(16)'),
    company('invoiceLanguage varchar(2)'),
    company('termsDays integer'),
    company('interestText varchar(300)'),
    company('invoicePrefix varchar(10)'),
    company('remittance varchar(1000)'),
    company('logoHash varchar(64)'),
    `CREATE TABLE customer_billing ({id}, customerId integer NOT NULL, legalName varchar(120),
      address varchar(300), city varchar(120), province varchar(2), postalCode varchar(7),
      email varchar(254), language varchar(2), termsDays integer, poRequired boolean NOT NULL,
      exemptCertificate varchar(60), gathering varchar(10) NOT NULL, statementName varchar(120),
      statementEmail varchar(254), version integer NOT NULL, createdAt datetime(3) NOT NULL,
      updatedAt datetime(3) NOT NULL,
      CONSTRAINT \`customer_billing_customer_fk\` FOREIGN KEY (\`customerId\`) REFERENCES \`customers\` (\`id\`)
        ON DELETE NO ACTION ON UPDATE NO ACTION) {table}`,
    'CREATE UNIQUE INDEX `customer_billing_customer` ON `customer_billing` (`customerId`)',
    `CREATE TABLE price_list_items ({id}, nameEn varchar(120) NOT NULL, nameFr varchar(120) NOT NULL,
      unit varchar(10) NOT NULL, price integer NOT NULL, taxable boolean NOT NULL,
      proposedBy varchar(20), version integer NOT NULL, createdAt datetime(3) NOT NULL,
      updatedAt datetime(3) NOT NULL, deletedAt datetime(3)) {table}`,
    `CREATE TABLE job_charges ({id}, jobId integer NOT NULL, itemId integer,
      nameEn varchar(120) NOT NULL, nameFr varchar(120) NOT NULL, unit varchar(10) NOT NULL,
      quantity integer NOT NULL, price integer NOT NULL, taxable boolean NOT NULL,
      version integer NOT NULL, createdAt datetime(3) NOT NULL, updatedAt datetime(3) NOT NULL,
      CONSTRAINT \`job_charges_job_fk\` FOREIGN KEY (\`jobId\`) REFERENCES \`jobs\` (\`id\`)
        ON DELETE NO ACTION ON UPDATE NO ACTION) {table}`,
    'CREATE INDEX `job_charges_job` ON `job_charges` (`jobId`, `id`)',
  ],
};
