import type { Migration } from '../migration';

/** Side effects to run after a commit, and when an invoice was sent. */
export const OUTBOX: Migration = {
  name: '0019-outbox',
  steps: [
    `CREATE TABLE outbox_tasks ({id}, kind varchar(40) NOT NULL, resource varchar(20) NOT NULL,
      resourceId integer NOT NULL, dedupe varchar(120), payload text NOT NULL, state varchar(10) NOT NULL,
      attempts integer NOT NULL, runAt datetime(3) NOT NULL, lastError varchar(500),
      createdAt datetime(3) NOT NULL, doneAt datetime(3)) {table}`,
    'CREATE INDEX `outbox_tasks_due` ON `outbox_tasks` (state, runAt, id)',
    'CREATE UNIQUE INDEX `outbox_tasks_dedupe` ON `outbox_tasks` (dedupe)',
    'CREATE INDEX `outbox_tasks_subject` ON `outbox_tasks` (resource, resourceId, id)',
    'ALTER TABLE invoices ADD COLUMN sentAt datetime(3)',
  ],
};
