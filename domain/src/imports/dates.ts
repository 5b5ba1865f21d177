import { parseCalendarDate } from '../time/calendar-date';
import { readDate } from '../time/read-date';

/** Which of two numbers comes first in `05/11/2026`. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const NUMBERS = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{2}|\d{4})(?:\s.*)?$/;
/** `2026/11/5 00:00`; the year first is never in doubt. */
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T\s].*)?$/;
/** Days since the end of 1899, as spreadsheets count: from 2000 to 2099. */
const SERIAL = /^(\d{5})(?:[.,]\d+)?$/;
const SERIAL_RANGE = { first: 36_526, last: 73_050 };
const DAY_MS = 24 * 60 * 60 * 1000;

/** The order that the dates of one column show; null where none shows it, or they contradict each other. */
export function dateOrderOf(texts: Iterable<string>): DateOrder | null {
  let [isDayFirst, isMonthFirst] = [false, false];
  for (const text of texts) {
    const match = NUMBERS.exec(text.trim());
    if (!match) continue;
    if (Number(match[1]) > 12) isDayFirst = true;
    if (Number(match[2]) > 12) isMonthFirst = true;
  }
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? 'day-first' : 'month-first';
}

export type ReadDay =
  { readonly day: string } | { readonly problem: 'not_date' | 'ambiguous_date' };

/**
 * The day that a cell means: `2026-11-05`, `5/11/2026` by the order, `5 nov. 2026`, `Nov 5, 2026`, or the number of a
 * spreadsheet. Without an order, what could be two days is ambiguous.
 * @param today 'YYYY-MM-DD' in the company's time zone
 */
export function readDay(text: string, order: DateOrder | null, today: string): ReadDay {
  const plain = text.trim();
  const yearFirst = YEAR_FIRST.exec(plain);
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[2], yearFirst[3]);
  const numbers = NUMBERS.exec(plain);
  if (numbers) return ofNumbers(numbers, order);
  const serial = SERIAL.exec(plain);
  if (serial) return ofSerial(Number(serial[1]));
  const isWritten = /\p{L}{3}/u.test(plain) && /\d/.test(plain);
  const day = isWritten ? readDate(plain, today, 'ahead') : parseCalendarDate(plain);
  return day === null ? { problem: 'not_date' } : { day };
}

function ofNumbers(match: RegExpExecArray, order: DateOrder | null): ReadDay {
  const [first, second] = [Number(match[1]), Number(match[2])];
  const year = match[3]?.length === 2 ? `20${match[3]}` : match[3];
  const shown = order ?? dateOrderOf([match[0]]);
  if (shown === null && first !== second && first <= 12 && second <= 12)
    return { problem: 'ambiguous_date' };
  return shown === 'month-first'
    ? dayOf(year, match[1], match[2])
    : dayOf(year, match[2], match[1]);
}

function ofSerial(days: number): ReadDay {
  if (days < SERIAL_RANGE.first || days > SERIAL_RANGE.last) return { problem: 'not_date' };
  return { day: new Date(Date.UTC(1899, 11, 30) + days * DAY_MS).toISOString().slice(0, 10) };
}

function dayOf(year = '', month = '', day = ''): ReadDay {
  const date = parseCalendarDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return date === null ? { problem: 'not_date' } : { day: date };
}
