import type { Migration } from '../migration';

/**
 * Keeps how many jobs a customer has and when the newest was made, so that customers can be listed by
 * either without counting years of jobs, and lets them be read in the order in which they were added.
 */
export const CUSTOMER_TOTALS: Migration = {
  name: '0013-customer-totals',
  steps: [
    `CREATE TABLE IF NOT EXISTS \`customer_totals\` (
      \`customerId\` integer NOT NULL PRIMARY KEY,
      \`jobs\` integer NOT NULL,
      \`lastJobDate\` datetime(3)
    ) {table}`,
    'DELETE FROM `customer_totals`',
    `INSERT INTO \`customer_totals\` (\`customerId\`, \`jobs\`, \`lastJobDate\`)
      SELECT c.\`id\`, COUNT(j.\`id\`), MAX(j.\`createdAt\`)
      FROM \`customers\` c LEFT JOIN \`jobs\` j ON j.\`customerId\` = c.\`id\` AND j.\`deletedAt\` IS NULL
      GROUP BY c.\`id\``,
    'CREATE INDEX `customer_totals_jobs` ON `customer_totals` (`jobs`, `customerId`, `lastJobDate`)',
    'CREATE INDEX `customer_totals_last_job` ON `customer_totals` (`lastJobDate`, `customerId`, `jobs`)',
    'CREATE INDEX `customers_created` ON `customers` (`deletedAt`, `createdAt`, `id`)',
  ],
};
