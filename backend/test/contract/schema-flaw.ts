import type { ApiDocument, Schema } from './api-document';

/**
 * Where and how a value violates the schema, or null. In one respect stricter: an undocumented field is a flaw even if
 * the document allows it.
 */
export function schemaFlaw(
  document: ApiDocument,
  given: Schema,
  value: unknown,
  at = 'answer',
): string | null {
  const schema = document.resolve(given);
  if (value === null) return schema.nullable === true ? null : `${at} is null`;
  if (schema.enum !== undefined)
    return schema.enum.includes(value) ? null : `${at} is ${JSON.stringify(value)}`;
  switch (schema.type) {
    case 'object':
      return objectFlaw(document, schema, value, at);
    case 'array':
      return arrayFlaw(document, schema, value, at);
    case 'integer':
      return Number.isSafeInteger(value) ? null : `${at} is no whole number`;
    case 'number':
      return typeof value === 'number' ? null : `${at} is no number`;
    case 'boolean':
      return typeof value === 'boolean' ? null : `${at} is neither true nor false`;
    case 'string':
      return textFlaw(schema, value, at);
    default:
      return null;
  }
}

function objectFlaw(
  document: ApiDocument,
  { properties = {}, required = [], additionalProperties }: Schema,
  value: unknown,
  at: string,
): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return `${at} is no object`;
  const missing = required.find((name) => !(name in value));
  if (missing !== undefined) return `${at}.${missing} is missing`;
  for (const [name, field] of Object.entries(value)) {
    const schema = properties[name];
    if (schema === undefined && !additionalProperties) return `${at}.${name} is not described`;
    const flaw = schema === undefined ? null : schemaFlaw(document, schema, field, `${at}.${name}`);
    if (flaw !== null) return flaw;
  }
  return null;
}

function arrayFlaw(
  document: ApiDocument,
  { items = {} }: Schema,
  value: unknown,
  at: string,
): string | null {
  if (!Array.isArray(value)) return `${at} is no list`;
  for (const [index, item] of value.entries()) {
    const flaw = schemaFlaw(document, items, item, `${at}[${index}]`);
    if (flaw !== null) return flaw;
  }
  return null;
}

function textFlaw({ pattern }: Schema, value: unknown, at: string): string | null {
  if (typeof value !== 'string') return `${at} is no text`;
  return pattern === undefined || new RegExp(pattern, 'u').test(value)
    ? null
    : `${at} is "${value}"`;
}
