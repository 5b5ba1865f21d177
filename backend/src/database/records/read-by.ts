import type { Engine } from '../engines/engine';

/** Has the tables read in the order in which they are named. */
export const ORDERED_JOIN = { sqlite: 'CROSS JOIN', mysql: 'STRAIGHT_JOIN' };

/** A table of a FROM, as `jobs j`, read by that index and no other. */
export function readBy(engine: Engine, table: string, index: string): string {
  return engine === 'sqlite' ? `${table} INDEXED BY ${index}` : `${table} FORCE INDEX (${index})`;
}
