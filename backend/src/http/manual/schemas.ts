import type { ApiBodyOptions } from '@nestjs/swagger';
import { z } from 'zod';

type OpenApiSchema = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

const PREFIX = '#/components/schemas/';

/** A reference to a named schema, for the API document. */
export function schemaRef(schema: z.ZodType): { $ref: string } {
  const name = schema.meta()?.id;
  if (name === undefined) throw new Error('A schema of the API needs a name: .meta({ id })');
  return { $ref: PREFIX + name };
}

/** All named schemas, as `components.schemas` of the API document. */
export function namedSchemas(): Record<string, OpenApiSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: 'input',
    target: 'openapi-3.0',
    uri: (name) => PREFIX + name,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _id, $schema: _dialect, ...schema }]) => [
      name,
      schema as OpenApiSchema, // zod types its output as JSON Schema, of which OpenAPI 3.0 is the dialect asked for
    ]),
  );
}
