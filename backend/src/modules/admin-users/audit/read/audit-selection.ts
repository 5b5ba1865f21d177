import { boundsOfDay } from '@dispatch/domain/time/company-day';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { fold, matchesWords, searchQuery, searchText } from '@dispatch/domain/text/search-words';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { type Row, toDate } from '../../../../database/rows';
import type { AuditFilters } from './audit.schema';

/** Selects entries: one index is scanned, and the other filters are applied to each row. */
export interface AuditSelection {
  readonly index: string;
  /** One record's entries are read by id, others by time. */
  readonly isByTime: boolean;
  /** The condition for the index, for the alias `a`. */
  readonly where: Sql;
  /** Null if the index alone decides. */
  readonly matches: ((row: Row) => boolean) | null;
}

type Column = 'actorId' | 'action' | 'resource' | 'resourceId' | 'address';

/** The first filtered index is scanned: it probably matches the fewest rows. */
const INDEXES: readonly { readonly index: string; readonly columns: readonly Column[] }[] = [
  { index: 'activity_resource', columns: ['resource', 'resourceId'] },
  { index: 'activity_address', columns: ['address'] },
  { index: 'activity_action', columns: ['action'] },
  { index: 'activity_actor', columns: ['actorId'] },
  { index: 'activity_kind', columns: ['resource'] },
];
/** Earlier than the first entry. */
const BEGINNING = new Date(0);
const BY_TIME = { index: 'activity_at', columns: [] };

/** Null if nothing can match. */
export function auditSelection(filters: AuditFilters, timeZone: string): AuditSelection | null {
  const words = filters.q ? searchQuery(filters.q) : [];
  if (words === null) return null;
  const asked = (['actorId', 'action', 'resource', 'resourceId', 'address'] as const).filter(
    (column) => filters[column] != null,
  );
  const { index, columns } =
    INDEXES.find((known) => known.columns.every((column) => asked.includes(column))) ?? BY_TIME;
  const isByTime = columns.length < 2;
  const begin = filters.from == null ? null : boundsOfDay(filters.from, timeZone).start;
  const end = filters.to == null ? null : boundsOfDay(filters.to, timeZone).end;
  const conditions = [
    sql`1 = 1`,
    ...columns.map((column) => sql`a.${raw(column)} = ${filters[column] ?? null}`),
    // Without a bound MariaDB ignores the forced index and scans the table.
    ...(isByTime ? [sql`a.at >= ${begin ?? BEGINNING}`] : []),
    ...(isByTime && end !== null ? [sql`a.at < ${end}`] : []),
  ];
  const tests: ((row: Row) => boolean)[] = asked
    .filter((column) => !columns.includes(column))
    .map((column) => (row) => row[column] === filters[column]);
  if (!isByTime && begin !== null) tests.push(({ at }) => toDate(at) >= begin);
  if (!isByTime && end !== null) tests.push(({ at }) => toDate(at) < end);
  if (words.length > 0) tests.push((row) => hasWords(row, words));
  return {
    index,
    isByTime,
    where: join(conditions, ' AND '),
    matches: tests.length === 0 ? null : (row) => tests.every((test) => test(row)),
  };
}

/** Fact names repeat in most entries, so they are not searched. */
const NAMES_OF_FACTS = /"[^"\\]*":/g;

/** A cheap substring test first; word starts are then checked in few entries. */
function hasWords(row: Row, words: readonly string[]): boolean {
  const text = fold(textOf(row));
  return words.every((word) => text.includes(word)) && matchesWords(searchText([text]), words);
}

/** The searchable text of an entry. */
function textOf(row: Row): string {
  const { resource, resourceId } = row;
  const reference =
    resource === 'job' && typeof resourceId === 'number' ? jobReference(resourceId) : '';
  const facts = [row['before'], row['after']].map((text) =>
    typeof text === 'string' ? text.replace(NAMES_OF_FACTS, ' ') : '',
  );
  const names = [row['actorName'], row['action']];
  const sources = [row['requestId'], row['address'], row['userAgent']];
  return [...facts, ...names, ...sources, reference, reference.replace('-', '')].join(' ');
}
