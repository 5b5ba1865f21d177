import type { Migration } from '../migration';

/** When a session was last used, for the list that its person sees. */
export const SESSION_USE: Migration = {
  name: '0007-session-use',
  steps: ['ALTER TABLE sessions ADD COLUMN lastUsedAt datetime(3)'],
};
