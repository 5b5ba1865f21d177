import { keepInTab, keptWorkOf, readFromTab } from '../../../lib/tabStore';

type Fields = Readonly<Record<string, unknown>>;

interface KeptField {
  /** What the field held before it was changed. */
  readonly before: unknown;
  readonly typed: unknown;
}

export type KeptFields = Readonly<Record<string, KeptField>>;

/** What a person typed into a form and did not save. */
export interface KeptWork {
  readonly fields: KeptFields;
  /** The Idempotency-Key of a try whose answer may have been lost. */
  readonly intent?: string | undefined;
}

/** Fields of these names never reach the browser's storage. */
const SECRET = /password|secret|token|passcode|^code$/i;

export const keptWorkKey = (userId: number, place: string) => keptWorkOf(userId) + place;

/** Lists of a form are made anew each time. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The changed fields that may be kept. */
export function changedFields(values: Fields, before: Fields): KeptFields {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => !SECRET.test(name) && !isSame(value, before[name]))
      .map(([name, typed]) => [name, { before: before[name] ?? null, typed }]),
  );
}

/** Of this or an older version of the app, so each part may be missing. */
interface Stored {
  readonly fields?: Readonly<Record<string, KeptField | null>> | null;
  readonly intent?: string;
}

/** Whether a value of an older version of the app is still of the field's kind. */
function fits(value: unknown, present: unknown): boolean {
  if (value === null || present === null) return true;
  return typeof value === typeof present && Array.isArray(value) === Array.isArray(present);
}

/** What still differs from the values of now; null where nothing does. */
export function readKeptWork(key: string, now: Fields): KeptWork | null {
  const stored = readFromTab(key) as Stored | null;
  const left = Object.entries(stored?.fields ?? {}).filter(
    ([name, field]) =>
      Object.hasOwn(now, name) &&
      field?.typed !== undefined &&
      fits(field.typed, now[name]) &&
      !isSame(field.typed, now[name]),
  );
  if (left.length === 0) return null;
  return { fields: Object.fromEntries(left) as KeptFields, intent: stored?.intent };
}

/** Null takes it away. */
export function storeKeptWork(key: string, work: KeptWork | null): void {
  keepInTab(key, work !== null && Object.keys(work.fields).length > 0 ? work : null);
}
