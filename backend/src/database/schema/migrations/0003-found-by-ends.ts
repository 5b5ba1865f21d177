import type { Migration, MigrationStep } from '../migration';

/** Searchable VIN endings shorter than the last eight characters: where each begins in those eight. */
const BEGINS = [2, 3, 4, 5];

const HAS_VIN = 'length(v.vinLast8) = 8';
const UNITS = `job_units u JOIN vehicles v ON v.id = u.vehicleId`;

/** SQLite prefixes every stored word with `zz`. */
const sqliteEnds = BEGINS.map((at) => `' zz' || lower(substr(v.vinLast8, ${String(at)}))`).join(
  ' || ',
);
/** MariaDB prefixes them with the tag of the record's segment, its first five letters; `#` is its placeholder. */
const mysqlEnds = `CONCAT(${BEGINS.map((at) => `' #', LOWER(SUBSTR(v.vinLast8, ${String(at)}))`).join(', ')})`;
const tagged = (ends: string) => `CONCAT(s.words, REPLACE(${ends}, '#', LEFT(s.words, 5)))`;

const ofJobs = (table: string): string => `UPDATE ${table} s JOIN (
    SELECT u.jobId AS id, GROUP_CONCAT(${mysqlEnds} SEPARATOR '') AS ends FROM ${UNITS} WHERE ${HAS_VIN} GROUP BY u.jobId
  ) e ON e.id = s.id SET s.words = ${tagged('e.ends')}`;

/** Digits of a phone number before its extension; other texts yield something that is not a number. */
const sqliteDigits = [' ', '-', '(', ')', '.', '+'].reduce(
  (text, separator) => `replace(${text}, '${separator}', '')`,
  `substr(c.phone, 1, instr(lower(c.phone) || 'x', 'x') - 1)`,
);
const mysqlDigits = `REGEXP_REPLACE(SUBSTRING_INDEX(LOWER(c.phone), 'x', 1), '[^0-9]', '')`;
const sqliteIsPhone = `${sqliteDigits} NOT GLOB '*[^0-9]*' AND (length(${sqliteDigits}) = 10
  OR (length(${sqliteDigits}) = 11 AND ${sqliteDigits} LIKE '1%'))`;

const steps: readonly MigrationStep[] = [
  {
    sqlite: `UPDATE vehicle_search SET words = words
      || (SELECT ${sqliteEnds} FROM vehicles v WHERE v.id = vehicle_search.rowid)
      WHERE rowid IN (SELECT v.id FROM vehicles v WHERE ${HAS_VIN})`,
    mysql: `UPDATE vehicle_search s JOIN vehicles v ON v.id = s.id
      SET s.words = ${tagged(mysqlEnds)} WHERE ${HAS_VIN}`,
  },
  {
    sqlite: `UPDATE job_search SET words = words
      || (SELECT group_concat(${sqliteEnds}, '') FROM ${UNITS} WHERE u.jobId = job_search.rowid AND ${HAS_VIN})
      WHERE rowid IN (SELECT u.jobId FROM ${UNITS} WHERE ${HAS_VIN})`,
    mysql: ofJobs('job_search'),
  },
  { sqlite: 'SELECT 1', mysql: ofJobs('delivered_words') },
  {
    sqlite: `UPDATE customer_search SET words = words
      || (SELECT ' zz1' || substr(${sqliteDigits}, -10) || ' zz' || substr(${sqliteDigits}, -10)
        FROM customers c WHERE c.id = customer_search.rowid)
      WHERE rowid IN (SELECT c.id FROM customers c WHERE ${sqliteIsPhone})`,
    mysql: `UPDATE customer_search s JOIN customers c ON c.id = s.id
      SET s.words = CONCAT(s.words, ' zz1', RIGHT(${mysqlDigits}, 10), ' zz', RIGHT(${mysqlDigits}, 10))
      WHERE ${mysqlDigits} REGEXP '^1?[0-9]{10}$'`,
  },
];

/** Makes existing records searchable by the last 4 to 8 characters of a VIN and by a customer's phone digits. */
export const FOUND_BY_ENDS: Migration = { name: '0003-found-by-ends', steps };
