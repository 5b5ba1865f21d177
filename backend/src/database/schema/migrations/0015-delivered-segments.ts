import type { Migration } from '../migration';

/**
 * Keeps when the jobs of each segment of the index of words were completed, so that nobody goes through
 * all of them for the last completed that have a word.
 */
export const DELIVERED_SEGMENTS: Migration = {
  name: '0015-delivered-segments',
  steps: [
    `CREATE TABLE IF NOT EXISTS \`delivered_segments\` (
      \`segment\` integer PRIMARY KEY NOT NULL,
      \`completedFrom\` datetime(3) NOT NULL,
      \`completedUntil\` datetime(3) NOT NULL
    ) {table}`,
    'DELETE FROM `delivered_segments`',
    `INSERT INTO \`delivered_segments\` (\`segment\`, \`completedFrom\`, \`completedUntil\`)
      SELECT (\`id\` - \`id\` % 10000) / 10000, MIN(\`completedAt\`), MAX(\`completedAt\`)
      FROM \`jobs\` WHERE \`completedAt\` IS NOT NULL
      GROUP BY (\`id\` - \`id\` % 10000) / 10000`,
  ],
};
