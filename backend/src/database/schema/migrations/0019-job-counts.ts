import type { Migration } from '../migration';

/**
 * Keeps how many jobs of each status there are, with the version of all data, so that nobody counts those under
 * way for a page of ten.
 */
export const JOB_COUNTS: Migration = {
  name: '0019-job-counts',
  steps: [
    ...['pending', 'assigned', 'pickedUp', 'inTransit', 'delivered'].map(
      (column) =>
        `ALTER TABLE \`data_version\` ADD COLUMN \`${column}\` integer NOT NULL DEFAULT 0`,
    ),
    `UPDATE \`data_version\` SET \`pending\` = 0, \`assigned\` = 0, \`pickedUp\` = 0, \`inTransit\` = 0, \`delivered\` = 0`,
    `UPDATE \`data_version\` SET
      \`pending\` = (SELECT COUNT(*) FROM \`jobs\` WHERE \`status\` = 'pending' AND \`deletedAt\` IS NULL),
      \`assigned\` = (SELECT COUNT(*) FROM \`jobs\` WHERE \`status\` = 'assigned' AND \`deletedAt\` IS NULL),
      \`pickedUp\` = (SELECT COUNT(*) FROM \`jobs\` WHERE \`status\` = 'picked-up' AND \`deletedAt\` IS NULL),
      \`inTransit\` = (SELECT COUNT(*) FROM \`jobs\` WHERE \`status\` = 'in-transit' AND \`deletedAt\` IS NULL),
      \`delivered\` = (SELECT COUNT(*) FROM \`jobs\` WHERE \`status\` = 'delivered' AND \`deletedAt\` IS NULL)
      WHERE \`id\` = 1`,
  ],
};
