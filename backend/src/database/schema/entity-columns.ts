import { getMetadataArgsStorage } from 'typeorm';

/** The columns of a table as its entity and the classes that it extends declare them. */
export function columnsOf(table: string) {
  const { tables, columns } = getMetadataArgsStorage();
  const entity = tables.find(({ name }) => name === table)?.target;
  return columns.filter(
    ({ target }) =>
      target === entity ||
      (entity instanceof Function &&
        target instanceof Function &&
        entity.prototype instanceof target),
  );
}
