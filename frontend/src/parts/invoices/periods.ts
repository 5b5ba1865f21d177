import { addDays } from '@dispatch/domain/time/company-period';

export const PERIODS = [
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
] as const;
export type Period = (typeof PERIODS)[number];

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The last day of the month `months` after the month of `day`; negative values go back. */
function monthEnd(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}

const monthStart = (day: string) => `${day.slice(0, 7)}-01`;

function yearOf(year: string): Days {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** First and last day of the period that contains or precedes the day. */
export function daysOf(period: Period, today: string): Days {
  const year = today.slice(0, 4);
  const quarter = Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  const isOfQuarter = { from: `${year}-${String(quarter * 3 + 1).padStart(2, '0')}-01` };
  switch (period) {
    case 'thisMonth':
      return { from: monthStart(today), to: monthEnd(today, 0) };
    case 'lastMonth': {
      const to = addDays(monthStart(today), -1);
      return { from: monthStart(to), to };
    }
    case 'thisQuarter':
      return { ...isOfQuarter, to: monthEnd(isOfQuarter.from, 2) };
    case 'lastQuarter': {
      const to = addDays(isOfQuarter.from, -1);
      return { from: monthStart(monthEnd(to, -2)), to };
    }
    case 'thisYear':
      return yearOf(year);
    case 'lastYear':
      return yearOf(String(Number(year) - 1));
  }
}
