import type { Migration } from '../migration';

/** Counted up by whatever ends the sign-ins of a person that are under way. */
export const SIGN_IN_EPOCHS: Migration = {
  name: '0042-sign-in-epochs',
  expands: true,
  steps: ['ALTER TABLE users ADD COLUMN signInEpoch integer NOT NULL DEFAULT 0'],
};
