import { parseCalendarDate } from './calendar-date';
import { addDays } from './company-period';

/** How to read an ambiguous date: a pickup is in the future, the first day of a report in the past. */
export type DatePreference = 'past' | 'future';

const MONTHS = [
  ['jan', 'january', 'janv', 'janvier'],
  ['feb', 'february', 'fev', 'fevr', 'fevrier'],
  ['mar', 'march', 'mars'],
  ['apr', 'april', 'avr', 'avril'],
  ['may', 'mai'],
  ['jun', 'june', 'juin'],
  ['jul', 'july', 'juil', 'juillet'],
  ['aug', 'august', 'aout'],
  ['sep', 'sept', 'september', 'septembre'],
  ['oct', 'october', 'octobre'],
  ['nov', 'november', 'novembre'],
  ['dec', 'december', 'decembre'],
];
/** Without the French abbreviation of Tuesday, which also means March. */
const WEEKDAYS = [
  ['sun', 'sunday', 'dim', 'dimanche'],
  ['mon', 'monday', 'lun', 'lundi'],
  ['tue', 'tues', 'tuesday', 'mardi'],
  ['wed', 'wednesday', 'mer', 'mercredi'],
  ['thu', 'thur', 'thurs', 'thursday', 'jeu', 'jeudi'],
  ['fri', 'friday', 'ven', 'vendredi'],
  ['sat', 'saturday', 'sam', 'samedi'],
];
const NEAR: Readonly<Record<string, number>> = {
  ...{ yesterday: -1, today: 0, tomorrow: 1 },
  ...{ hier: -1, "aujourd'hui": 0, aujourdhui: 0, demain: 1, apresdemain: 2 },
};
/** A year of two digits further away is more likely a day or a month. */
const NEAR_YEARS = 5;
/** Filler words between the parts of a date. */
const FILLING = /\b(?:the|of|le|de|du)\b|(?<=\d)(?:st|nd|rd|th|er|e)\b|[.,]/g;

/**
 * The calendar date that was typed, in English or French: `2026-11-25`, `25`, `25 nov`, `Nov 25, 2026`, `tomorrow`,
 * `demain`, `friday`, `+2`, `31/12`, and `26-12-31` in Canada's order of year, month and day. Null if it is ambiguous,
 * such as `5/11`.
 * @param today 'YYYY-MM-DD' in the company's time zone
 */
export function readDate(text: string, today: string, prefer: DatePreference): string | null {
  const plain = fold(text);
  const whole = parseCalendarDate(plain.replaceAll('/', '-'));
  if (whole !== null) return whole;
  const digits = ofDigits(plain, today);
  if (digits !== null) return digits;
  const near = NEAR[plain.replaceAll(/[\s-]/g, '')];
  if (near !== undefined) return addDays(today, near);
  const offset = /^([+-])\s?(\d{1,3})$/.exec(plain);
  if (offset) return addDays(today, Number(`${offset[1] ?? ''}${offset[2] ?? ''}`));
  const words = plain.replaceAll(FILLING, ' ').split(/\s+/).filter(Boolean);
  return ofWeekday(words, today, prefer) ?? ofDay(words, today, prefer) ?? ofMonth(words, today);
}

/** Lower case, without accents and repeated spaces. */
function fold(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
  return bare.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

const indexIn = (names: readonly (readonly string[])[]) => (word: string) =>
  names.findIndex((each) => each.includes(word));
const monthOf = indexIn(MONTHS);
const weekdayOf = indexIn(WEEKDAYS);
const weekdayOn = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** `31/12`: only one of the numbers can be a month, so one day is meant. */
function ofDigits(text: string, today: string): string | null {
  const yearFirst = /^(\d\d)-(\d\d)-(\d\d)$/.exec(text);
  if (yearFirst) {
    const [, year = '', month = '', day = ''] = yearFirst;
    const full = Number(today.slice(0, 2)) * 100 + Number(year);
    const isNear = Math.abs(full - Number(today.slice(0, 4))) <= NEAR_YEARS;
    return isNear ? parseCalendarDate(`${full}-${month}-${day}`) : null;
  }
  const pair = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}))?$/.exec(text);
  if (!pair) return null;
  const [one, other, year] = [Number(pair[1]), Number(pair[3]), pair[4]];
  const [month, day] = one > 12 ? [other, one] : [one, other];
  const isOneDay = month <= 12 && (day > 12 || day === month);
  return isOneDay ? nearestDate(month - 1, day, year, today) : null;
}

/** `friday`: the next or the last one; never today. */
function ofWeekday([word = '', ...more]: readonly string[], today: string, prefer: DatePreference) {
  const wanted = weekdayOf(word);
  if (wanted === -1 || more.length > 0) return null;
  const ahead = (wanted - weekdayOn(today) + 7) % 7;
  if (prefer === 'future') return addDays(today, ahead || 7);
  return addDays(today, ahead - 7);
}

/** `25`: the next day with that number, today included, or the last one. */
function ofDay(
  [word, ...more]: readonly string[],
  today: string,
  prefer: DatePreference,
): string | null {
  if (more.length > 0 || !/^\d{1,2}$/.test(word ?? '')) return null;
  const step = prefer === 'future' ? 1 : -1;
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  // Two consecutive months may lack a day of this number, three never do.
  for (let at = 0; at < 3; at += 1) {
    const date = dateOf(year, month - 1 + at * step, Number(word));
    if (date !== null && (prefer === 'future' ? date >= today : date <= today)) return date;
  }
  return null;
}

/** `25 nov`, `Wed, November 25, 2026`; without a year, the nearest one. */
function ofMonth(words: readonly string[], today: string): string | null {
  const weekdays = words.map(weekdayOf).filter((weekday) => weekday !== -1);
  const months = words.map(monthOf).filter((month) => month !== -1);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const [[month], [day, year]] = [months, numbers];
  const isWhole = weekdays.length + months.length + numbers.length === words.length;
  if (month === undefined || months.length > 1 || weekdays.length > 1) return null;
  if (!isWhole || day === undefined || day.length > 2 || numbers.length > 2) return null;
  if (year !== undefined && year.length !== 4) return null;
  const nearest = nearestDate(month, Number(day), year, today);
  const isThatWeekday = nearest !== null && weekdays.every((each) => each === weekdayOn(nearest));
  return isThatWeekday ? nearest : null;
}

/** The date in that year; without a year, the nearest one. `month` starts at 0. */
function nearestDate(month: number, day: number, year: string | undefined, today: string) {
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [Number(year)];
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(today));
  const [nearest = null] = years
    .map((each) => dateOf(each, month, day))
    .filter((date) => date !== null)
    .sort((one, other) => distance(one) - distance(other));
  return nearest;
}

/** `month` starts at 0 and can be outside the year. */
function dateOf(year: number, month: number, day: number): string | null {
  const first = new Date(Date.UTC(year, month, 1)).toISOString();
  return parseCalendarDate(`${first.slice(0, 8)}${String(day).padStart(2, '0')}`);
}
