import { TEXT_MAX } from '../limits';

/** The texts of a job that dispatch writes, besides its locations. */
export const DISPATCH_TEXTS = {
  specialInstructions: { max: TEXT_MAX.specialInstructions, multiline: true },
  poNumber: { max: TEXT_MAX.poNumber, multiline: false },
} as const;
export type DispatchText = keyof typeof DISPATCH_TEXTS;

export const DISPATCH_TEXT_FIELDS = Object.keys(DISPATCH_TEXTS) as readonly DispatchText[]; // keys of a constant

export function forEachDispatchText<Value>(
  make: (field: DispatchText) => Value,
): Record<DispatchText, Value> {
  const entries = DISPATCH_TEXT_FIELDS.map((field) => [field, make(field)]);
  return Object.fromEntries(entries) as Record<DispatchText, Value>; // every field is in the list
}
