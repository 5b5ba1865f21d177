import type { Migration } from '../migration';

/** Named templates for recurring orders. */
export const JOB_TEMPLATES: Migration = {
  name: '0031-job-templates',
  expands: true,
  steps: [
    `CREATE TABLE job_templates ({id}, name varchar(80) NOT NULL, nameKey varchar(160) NOT NULL, customerId integer,
      job text NOT NULL, version integer NOT NULL, createdAt datetime(3) NOT NULL,
      updatedAt datetime(3) NOT NULL) {table}`,
    'CREATE UNIQUE INDEX `job_templates_name` ON `job_templates` (nameKey)',
  ],
};
