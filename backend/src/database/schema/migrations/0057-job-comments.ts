import type { Migration } from '../migration';

/** Comments on jobs, and notices to a single user. */
export const JOB_COMMENTS: Migration = {
  name: '0057-job-comments',
  expands: true,
  steps: [
    `CREATE TABLE job_comments ({id}, jobId integer NOT NULL, userId integer NOT NULL,
      userName varchar(120) NOT NULL, \`text\` text NOT NULL, createdAt datetime(3) NOT NULL,
      CONSTRAINT \`job_comments_job_fk\` FOREIGN KEY (\`jobId\`) REFERENCES \`jobs\` (\`id\`) ON DELETE NO ACTION ON UPDATE NO ACTION) {table}`,
    'CREATE INDEX `job_comments_job` ON `job_comments` (jobId, id)',
    'CREATE INDEX `job_comments_user` ON `job_comments` (userId)',
    'ALTER TABLE notices ADD COLUMN userId integer',
  ],
};
