import type { z } from 'zod';

interface DtoClass<Schema extends z.ZodType> {
  new (): z.output<Schema>;
  readonly schema: Schema;
}

/** Makes the class of a body or query from its schema, which validates, types and documents it. */
export function dto<Schema extends z.ZodType>(schema: Schema): DtoClass<Schema> {
  const made: unknown = Object.assign(
    function Dto() {
      // the pipe makes the values
    },
    { schema },
  );
  return made as DtoClass<Schema>; // only its type and its schema are used
}
