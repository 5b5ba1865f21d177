import { toFlag, toIsoText } from '../rows';
import { columnsOf } from './entity-columns';

type Read = (value: unknown) => unknown;

const READS: Readonly<Record<string, Read>> = { datetime: toIsoText, boolean: toFlag };

/** Converters for the columns of a table whose driver values differ from the entity's. */
export function readsOf(table: string): Map<string, Read> {
  return new Map(
    columnsOf(table).flatMap(({ propertyName, options: { type } }) => {
      const read = READS[String(type)];
      return read === undefined ? [] : [[propertyName, read] as const];
    }),
  );
}
