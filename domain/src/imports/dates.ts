import { parseCalendarDate } from '../time/calendar-date';
import { readDate } from '../time/read-date';

/** Which part is first in `05/11/2026` or `26-11-05`. */
export const DATE_ORDERS = ['day-first', 'month-first', 'year-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const NUMBERS = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{2}|\d{4})(?:\s.*)?$/;
/** `2026/11/5 00:00`; a date with the year first is never ambiguous. */
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T\s].*)?$/;
/** Spreadsheet serial number (days since the end of 1899), for the years 2000 to 2099. */
const SERIAL = /^(\d{5})(?:[.,]\d+)?$/;
const SERIAL_RANGE = { first: 36_526, last: 73_050 };
const DAY_MS = 24 * 60 * 60 * 1000;

/** A two-digit year must be near: from last year to the year after next. */
const NEAR_YEARS = { back: 1, ahead: 2 };

/**
 * The date order of one column; null if no date shows it or if they contradict each other. Ambiguous dates then get a
 * warning.
 * @param today 'YYYY-MM-DD' in the company's time zone
 */
export function dateOrderOf(texts: Iterable<string>, today: string): DateOrder | null {
  let orders: readonly DateOrder[] = DATE_ORDERS;
  for (const text of texts) {
    const match = NUMBERS.exec(text.trim());
    const readings = match ? readingsOf(match, today) : [];
    // A cell that means the same day in every order says nothing about the order.
    if (new Set(readings.map(({ day }) => day)).size === 1 && readings.length > 1) continue;
    if (readings.length === 0) continue;
    orders = orders.filter((order) => readings.some((reading) => reading.order === order));
  }
  const [order, ...others] = orders;
  return order !== undefined && others.length === 0 ? order : null;
}

export type ReadDay =
  | { readonly day: string }
  | { readonly problem: 'not_date' | 'ambiguous_date' };

/**
 * The date of a cell: `2026-11-05`, `5/11/2026` by the order, `26-11-05`, `5 nov. 2026`, `Nov 5, 2026`, or a
 * spreadsheet serial. Without an order, a text with two possible dates is ambiguous.
 * @param today 'YYYY-MM-DD' in the company's time zone
 */
export function readDay(text: string, order: DateOrder | null, today: string): ReadDay {
  const plain = text.trim();
  const yearFirst = YEAR_FIRST.exec(plain);
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[2], yearFirst[3]);
  const numbers = NUMBERS.exec(plain);
  if (numbers) return ofNumbers(numbers, order, today);
  const serial = SERIAL.exec(plain);
  if (serial) return ofSerial(Number(serial[1]));
  const isWritten = /\p{L}{3}/u.test(plain) && /\d/.test(plain);
  const day = isWritten ? readDate(plain, today, 'future') : parseCalendarDate(plain);
  return day === null ? { problem: 'not_date' } : { day };
}

function ofNumbers(match: RegExpExecArray, order: DateOrder | null, today: string): ReadDay {
  const readings = readingsOf(match, today);
  const [first] = readings;
  if (first === undefined) return { problem: 'not_date' };
  const days = new Set(readings.map(({ day }) => day));
  if (isWholeYear(match) && order !== null && order !== 'year-first' && days.size === 1)
    return readings.some((reading) => reading.order === order)
      ? { day: first.day }
      : { problem: 'not_date' };
  if (days.size === 1) return { day: first.day };
  const ordered = readings.find((reading) => reading.order === order);
  return ordered ? { day: ordered.day } : { problem: 'ambiguous_date' };
}

interface Reading {
  readonly order: DateOrder;
  readonly day: string;
}

const isWholeYear = (match: RegExpExecArray) => match[3]?.length === 4;

/** The dates that three numbers can mean. For two-digit years only near dates, if there are any. */
function readingsOf(match: RegExpExecArray, today: string): Reading[] {
  const [, first = '', second = '', third = ''] = match;
  const orders: readonly (readonly [DateOrder, ReadDay])[] = isWholeYear(match)
    ? [
        ['day-first', dayOf(third, second, first)],
        ['month-first', dayOf(third, first, second)],
      ]
    : [
        ['day-first', dayOf(`20${third}`, second, first)],
        ['month-first', dayOf(`20${third}`, first, second)],
        ['year-first', dayOf(`20${first.padStart(2, '0')}`, second, third)],
      ];
  const readings = orders.flatMap(([order, read]) => ('day' in read ? [{ order, ...read }] : []));
  const thisYear = Number(today.slice(0, 4));
  const near = readings.filter(({ day }) => {
    const distance = Number(day.slice(0, 4)) - thisYear;
    return distance >= -NEAR_YEARS.back && distance <= NEAR_YEARS.ahead;
  });
  return isWholeYear(match) || near.length === 0 ? readings : near;
}

function ofSerial(days: number): ReadDay {
  if (days < SERIAL_RANGE.first || days > SERIAL_RANGE.last) return { problem: 'not_date' };
  return { day: new Date(Date.UTC(1899, 11, 30) + days * DAY_MS).toISOString().slice(0, 10) };
}

function dayOf(year = '', month = '', day = ''): ReadDay {
  const date = parseCalendarDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return date === null ? { problem: 'not_date' } : { day: date };
}
