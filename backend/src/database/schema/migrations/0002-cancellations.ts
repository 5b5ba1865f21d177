import type { Migration } from '../migration';

/** Cancelled orders, separate from deleted jobs. */
export const CANCELLATIONS: Migration = {
  name: '0002-cancellations',
  steps: [
    `CREATE TABLE job_cancellations ({id}, jobId integer NOT NULL, reason varchar(20) NOT NULL, note varchar(500),
      dryRunChargeCents integer, cancelledAt datetime(3) NOT NULL, cancelledById integer NOT NULL,
      cancelledByName varchar(120) NOT NULL, words text NOT NULL,
      CONSTRAINT \`job_cancellations_job_fk\` FOREIGN KEY (\`jobId\`) REFERENCES \`jobs\` (\`id\`)
        ON DELETE NO ACTION ON UPDATE NO ACTION) {table}`,
    'CREATE UNIQUE INDEX `job_cancellations_job` ON `job_cancellations` (`jobId`)',
  ],
};
