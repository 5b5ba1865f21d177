import type { Migration } from '../migration';

/**
 * Keeps how many delivered jobs there are, whose they are and what they sum up to, so that nobody counts
 * years of them for a page of fifty.
 */
export const DELIVERED_TOTALS: Migration = {
  name: '0011-delivered-totals',
  steps: [
    `CREATE TABLE IF NOT EXISTS \`delivered_totals\` (
      \`driverId\` integer NOT NULL,
      \`hasDriverReport\` boolean NOT NULL,
      \`billingComplete\` boolean NOT NULL,
      \`jobs\` integer NOT NULL,
      \`cents\` bigint NOT NULL,
      PRIMARY KEY (\`driverId\`, \`hasDriverReport\`, \`billingComplete\`)
    ) {table}`,
    'DELETE FROM `delivered_totals`',
    `INSERT INTO \`delivered_totals\` (\`driverId\`, \`hasDriverReport\`, \`billingComplete\`, \`jobs\`, \`cents\`)
      SELECT COALESCE(\`driverId\`, 0), \`hasDriverReport\`, \`billingComplete\`, COUNT(*), COALESCE(SUM(\`priceCents\`), 0)
      FROM \`jobs\` WHERE \`status\` = 'delivered' AND \`deletedAt\` IS NULL
      GROUP BY COALESCE(\`driverId\`, 0), \`hasDriverReport\`, \`billingComplete\``,
  ],
};
