import type { Migration } from '../migration';

/**
 * Folded texts to sort by, as names have them. Rows that are there already are folded as far as SQL
 * can; they sort as the others once they are written again.
 */
export const SORT_KEYS: Migration = {
  name: '0003-sort-keys',
  steps: [
    'ALTER TABLE `jobs` ADD COLUMN `pickupSort` varchar(240)',
    'ALTER TABLE `jobs` ADD COLUMN `dropoffSort` varchar(240)',
    'ALTER TABLE `vehicles` ADD COLUMN `makeSort` varchar(240)',
    `UPDATE \`jobs\` SET
      \`pickupSort\` = SUBSTR(LOWER(COALESCE(\`pickupCity\`, \`pickupAddress\`)), 1, 240),
      \`dropoffSort\` = SUBSTR(LOWER(COALESCE(\`dropoffCity\`, \`dropoffAddress\`)), 1, 240)`,
    'UPDATE `vehicles` SET `makeSort` = LOWER(`make`)',
  ],
};
