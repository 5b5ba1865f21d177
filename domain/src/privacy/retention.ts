import { addDays } from '../time/company-period';

/**
 * Records that can be purged after a period. `leastMonths` is the minimum required by law or by possible claims. For
 * accounting records, it counts from the end of the calendar year. `usual` is the default; null is forever.
 */
export const RETENTION = {
  deliveredJobs: { leastMonths: 72, fromYearEnd: true, usual: null, basis: 'books' },
  photos: { leastMonths: 12, fromYearEnd: false, usual: null, basis: 'claims' },
  signatures: { leastMonths: 72, fromYearEnd: true, usual: null, basis: 'books' },
  activity: { leastMonths: 24, fromYearEnd: false, usual: null, basis: 'incidents' },
  sessions: { leastMonths: 0, fromYearEnd: false, usual: 0, basis: 'none' },
  sentMails: { leastMonths: 12, fromYearEnd: false, usual: null, basis: 'claims' },
  deletedCustomers: { leastMonths: 72, fromYearEnd: true, usual: null, basis: 'books' },
  deletedUsers: { leastMonths: 6, fromYearEnd: false, usual: null, basis: 'hours' },
} as const satisfies Record<string, RetentionRule>;

export const RETENTION_BASES = ['books', 'claims', 'incidents', 'hours', 'none'] as const;
export type RetentionBasis = (typeof RETENTION_BASES)[number];

interface RetentionRule {
  readonly leastMonths: number;
  readonly fromYearEnd: boolean;
  readonly usual: number | null;
  readonly basis: RetentionBasis;
}

export type RetentionKind = keyof typeof RETENTION;
export const RETENTION_KINDS = Object.keys(RETENTION) as [RetentionKind, ...RetentionKind[]]; // its own keys

export const RETENTION_MAX_MONTHS = 600;

/** Retention of each kind in months; null is forever. */
export type RetentionMonths = Readonly<Record<RetentionKind, number | null>>;

/** The effective retention: the chosen one, or the default. */
export function monthsKept(kind: RetentionKind, chosen: number | null): number | null {
  return chosen ?? RETENTION[kind].usual;
}

/** Records of the kind before this calendar date are purged; `today` is 'YYYY-MM-DD' in the company's time zone. */
export function firstKeptDay(kind: RetentionKind, months: number, today: string): string {
  const year = Number(today.slice(0, 4));
  if (RETENTION[kind].fromYearEnd) return `${yearText(year - Math.ceil(months / 12))}-01-01`;
  const month = Number(today.slice(5, 7)) - 1 - months;
  const first = `${yearText(year + Math.floor(month / 12))}-${two((((month % 12) + 12) % 12) + 1)}-01`;
  const day = Number(today.slice(8));
  const wanted = addDays(first, day - 1);
  // In a shorter month, the 31st becomes the last day.
  return wanted.slice(0, 7) === first.slice(0, 7)
    ? wanted
    : addDays(`${wanted.slice(0, 7)}-01`, -1);
}

function yearText(year: number): string {
  return String(year).padStart(4, '0');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
