import type { Migration } from '../migration';

/** Files that the sweep is deleting, so that no transaction waits for the file store. */
export const FILE_REMOVALS: Migration = {
  name: '0040-file-removals',
  expands: true,
  steps: [
    `CREATE TABLE file_removals ({id}, name varchar(120) NOT NULL, claimedAt datetime(3) NOT NULL,
      doneAt datetime(3)) {table}`,
    'CREATE INDEX `file_removals_name` ON `file_removals` (name, id)',
    'CREATE INDEX `file_removals_claimed` ON `file_removals` (claimedAt)',
  ],
};
