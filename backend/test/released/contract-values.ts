import type { Schema } from '../contract/api-document';

/** One type of value at a place; with `anyOf` or null a place has several. */
export type Value = Pick<Schema, Limit> & { readonly type: string; readonly isClosed: boolean };

const AT_LEAST = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const AT_MOST = ['maximum', 'maxLength', 'maxItems'] as const;
type Limit = 'format' | 'pattern' | (typeof AT_LEAST)[number] | (typeof AT_MOST)[number];

/** The values that a schema itself allows, without its parts and references. */
export function valuesOf(schema: Schema): Value[] {
  const isClosed = schema.additionalProperties === false;
  return typesOf(schema).map((type) =>
    type === 'null' ? { type, isClosed: false } : { ...schema, type, isClosed },
  );
}

function typesOf({ type, nullable, enum: choices }: Schema): string[] {
  const own = type === undefined ? [...new Set((choices ?? []).map(typeOf))] : [type];
  return nullable === true ? [...own, 'null'] : own;
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : typeof value;
}

/** Whether a client that expects one type can handle the other: a number may be an integer, a text may be a date. */
export function isKindOf(value: Value, expected: Value): boolean {
  const isType =
    expected.type === value.type || (expected.type === 'number' && value.type === 'integer');
  return isType && [undefined, value.format].includes(expected.format);
}

/** Whether the new type accepts every value of the old one. */
export function isTakenAs(value: Value, now: Value): boolean {
  return (
    isKindOf(value, now) &&
    [undefined, value.pattern].includes(now.pattern) &&
    (value.isClosed || !now.isClosed) &&
    AT_LEAST.every((limit) => (now[limit] ?? -Infinity) <= (value[limit] ?? -Infinity)) &&
    AT_MOST.every((limit) => (now[limit] ?? Infinity) >= (value[limit] ?? Infinity))
  );
}

export function nameOf(value: Value): string {
  const limits = ['format', ...AT_LEAST, ...AT_MOST, 'pattern'] as const;
  const said = limits.flatMap((limit) =>
    value[limit] === undefined ? [] : [`${limit} ${String(value[limit])}`],
  );
  const all = value.isClosed ? [...said, 'no other fields'] : said;
  return all.length === 0 ? value.type : `${value.type} (${all.join(', ')})`;
}
