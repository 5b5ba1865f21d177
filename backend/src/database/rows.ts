/**
 * Raw rows differ between the engines: SQLite returns instants as text and flags as 0 and 1, MariaDB returns big sums
 * as text. These functions convert both to one form.
 */

const STORED_INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/;

/** A row of a raw query; columns have the driver's types. */
export type Row = Readonly<Record<string, unknown>>;

/** An instant column. */
export function toDate(value: unknown): Date {
  if (value instanceof Date) return value;
  if (typeof value === 'string') {
    const date = new Date(`${value.replace(' ', 'T')}Z`);
    if (!Number.isNaN(date.getTime())) return date;
  }
  throw new TypeError('A column that should hold an instant holds something else.');
}

/** An instant column as ISO 8601 in UTC. */
export function toIsoText(value: unknown): string {
  // SQLite stores instants in this format, so no date needs to be parsed.
  if (typeof value === 'string' && STORED_INSTANT.test(value))
    return `${value.slice(0, 10)}T${value.slice(11)}Z`;
  return toDate(value).toISOString();
}

/** A boolean column. */
export function toFlag(value: unknown): boolean {
  return value === true || value === 1;
}

/** An integer column, a COUNT or a SUM; an empty SUM is 0. */
export function toNumber(value: unknown): number {
  if (value === null || value === undefined) return 0;
  const number = typeof value === 'number' ? value : Number(value);
  if (Number.isNaN(number)) throw new TypeError('A column that should hold a number does not.');
  return number;
}

/** A text column. */
export function toText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('A column that should hold text does not.');
  return value;
}

/** Converts a column that may be null: `toNullable(row.completedAt, toDate)`. */
export function toNullable<T>(value: unknown, convert: (value: unknown) => T): T | null {
  return value === null || value === undefined ? null : convert(value);
}
