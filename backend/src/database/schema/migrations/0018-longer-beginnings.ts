import type { Migration, MigrationStep } from '../migration';

/**
 * SQLite gathers the records of every word that begins alike, unless it keeps such beginnings: now also those of
 * five and six characters, which thousands of order numbers may have in common.
 */
const withLongerBeginnings = (table: string): readonly MigrationStep[] =>
  [
    `CREATE VIRTUAL TABLE ${table}_new USING fts5(words, prefix='4 5 6 7 8', detail=none, ` +
      `tokenize="unicode61 remove_diacritics 0 tokenchars '_'")`,
    `INSERT INTO ${table}_new (rowid, words) SELECT rowid, words FROM ${table}`,
    `DROP TABLE ${table}`,
    `ALTER TABLE ${table}_new RENAME TO ${table}`,
  ].map((sqlite) => ({ sqlite, mysql: 'SELECT 1' }));

export const LONGER_BEGINNINGS: Migration = {
  name: '0018-longer-beginnings',
  steps: [...withLongerBeginnings('job_search'), ...withLongerBeginnings('vehicle_search')],
};
