import type { z } from 'zod';

interface DtoClass<Schema extends z.ZodType> {
  new (): z.output<Schema>;
  readonly schema: Schema;
}

/** Makes the class of a body or query from its schema, which validates, types and documents it. */
export function dto<Schema extends z.ZodType>(schema: Schema): DtoClass<Schema> {
  const made: unknown = class {
    static readonly schema = schema;
  };
  return made as DtoClass<Schema>; // the pipe returns its instances
}
