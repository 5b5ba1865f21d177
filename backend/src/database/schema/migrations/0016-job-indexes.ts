import type { Migration, MigrationStep } from '../migration';

/** Words of those jobs, indexed from all together. */
const index = (name: string, holds: string): readonly MigrationStep[] => [
  {
    sqlite: 'SELECT 1',
    mysql: `CREATE TABLE IF NOT EXISTS ${name} (id int NOT NULL PRIMARY KEY, words mediumtext NOT NULL) {table}`,
  },
  {
    sqlite: 'SELECT 1',
    mysql: `REPLACE INTO ${name} (id, words) SELECT s.id, s.words FROM job_search s
      JOIN jobs j ON j.id = s.id WHERE j.status ${holds} AND j.deletedAt IS NULL`,
  },
  {
    sqlite: 'SELECT 1',
    mysql: `ALTER TABLE ${name} ADD FULLTEXT INDEX IF NOT EXISTS ${name}_words (words)`,
  },
];

/**
 * MariaDB's index of words keeps all that was changed or deleted, and each search goes through those. The words of
 * jobs under way get an index of their own, which can be made anew at any time, and those of delivered jobs
 * another; `job_search` is left without one, and made anew to be rid of what an index leaves behind.
 */
export const JOB_INDEXES: Migration = {
  name: '0016-job-indexes',
  steps: [
    ...index('open_words', "<> 'delivered'"),
    ...index('delivered_words', "= 'delivered'"),
    {
      sqlite: 'SELECT 1',
      mysql: 'ALTER TABLE job_search DROP INDEX IF EXISTS job_search_words, FORCE',
    },
  ],
};
