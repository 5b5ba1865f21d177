import { addDays } from '../time/company-period';

/** The year as four digits, as in a date. */
export const datesOf = (year: number) => String(year).padStart(4, '0');

/** Monday 1 to Sunday 7. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

export function nthMonday(year: number, month: number, nth: number): string {
  const first = `${datesOf(year)}-${String(month).padStart(2, '0')}-01`;
  return addDays(first, ((8 - weekdayOf(first)) % 7) + (nth - 1) * 7);
}

/** The last Monday before the date. */
export function mondayBefore(date: string): string {
  const weekday = weekdayOf(date);
  return addDays(date, weekday === 1 ? -7 : 1 - weekday);
}

/** Gregorian Easter, by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leap = Math.floor(century / 4);
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leap - lunar + 15) % 30;
  const yearOfCentury = year % 100;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * correction + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
  return `${datesOf(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
