import { trimmed } from '@dispatch/domain/text/text';

type Texts<Field extends string, Value> = Readonly<Record<Field, Value>>;

function forEachField<Field extends string, Value>(
  fields: Texts<Field, unknown>,
  make: (field: Field) => Value,
): Record<Field, Value> {
  const entries = (Object.keys(fields) as Field[]).map((field) => [field, make(field)]);
  return Object.fromEntries(entries) as Record<Field, Value>; // every field is in the list
}

/** A record's texts as values of the form with these fields: null becomes empty. */
export function shownTexts<Field extends string>(
  record: Partial<Texts<NoInfer<Field>, string | null>>,
  fields: Texts<Field, unknown>,
): Record<Field, string> {
  return forEachField(fields, (field) => record[field] ?? '');
}

/** The texts of these fields as stored: blank becomes null. */
export function storedTexts<Field extends string>(
  values: Texts<NoInfer<Field>, string>,
  fields: Texts<Field, unknown>,
): Record<Field, string | null> {
  return forEachField(fields, (field) => trimmed(values[field]));
}
