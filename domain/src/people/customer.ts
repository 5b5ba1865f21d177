import type { ReportLevel } from '../report/required-parts';
import { normaliseEmail } from './email';
import { REGULAR_ABOVE_JOBS, TEXT_MAX, VIP_ABOVE_JOBS } from '../limits';
import { visibleKey } from '../text/name-key';
import { trimmed } from '../text/text';

/** 'inactive' is what the interface shows as Blacklisted. */
export const CUSTOMER_STATUSES = ['active', 'inactive'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

export function isCustomerStatus(value: unknown): value is CustomerStatus {
  return CUSTOMER_STATUSES.some((status) => status === value);
}

export type CustomerTier = 'vip' | 'regular' | 'customer';

/** Label by total jobs (specification 2.8). */
export function customerTier(totalJobs: number): CustomerTier {
  if (totalJobs > VIP_ABOVE_JOBS) return 'vip';
  return totalJobs > REGULAR_ABOVE_JOBS ? 'regular' : 'customer';
}

/** What stands in for a customer's or vehicle's unknown text. */
export const TBD = 'TBD';

/** A placeholder is never matched with another one nor offered as a suggestion. */
export function isTbd(text: string | null | undefined): boolean {
  return text?.trim().toUpperCase() === TBD;
}

/** Width of the columns with keys of names. */
export const NAME_KEY_MAX = 2 * TEXT_MAX.name;

/** Names are the same when these are: they look alike but for case; accents count. */
export function nameKey(name: string): string {
  return visibleKey(name, NAME_KEY_MAX);
}

/** Whether an upsert by name finds the customer; never for placeholders. */
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

/** All that is said of a customer who stands in the records. */
export interface CustomerDetails extends CustomerFields {
  /** How much a report of their units needs; null for the company's own level. */
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
 * The fields an upsert writes into the customer it found: blanks are filled, stored values stay,
 * a placeholder name counts as blank. An empty object means that nothing changes.
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
