import type { Migration } from '../migration';

/** Who has which job open. */
export const PRESENCE: Migration = {
  name: '0004-presence',
  steps: [
    `CREATE TABLE \`job_viewers\` (
      {id},
      \`jobId\` integer NOT NULL,
      \`userId\` integer NOT NULL,
      \`viewer\` integer NOT NULL,
      \`doing\` varchar(10) NOT NULL,
      \`since\` datetime(3) NOT NULL,
      \`seenAt\` datetime(3) NOT NULL
    ) {table}`,
    'CREATE INDEX `job_viewers_seen` ON `job_viewers` (`seenAt`)',
    'CREATE UNIQUE INDEX `job_viewers_viewer` ON `job_viewers` (`jobId`, `userId`, `viewer`)',
  ],
};
