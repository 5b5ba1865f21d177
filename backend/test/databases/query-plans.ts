import type { Database } from '../../src/database/database';
import type { SqlValue } from '../../src/database/sql';
import { IS_ON_MYSQL } from './tested-server';

/** Tables that grow with every job. */
const GROWING = new Set([
  'audit_seals',
  'webhook_deliveries',
  'webhook_attempts',
  'notices',
  'job_comments',
  ...['jobs', 'job_units', 'vehicles', 'activity', 'sessions', 'customers', 'customer_totals'],
  ...['job_search', 'delivered_words', 'vehicle_search', 'customer_search', 'invoice_search'],
  ...[
    'invoices',
    'invoice_jobs',
    'invoice_claims',
    'invoice_lines',
    'invoice_taxes',
    'job_charges',
    'payments',
    'payment_allocations',
  ],
]);
/** A full scan of a SQLite full-text table, without words or ids. */
const WHOLE_INDEX_OF_WORDS = /VIRTUAL TABLE INDEX \d+:$/;
/** MariaDB scans small tables instead of using an index, so few rows are no whole read. */
const FEW_ROWS = 700;

/** Conditions that nearly all jobs, or all billed jobs, satisfy; sorting these reads everything. */
const SORTED_WHOLE = /^SEARCH (\w+) .*\((?:deletedAt=\?|hasDriverReport=\?(?: AND \w+=\?)*)\)$/;

/** Asks for a plan as rows. MySQL would answer a tree; MariaDB knows no format of that name. */
export const EXPLAIN = {
  sqlite: 'EXPLAIN QUERY PLAN',
  mysql: IS_ON_MYSQL ? 'EXPLAIN FORMAT=TRADITIONAL' : 'EXPLAIN',
};

interface Step {
  readonly detail?: string;
  readonly table?: string | null;
  readonly type?: string | null;
  readonly rows?: number | string | null;
  readonly Extra?: string | null;
}

/** Returns the steps of a statement's plan that read a whole growing table, or a whole index of one. */
export async function wholeReads(
  database: Database,
  sql: string,
  values: readonly SqlValue[],
): Promise<Step[]> {
  const isSqlite = database.engine === 'sqlite';
  const steps = await database.query<Step>(`${EXPLAIN[database.engine]} ${sql}`, values);
  const tables = tablesOf(sql);
  const isSorted = steps.some(({ detail }) => detail === 'USE TEMP B-TREE FOR ORDER BY');
  const isPage = /\bLIMIT\b/i.test(sql) && !isSorted;
  return steps.filter((step) =>
    isSqlite
      ? isWholeInSqlite(step, tables, isPage, isSorted)
      : isWholeInMariaDb(step, tables, isPage),
  );
}

/** Maps the statement's aliases to tables. */
function tablesOf(sql: string): Map<string, string> {
  const named = sql.matchAll(
    /\b(?:FROM|JOIN)\s+(\w+)(?:\s+(?!WHERE|ON|JOIN|LEFT|ORDER|GROUP)(\w+))?/gi,
  );
  return new Map([...named].map(([, table = '', alias = table]) => [alias, table]));
}

/** Reading an index in order up to a limit is allowed. Reading all of it is not, nor sorting nearly all rows. */
function isWholeInSqlite(
  { detail = '' }: Step,
  tables: Map<string, string>,
  isPage: boolean,
  isSorted: boolean,
) {
  const found = SORTED_WHOLE.exec(detail);
  if (found !== null) return isSorted && GROWING.has(tables.get(found[1] ?? '') ?? '');
  const scan = /^SCAN (\w+)(.*)$/.exec(detail);
  if (scan === null) return false;
  const [, name = '', how = ''] = scan;
  if (!GROWING.has(tables.get(name) ?? '')) return false;
  if (how.includes('VIRTUAL')) return WHOLE_INDEX_OF_WORDS.test(how);
  return !isPage;
}

/** The first rows without a filter or sort are limited by LIMIT. */
function isWholeInMariaDb(
  { table, type, rows, Extra }: Step,
  tables: Map<string, string>,
  isPage: boolean,
) {
  if (!GROWING.has(tables.get(table ?? '') ?? '') || Number(rows) < FEW_ROWS) return false;
  return isPage ? type === 'ALL' && Extra !== '' : type === 'ALL' || type === 'index';
}
