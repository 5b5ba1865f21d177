import type { Migration, MigrationStep } from '../migration';

/**
 * Puts the segment of its record before every word that MariaDB keeps of jobs and vehicles, and makes
 * their indexes anew, which are otherwise in many pieces after so large a change. SQLite finds the newest first by itself.
 */
const segmented = (table: string): readonly MigrationStep[] => [
  {
    sqlite: 'SELECT 1',
    mysql: `UPDATE ${table} SET words = SUBSTR(REPLACE(CONCAT(' ', words), ' zz',
      CONCAT(' z', LOWER(LPAD(CONV(id DIV 10000, 10, 36), 4, '0')))), 2) WHERE words LIKE 'zz%'`,
  },
  {
    sqlite: 'SELECT 1',
    mysql: `ALTER TABLE ${table} DROP INDEX ${table}_words, ADD FULLTEXT INDEX ${table}_words (words)`,
  },
];

export const SEARCH_SEGMENTS: Migration = {
  name: '0010-search-segments',
  steps: [...segmented('job_search'), ...segmented('vehicle_search')],
};
