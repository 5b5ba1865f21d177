import { keepInTab, keptWorkOf, readFromTab } from '../../../lib/tabStore';

type Fields = Readonly<Record<string, unknown>>;

interface KeptField {
  /** The value of the field before the change. */
  readonly before: unknown;
  readonly typed: unknown;
}

export type KeptFields = Readonly<Record<string, KeptField>>;

/** Unsaved input of a form. */
export interface KeptWork {
  readonly fields: KeptFields;
  /** The Idempotency-Key of an attempt whose response may have been lost. */
  readonly intent?: string | undefined;
}

/** Fields with these names are never written to the browser's storage. */
const SECRET = /password|secret|token|passcode|^code$/i;

export const keptWorkKey = (userId: number, place: string) => keptWorkOf(userId) + place;

/** Compares by content, because a form creates new lists each time. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The changed fields that may be stored. */
export function changedFields(values: Fields, before: Fields): KeptFields {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => !SECRET.test(name) && !isSame(value, before[name]))
      .map(([name, typed]) => [name, { before: before[name] ?? null, typed }]),
  );
}

/** Written by this or an older version of the app, so each part may be missing. */
interface Stored {
  readonly fields?: Readonly<Record<string, KeptField | null>> | null;
  readonly intent?: string;
}

/** Whether a value from an older version of the app still has the field's type. */
function fits(value: unknown, present: unknown): boolean {
  if (value === null || present === null) return true;
  return typeof value === typeof present && Array.isArray(value) === Array.isArray(present);
}

/** The stored fields that differ from the current values; null if none do. */
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

/** Null removes the entry. */
export function storeKeptWork(key: string, work: KeptWork | null): void {
  keepInTab(key, work !== null && Object.keys(work.fields).length > 0 ? work : null);
}
