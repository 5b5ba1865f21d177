import type { Migration } from '../migration';

/** Automatic notices to the office, who has read them, and which replica checks for them. */
export const NOTICES: Migration = {
  name: '0035-notices',
  expands: true,
  steps: [
    `CREATE TABLE notices ({id}, kind varchar(30) NOT NULL, openKey varchar(120), recordId integer,
      jobId integer, details text NOT NULL, urgency integer NOT NULL, dueOn varchar(10) NOT NULL,
      raisedAt datetime(3) NOT NULL, settledAt datetime(3)) {table}`,
    'CREATE UNIQUE INDEX `notices_open_key` ON `notices` (openKey)',
    'CREATE INDEX `notices_open` ON `notices` (settledAt, urgency, dueOn, id)',
    'CREATE INDEX `notices_settled` ON `notices` (settledAt, id)',
    'CREATE INDEX `notices_kind` ON `notices` (kind, settledAt, urgency, dueOn, id)',
    'CREATE INDEX `notices_record` ON `notices` (kind, recordId, settledAt)',
    'CREATE INDEX `notices_job` ON `notices` (jobId, settledAt)',
    `CREATE TABLE notice_reads ({id}, noticeId integer NOT NULL, userId integer NOT NULL,
      readAt datetime(3) NOT NULL) {table}`,
    'CREATE UNIQUE INDEX `notice_reads_once` ON `notice_reads` (noticeId, userId)',
    'CREATE INDEX `notice_reads_user` ON `notice_reads` (userId)',
    `CREATE TABLE work_leases (name varchar(40) NOT NULL PRIMARY KEY, holder varchar(36),
      leaseUntil datetime(3) NOT NULL) {table}`,
  ],
};
