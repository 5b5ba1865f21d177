import type { Migration } from '../migration';

/** The last use of a session, for the person's list of sessions. */
export const SESSION_USE: Migration = {
  name: '0007-session-use',
  steps: ['ALTER TABLE sessions ADD COLUMN lastUsedAt datetime(3)'],
};
