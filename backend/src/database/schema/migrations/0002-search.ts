import type { Migration, MigrationStep } from '../migration';

/** Words are stored with a prefix of two letters, so the prefix index starts at four. */
const searchTable = (name: string): MigrationStep => ({
  sqlite:
    `CREATE VIRTUAL TABLE ${name} USING fts5(words, prefix='4 5 6', detail=none, ` +
    `tokenize="unicode61 remove_diacritics 0 tokenchars '_'")`,
  mysql: `CREATE TABLE ${name} (id int NOT NULL PRIMARY KEY, words mediumtext NOT NULL, FULLTEXT INDEX ${name}_words (words)) {table}`,
});

export const SEARCH: Migration = {
  name: '0002-search',
  steps: [searchTable('job_search'), searchTable('customer_search'), searchTable('vehicle_search')],
};
