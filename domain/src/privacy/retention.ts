import { addDays } from '../time/company-period';

/**
 * What can be let go after a time. `leastMonths` is what the law, or a claim that may still come, asks to keep; where
 * books depend on it, it counts from the end of the calendar year. `usual` counts until somebody chooses: null is
 * forever.
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

/** Months that each kind is kept; null is forever. */
export type RetentionMonths = Readonly<Record<RetentionKind, number | null>>;

/** The months that count: those that somebody chose, or the usual ones. */
export function monthsKept(kind: RetentionKind, chosen: number | null): number | null {
  return chosen ?? RETENTION[kind].usual;
}

/** The calendar date before which records of the kind go; `today` is the company's 'YYYY-MM-DD'. */
export function firstKeptDay(kind: RetentionKind, months: number, today: string): string {
  const year = Number(today.slice(0, 4));
  if (RETENTION[kind].fromYearEnd) return `${yearText(year - Math.ceil(months / 12))}-01-01`;
  const month = Number(today.slice(5, 7)) - 1 - months;
  const first = `${yearText(year + Math.floor(month / 12))}-${two((((month % 12) + 12) % 12) + 1)}-01`;
  const day = Number(today.slice(8));
  const wanted = addDays(first, day - 1);
  // The 31st of a shorter month is its last day.
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
