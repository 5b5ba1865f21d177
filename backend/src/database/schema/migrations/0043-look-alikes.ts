import { nameKey } from '@dispatch/domain/people/customer';
import { customerLikeness } from '@dispatch/domain/people/customer-likeness';
import { SAVED_VIEW_MAX, savedViewKey } from '@dispatch/domain/people/saved-views';
import { normalisePostalCode } from '@dispatch/domain/places/postal-code';
import { SERIES_NAME_MAX, templateKey } from '@dispatch/domain/recurring/series';
import { type Row, toNumber, toText } from '../../rows';
import type { Migration, Recomputation, Update } from '../migration';

const CUSTOMERS: Recomputation = {
  rows: 'SELECT id, name FROM customers',
  updates: (rows) =>
    rows.map((row) => {
      const name = toText(row['name']);
      return {
        sql: 'UPDATE customers SET nameKey = ?, likenessKey = ? WHERE id = ?',
        values: [nameKey(name), customerLikeness(name), row['id']],
      };
    }),
};

interface Named {
  readonly table: string;
  readonly nameMax: number;
  /** A name must be unique within its group. */
  readonly groupOf: (row: Row) => string;
  readonly keyOf: (name: string) => string;
}

/**
 * Of two names with one key, the newer gets a number. Updates start with the newest row, so that no key is used twice.
 */
export function numbered(rows: readonly Row[], { table, nameMax, groupOf, keyOf }: Named) {
  const taken = new Set<string>();
  const updates: Update[] = [];
  for (const row of [...rows].sort((one, other) => toNumber(one['id']) - toNumber(other['id']))) {
    const given = toText(row['name']);
    const isTaken = (name: string) => taken.has(`${groupOf(row)} ${keyOf(name)}`);
    let name = given;
    for (let number = 2; isTaken(name); number += 1) {
      const end = ` ${String(number)}`;
      name = `${[...given].slice(0, nameMax - end.length).join('')}${end}`;
    }
    taken.add(`${groupOf(row)} ${keyOf(name)}`);
    if (name !== given || keyOf(name) !== toText(row['nameKey']))
      updates.unshift({
        sql: `UPDATE ${table} SET name = ?, nameKey = ? WHERE id = ?`,
        values: [name, keyOf(name), row['id']],
      });
  }
  return updates;
}

const TEMPLATES: Recomputation = {
  rows: 'SELECT id, name, nameKey FROM job_templates',
  updates: (rows) =>
    numbered(rows, {
      ...{ table: 'job_templates', nameMax: SERIES_NAME_MAX },
      ...{ groupOf: () => '', keyOf: templateKey },
    }),
};

const SAVED_VIEWS: Recomputation = {
  rows: 'SELECT id, userId, list, name, nameKey FROM saved_views',
  updates: (rows) =>
    numbered(rows, {
      ...{ table: 'saved_views', nameMax: SAVED_VIEW_MAX.name, keyOf: savedViewKey },
      groupOf: (row) => `${String(toNumber(row['userId']))} ${toText(row['list'])}`,
    }),
};

const postalCodes = (table: string, column: string): Recomputation => ({
  rows: {
    sqlite: `SELECT id, ${column} AS code FROM ${table} WHERE ${column} IS NOT NULL
      AND ${column} NOT GLOB '[A-Z][0-9][A-Z] [0-9][A-Z][0-9]'`,
    mysql: `SELECT id, ${column} AS code FROM ${table} WHERE ${column} IS NOT NULL
      AND ${column} NOT REGEXP '^(?-i)[A-Z][0-9][A-Z] [0-9][A-Z][0-9]$'`,
  },
  updates: (rows) =>
    rows.flatMap((row) => {
      const stored = toText(row['code']);
      const code = normalisePostalCode(stored);
      if (code === stored || [...code].length > POSTAL_CODE_WIDTH) return [];
      return [{ sql: `UPDATE ${table} SET ${column} = ? WHERE id = ?`, values: [code, row['id']] }];
    }),
});
const POSTAL_CODE_WIDTH = 7;

/** Gives look-alike names one key, and writes postal codes in one format. */
export const LOOK_ALIKES: Migration = {
  name: '0043-look-alikes',
  expands: true,
  steps: [
    'ALTER TABLE customers ADD COLUMN likenessKey varchar(240)',
    'CREATE INDEX `customers_likeness` ON `customers` (likenessKey)',
    ...[CUSTOMERS, TEMPLATES, SAVED_VIEWS],
    ...[postalCodes('customers', 'postalCode'), postalCodes('company_profile', 'postalCode')],
    postalCodes('customer_billing', 'postalCode'),
    ...[postalCodes('jobs', 'pickupPostalCode'), postalCodes('jobs', 'dropoffPostalCode')],
  ],
};
