import { randomUUID } from 'node:crypto';
import type { ApiDocument, Schema } from './api-document';

let count = 0;

/** A valid value for the schema; unique texts where needed. */
export function sampleOf(document: ApiDocument, given: Schema): unknown {
  const schema = document.resolve(given);
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return sampleObject(document, schema);
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () =>
        sampleOf(document, schema.items ?? {}),
      );
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    default:
      return sampleText(schema);
  }
}

/** The required fields, and as many others as the schema demands. */
export function sampleObject(document: ApiDocument, schema: Schema): Record<string, unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const required = properties.filter(([name]) => schema.required?.includes(name));
  const wanted = Math.max(required.length, schema.minProperties ?? 0);
  const others = properties.filter((entry) => !required.includes(entry));
  const fields = [...required, ...others].slice(0, wanted);
  return Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(document, field)]));
}

function sampleText({ format, minLength = 1, pattern, example }: Schema): string {
  count += 1;
  if (pattern !== undefined && typeof example === 'string') return example;
  if (format === 'email') return `person-${count}@example.com`;
  if (format === 'password') return 'a password long enough';
  if (format === 'uuid') return randomUUID();
  if (format === 'date') return '2026-03-31';
  if (format === 'date-time') return '2026-03-31T14:05:00.000Z';
  return `Text ${count}`.padEnd(minLength, '.');
}
