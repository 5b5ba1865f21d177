import type { ApiDocument, Schema } from '../api-document';

/** Whether a sample has an object at the path. */
export function isThere(sample: unknown, path: readonly string[]): boolean {
  const at = path.reduce<unknown>(
    (value, name) => new Map<string, unknown>(Object.entries(value ?? {})).get(name),
    sample,
  );
  return typeof at === 'object' && at !== null;
}

interface Field {
  readonly path: readonly string[];
  readonly schema: Schema;
  /** The schema of the inner object with the field, which may be optional. */
  readonly within: Schema | null;
  /** The field's path in a shared schema, such as `ScheduleBody.kind`; null in the body itself. */
  readonly shared: string | null;
}

/** All fields of a body, including fields of nested objects and lists. */
export function fieldsOf(
  document: ApiDocument,
  schema: Schema,
  path: readonly string[] = [],
  within: Schema | null = null,
  shared: string | null = null,
): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, given]) => {
    const place = shared === null ? null : `${shared}.${name}`;
    const here = { path: [...path, name], schema: given, within, shared: place };
    const field = document.resolve(given);
    const items = field.items === undefined ? null : document.resolve(field.items);
    if (items?.type === 'object') {
      const of = nameOf(field.items) ?? place;
      return [here, ...fieldsOf(document, items, [...here.path, '0'], items, of)];
    }
    return field.type === 'object'
      ? [here, ...fieldsOf(document, field, here.path, field, nameOf(given) ?? place)]
      : [here];
  });
}

/** The name of a referenced schema. */
function nameOf(schema: Schema | undefined): string | null {
  const [part] = schema?.allOf ?? [];
  return part === undefined ? (schema?.$ref?.split('/').at(-1) ?? null) : nameOf(part);
}

/** The body as JSON text, with the given JSON text at the path. */
export function bodyWith(body: unknown, [name, ...rest]: readonly string[], json: string): string {
  if (name === undefined) return json;
  const fields = Object.entries(body ?? {});
  const inner = bodyWith(fields.find(([key]) => key === name)?.[1], rest, json);
  if (name === '0') return `[${inner}]`;
  const others = fields
    .filter(([key]) => key !== name)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{${[...others, `${JSON.stringify(name)}:${inner}`].join(',')}}`;
}
