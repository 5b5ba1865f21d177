import { LAST_INSTANT } from '@dispatch/domain/time/last-instant';
import type { Engine } from './engines/engine';

/** Types allowed for a `?`. Dates are instants. */
export type SqlValue = string | number | boolean | Date | Buffer | null;

/** A statement with a `?` for each value, as the `sql` templates build it. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * Converts the values for the engine's driver.
 * Rejects lists and objects: mysql2 would expand them into the statement's text.
 */
export function bindable(values: readonly unknown[], engine: Engine): unknown[] {
  return values.map((value) => {
    if (value instanceof Date) {
      // The text of a later one would come first on SQLite.
      const instant = value > LAST_INSTANT ? LAST_INSTANT : value;
      return engine === 'sqlite' ? sqliteInstant(instant) : instant;
    }
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (
      value === undefined ||
      (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
    ) {
      throw new TypeError(
        'A statement was given a value that is neither text, number, date nor null.',
      );
    }
    return value;
  });
}

/** The text TypeORM stores for an instant on SQLite: `YYYY-MM-DD HH:MM:SS.mmm`, UTC. */
export function sqliteInstant(instant: Date): string {
  return instant.toISOString().replace('T', ' ').replace('Z', '');
}
