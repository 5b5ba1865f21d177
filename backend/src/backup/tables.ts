import type { Engine } from '../database/engines/engine';
import { type Row, toDate, toFlag, toNullable, toText } from '../database/rows';
import type { SqlValue } from '../database/sql';

/** The tables of a backup; each comes after the tables it refers to. */
export const TABLES = [
  'users',
  'drivers',
  'identities',
  'customers',
  'vehicles',
  'jobs',
  'job_units',
  'job_cancellations',
  'job_comments',
  'unit_photos',
  'company_profile',
  'customer_billing',
  'price_list_items',
  'job_charges',
  'invoices',
  'invoice_jobs',
  'invoice_claims',
  'invoice_lines',
  'invoice_taxes',
  'payments',
  'collection_notes',
  'payment_allocations',
  'book_accounts',
  'book_periods',
  'outbox_tasks',
  'unit_reports',
  'report_versions',
  'report_version_parts',
  'report_chains',
  'sessions',
  'api_tokens',
  'second_factors',
  'recovery_codes',
  'passkeys',
  'remembered_devices',
  'password_resets',
  'invitations',
  'saved_views',
  'imports',
  'import_rows',
  'import_mappings',
  'activity',
  'audit_seals',
  'audit_chain',
  'audit_streams',
  'driver_operations',
  'idempotency_keys',
  'retention_settings',
  'retention_runs',
  'erasures',
  'webhooks',
  'webhook_deliveries',
  'notices',
  'notice_reads',
  'push_keys',
  'tracking_links',
  'notice_settings',
  'customer_notice_choices',
  'notice_texts',
  'customer_notices',
  'job_templates',
  'recurring_jobs',
  'recurring_occurrences',
] as const;

export type Table = (typeof TABLES)[number];

/**
 * The tables excluded from backups:
 * - short-lived data: failed sign-ins, sign-in networks, used one-time values, presence, leases, file removals
 * - webhook deliveries, and push subscriptions (phones subscribe again)
 * - rows that every migrated database has, and totals, which a restore recomputes
 */
export const LEFT_OUT = [
  'sign_in_failures',
  'sign_in_networks',
  'used_marks',
  'job_viewers',
  'webhook_attempts',
  'push_subscriptions',
  'work_leases',
  'file_removals',
  'guards',
  'data_version',
  'delivered_totals',
  'delivered_days',
  'customer_totals',
  'report_months',
];

/** Returns the rows of one statement, with `?` for values. */
export type Query = <T = Row>(sql: string, values?: readonly SqlValue[]) => Promise<T[]>;

/** A value in a backup file, in the same form for both engines. */
type FileValue = string | number | boolean | null;

export interface Column {
  readonly name: string;
  readonly kind: 'instant' | 'flag' | 'plain';
}

/** The columns of a table in this database; empty if there is no such table. */
export async function columnsOf(query: Query, engine: Engine, table: string): Promise<Column[]> {
  const rows =
    engine === 'sqlite'
      ? await query('SELECT name, type FROM pragma_table_info(?)', [table])
      : await query(
          `SELECT COLUMN_NAME AS name, COLUMN_TYPE AS type FROM information_schema.COLUMNS
            WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? ORDER BY ORDINAL_POSITION`,
          [table],
        );
  return rows.map((row) => ({ name: toText(row['name']), kind: kindOf(toText(row['type'])) }));
}

/** Both engines use the same type names, except for flags. */
function kindOf(type: string): Column['kind'] {
  if (type.startsWith('datetime')) return 'instant';
  return type === 'boolean' || type === 'tinyint(1)' ? 'flag' : 'plain';
}

export function toFile({ kind, name }: Column, row: Row): FileValue {
  return toNullable(row[name], (value) => {
    if (kind === 'instant') return toDate(value).toISOString();
    if (kind === 'flag') return toFlag(value);
    return typeof value === 'number' ? value : toText(value);
  });
}

export function fromFile({ kind }: Column, value: FileValue): SqlValue {
  return kind === 'instant' && value !== null ? new Date(String(value)) : value;
}

/** Quoted column names for both engines; some are reserved words. */
export function quoted(columns: readonly Column[]): string {
  return columns.map(({ name }) => `\`${name}\``).join(', ');
}
