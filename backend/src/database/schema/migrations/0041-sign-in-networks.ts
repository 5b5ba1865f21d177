import type { Migration } from '../migration';

/** Networks of earlier sign-ins: users' own mistakes and strangers' guesses are counted separately. */
export const SIGN_IN_NETWORKS: Migration = {
  name: '0041-sign-in-networks',
  expands: true,
  steps: [
    `CREATE TABLE sign_in_networks ({id}, userId integer NOT NULL, networkHash varchar(64) NOT NULL,
      lastSignInAt datetime(3) NOT NULL) {table}`,
    'CREATE UNIQUE INDEX `sign_in_networks_user` ON `sign_in_networks` (userId, networkHash)',
    'CREATE INDEX `sign_in_networks_age` ON `sign_in_networks` (lastSignInAt)',
    'CREATE INDEX `sign_in_failures_age` ON `sign_in_failures` (lastFailureAt)',
  ],
};
