import type { Migration, MigrationStep } from '../migration';

const onMariaDb = (mysql: string): MigrationStep => ({ sqlite: 'SELECT 1', mysql });

/**
 * Segments of twice as many vehicles, of which there are twice as many as jobs: of a million jobs' a hundred are
 * asked for a rare word. Every word of a record begins with the same tag; the index is left out meanwhile, as it
 * would keep all of the former words.
 */
export const LONGER_SEGMENTS: Migration = {
  name: '0020-longer-segments',
  steps: [
    onMariaDb('ALTER TABLE vehicle_search DROP INDEX IF EXISTS vehicle_search_words, FORCE'),
    onMariaDb(`UPDATE vehicle_search
      SET words = SUBSTR(REPLACE(CONCAT(' ', words), CONCAT(' ', LEFT(words, 5)),
        CONCAT(' z', LOWER(LPAD(CONV(id DIV 20000, 10, 36), 4, '0')))), 2) WHERE words <> ''`),
    onMariaDb(
      'ALTER TABLE vehicle_search ADD FULLTEXT INDEX IF NOT EXISTS vehicle_search_words (words)',
    ),
  ],
};
