import { PERSONAL_DATA } from './personal-data';
import { lookedThrough, type PersonalTable } from './personal-table';
import { ownCondition, type Subject } from '../subject';

export interface WalkedTable {
  readonly name: string;
  readonly table: PersonalTable;
  /** The columns that may name a person. */
  readonly columns: readonly string[];
}

/** Every table that may name a person or has rows of their own. */
export const PERSONAL_TABLES: readonly WalkedTable[] = Object.entries(PERSONAL_DATA)
  .map(([name, table]) => ({ name, table, columns: lookedThrough(table) }))
  .filter(({ columns, table }) => columns.length > 0 || table.of !== undefined);

/** `isNear` marks the person's own rows. */
export function selectOf(
  { name, table, columns }: WalkedTable,
  owner: Pick<Subject, 'kind' | 'recordId' | 'driverId'>,
): string {
  const own = ownCondition(table.of, owner);
  const more =
    name === 'activity' ? ['resource', 'resourceId', 'action', 'address', 'userAgent'] : [];
  const listed = [...new Set(['id', ...columns, ...more])].map((column) => `\`${column}\``);
  const isNear = own === null ? '0' : `CASE WHEN ${own} THEN 1 ELSE 0 END`;
  return `SELECT ${listed.join(', ')}, ${isNear} AS isNear FROM ${name}`;
}
