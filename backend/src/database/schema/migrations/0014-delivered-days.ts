import type { Migration } from '../migration';

/**
 * Keeps how many jobs were delivered on each day and what they sum up to, so that nobody goes through a
 * year of them for a chart or the length of a list.
 */
export const DELIVERED_DAYS: Migration = {
  name: '0014-delivered-days',
  steps: [
    `CREATE TABLE IF NOT EXISTS \`delivered_days\` (
      \`day\` varchar(10) NOT NULL,
      \`hasDriverReport\` boolean NOT NULL,
      \`jobs\` integer NOT NULL,
      \`cents\` bigint NOT NULL,
      PRIMARY KEY (\`day\`, \`hasDriverReport\`)
    ) {table}`,
    'DELETE FROM `delivered_days`',
    `INSERT INTO \`delivered_days\` (\`day\`, \`hasDriverReport\`, \`jobs\`, \`cents\`)
      SELECT SUBSTR(\`completedAt\`, 1, 10), \`hasDriverReport\`, COUNT(*), COALESCE(SUM(\`priceCents\`), 0)
      FROM \`jobs\`
      WHERE \`status\` = 'delivered' AND \`deletedAt\` IS NULL AND \`completedAt\` IS NOT NULL
      GROUP BY SUBSTR(\`completedAt\`, 1, 10), \`hasDriverReport\``,
  ],
};
