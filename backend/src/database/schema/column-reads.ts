import { getMetadataArgsStorage } from 'typeorm';
import { toFlag, toIsoText } from '../rows';

type Read = (value: unknown) => unknown;

const READS: Readonly<Record<string, Read>> = { datetime: toIsoText, boolean: toFlag };

/** Converters for the columns of a table whose driver values differ from the entity's. */
export function readsOf(table: string): Map<string, Read> {
  const { tables, columns } = getMetadataArgsStorage();
  const entity = tables.find(({ name }) => name === table)?.target;
  return new Map(
    columns
      .filter(({ target }) => target === entity)
      .flatMap(({ propertyName, options: { type } }) => {
        const read = READS[String(type)];
        return read === undefined ? [] : [[propertyName, read] as const];
      }),
  );
}
