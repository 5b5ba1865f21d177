import type { Engine } from '../engines/engine';

/** A table of a FROM, as `jobs j`, read by that index and no other. */
export function readBy(engine: Engine, table: string, index: string): string {
  return engine === 'sqlite' ? `${table} INDEXED BY ${index}` : `${table} FORCE INDEX (${index})`;
}
