import type { Migration } from '../migration';

/** Items that dispatch has not seen: drivers' notes and their refused updates. */
export const ATTENTION: Migration = {
  name: '0004-attention',
  steps: [
    'ALTER TABLE jobs ADD COLUMN unreadNoteAt datetime(3)',
    'CREATE INDEX `jobs_unread_note` ON `jobs` (unreadNoteAt, status, deletedAt)',
    'CREATE INDEX `driver_operations_unseen` ON `driver_operations` (outcome, dismissedAt, jobId)',
  ],
};
