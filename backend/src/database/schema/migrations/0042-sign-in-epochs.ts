import type { Migration } from '../migration';

/** A counter that is incremented to abort a person's sign-ins in progress. */
export const SIGN_IN_EPOCHS: Migration = {
  name: '0042-sign-in-epochs',
  expands: true,
  steps: ['ALTER TABLE users ADD COLUMN signInEpoch integer NOT NULL DEFAULT 0'],
};
