import type { Migration } from '../migration';

const add = (column: string) => `ALTER TABLE jobs ADD COLUMN ${column}`;

/** Since when a job has its status, when it was loaded, and who in the office looks after it. */
export const JOB_PROGRESS: Migration = {
  name: '0056-job-progress',
  expands: true,
  steps: [
    add('statusSince datetime(3)'),
    add('loadedAt datetime(3)'),
    add('responsibleId integer'),
  ],
};
