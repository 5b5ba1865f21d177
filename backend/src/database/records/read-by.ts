import type { Engine } from '../engines/engine';

/** Forces the join order to be the order in the statement. */
export const ORDERED_JOIN = { sqlite: 'CROSS JOIN', mysql: 'STRAIGHT_JOIN' };

/** A table of a FROM, as `jobs j`, read only by this index. */
export function readBy(engine: Engine, table: string, index: string): string {
  return engine === 'sqlite' ? `${table} INDEXED BY ${index}` : `${table} FORCE INDEX (${index})`;
}

/** A table of a FROM, read only by the ids of the WHERE. With many of them, MySQL would read all rows of an index. */
export function readByIds(engine: Engine, table: string): string {
  return engine === 'sqlite' ? table : readBy(engine, table, 'PRIMARY');
}
