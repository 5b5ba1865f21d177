import type { ReportLevel } from '../report/required-parts';
import { normaliseEmail } from './email';
import { REGULAR_ABOVE_JOBS, TEXT_MAX, VIP_ABOVE_JOBS } from '../limits';
import { visibleKey } from '../text/name-key';
import { trimmed } from '../text/text';

/** The interface shows 'inactive' as Blacklisted. */
export const CUSTOMER_STATUSES = ['active', 'inactive'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

export type CustomerTier = 'vip' | 'regular' | 'customer';

/** Label by total jobs (specification 2.8). */
export function customerTier(totalJobs: number): CustomerTier {
  if (totalJobs > VIP_ABOVE_JOBS) return 'vip';
  return totalJobs > REGULAR_ABOVE_JOBS ? 'regular' : 'customer';
}

/** Placeholder for unknown text of a customer or vehicle. */
export const TBD = 'TBD';

/** Placeholders never match each other and are never suggested. */
export function isTbd(text: string | null | undefined): boolean {
  return text?.trim().toUpperCase() === TBD;
}

/** Width of the columns for name keys. */
export const NAME_KEY_MAX = 2 * TEXT_MAX.name;

/** Two names are the same if these are: they look alike except for case; accents count. */
export function nameKey(name: string): string {
  return visibleKey(name, NAME_KEY_MAX);
}

/** Whether an upsert by name matches the customer; never for placeholders. */
export function sameName(a: string, b: string): boolean {
  return !isTbd(a) && nameKey(a) !== '' && nameKey(a) === nameKey(b);
}

export interface CustomerFields {
  readonly name: string;
  readonly contactName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly postalCode: string | null;
}

/** The editable fields of a stored customer. */
export interface CustomerDetails extends CustomerFields {
  /** The report level of their units; null for the company's default. */
  readonly reportLevel: ReportLevel | null;
}

const OPTIONAL_FIELDS = [
  'contactName',
  'email',
  'phone',
  'address',
  'city',
  'province',
  'postalCode',
] as const;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * The fields that an upsert writes to the customer it found. It fills blanks and keeps stored values; a placeholder
 * name counts as blank. An empty object means no change.
 */
export function mergeUpsert(
  existing: CustomerFields,
  given: Partial<Record<keyof CustomerFields, string | null>>,
): Partial<CustomerFields> {
  const patch: Partial<Mutable<CustomerFields>> = {};
  const name = trimmed(given.name);
  if (name && !isTbd(name) && (isTbd(existing.name) || !trimmed(existing.name))) patch.name = name;
  for (const field of OPTIONAL_FIELDS) {
    const value = trimmed(given[field]);
    if (!value || trimmed(existing[field])) continue;
    patch[field] = field === 'email' ? normaliseEmail(value) : value;
  }
  return patch;
}
