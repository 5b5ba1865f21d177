import { contactPhoneWords, searchText } from '@dispatch/domain/text/search-words';
import { toText } from '../../rows';
import type { Migration, Recomputation } from '../migration';

const HAS_PHONE = '(j.pickupContactPhone IS NOT NULL OR j.dropoffContactPhone IS NOT NULL)';
const PHONES = 'j.pickupContactPhone AS pickup, j.dropoffContactPhone AS dropoff';

/** MariaDB prefixes each word with the tag of the record's segment, SQLite with `zz`. */
const ofJobs = (table: 'job_search' | 'delivered_words', sqlite: string): Recomputation => ({
  rows: {
    sqlite,
    mysql: `SELECT s.id, LEFT(s.words, 5) AS tag, ${PHONES} FROM ${table} s
      JOIN jobs j ON j.id = s.id WHERE ${HAS_PHONE}`,
  },
  updates: (rows, engine) =>
    rows.map((row) => ({
      sql:
        engine === 'sqlite'
          ? `UPDATE ${table} SET words = words || ? WHERE rowid = ?`
          : `UPDATE ${table} SET words = CONCAT(words, ?) WHERE id = ?`,
      values: [
        wordsOf(row)
          .map((word) => ` ${toText(row['tag'])}${word}`)
          .join(''),
        row['id'],
      ],
    })),
});

const CANCELLED: Recomputation = {
  rows: `SELECT s.id, s.words, ${PHONES} FROM job_cancellations s JOIN jobs j ON j.id = s.jobId
    WHERE s.words <> '' AND ${HAS_PHONE}`,
  updates: (rows) =>
    rows.map((row) => ({
      sql: 'UPDATE job_cancellations SET words = ? WHERE id = ?',
      values: [[toText(row['words']), ...wordsOf(row)].join(' '), row['id']],
    })),
};

function wordsOf(row: Readonly<Record<string, unknown>>): string[] {
  const phones = [row['pickup'], row['dropoff']].flatMap((phone) =>
    phone == null ? [] : contactPhoneWords(toText(phone)),
  );
  return searchText(phones)
    .split(' ')
    .filter((word) => /^[a-z0-9]+$/.test(word));
}

/** Makes existing jobs searchable by the phones of their contacts. */
export const CONTACT_PHONES: Migration = {
  name: '0044-contact-phones',
  expands: true,
  steps: [
    ofJobs(
      'job_search',
      `SELECT s.rowid AS id, 'zz' AS tag, ${PHONES} FROM job_search s
        JOIN jobs j ON j.id = s.rowid WHERE ${HAS_PHONE}`,
    ),
    // SQLite has no such table, so this reads and writes nothing.
    ofJobs('delivered_words', 'SELECT 1 WHERE 1 = 0'),
    CANCELLED,
  ],
};
