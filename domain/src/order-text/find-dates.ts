import { readDay } from '../imports/dates';
import type { ImportColumn } from '../imports/fields';
import { recogniseHead } from '../imports/heads';
import type { Side } from '../jobs/job-location';
import { fold } from '../text/search-words';
import { readDate } from '../time/read-date';
import type { Found } from './found';
import type { OrderLine } from './order-lines';
import { lastSideIn, tellsOf, type SidedLine } from './sides';

const MONTH =
  '(?:jan(?:uary|v|vier)?|feb(?:ruary)?|f[eé]v(?:r|rier)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|may|mai|june?|juin|jul[y]?|juil(?:let)?|aug(?:ust)?|ao[uû]t|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|d[eé]c(?:ember|embre)?)';
const WEEKDAY =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mon|tues?|wed|thu(?:rs)?|fri)';
const DATE = new RegExp(
  [
    '20\\d\\d[-/]\\d{1,2}[-/]\\d{1,2}',
    '\\d{1,2}[/.-]\\d{1,2}[/.-](?:20)?\\d\\d',
    `(?:${WEEKDAY}\\.?,? (?:le |the )?)?\\d{1,2}(?:er|st|nd|rd|th)? (?:of |de )?${MONTH}\\.?(?:,? 20\\d\\d)?`,
    `(?:${WEEKDAY}\\.?,? )?${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? 20\\d\\d)?`,
    `${WEEKDAY}(?! (?:next|prochain))`,
    "tomorrow|today|demain|aujourd['’]hui",
  ]
    .map((each) => `(?<![\\p{L}\\p{N}/.-])(?:${each})(?![\\p{L}\\p{N}/])`)
    .join('|'),
  'giu',
);
/** `next friday` is ambiguous. */
const DOUBTFUL = /(?:\bnext|\bnot|\bavant|\bbefore|\bapr[eè]s|\bafter)\s+(?:le\s+)?$/iu;
/** The last day of a delivery is its date, but that of a pickup is no wish. */
const DEADLINE = /(?:\bno later than|\bdue)\s+(?:le\s+)?$/iu;
/** `900 if it goes today` is only a condition. */
const CONDITION = /(?<!\p{L})(?:if|si)(?!\p{L})/iu;

/**
 * The pickup and delivery days. A labelled date has priority, then a date near a word for the place, then a single date
 * for the pickup.
 */
export function findDates(
  source: string,
  lines: readonly SidedLine[],
  today: string,
  found: Found,
): void {
  const from = sentDay(lines, today);
  const dates = lines.filter(({ zone }) => zone === 'body').flatMap((line) => datesIn(line, from));
  const take = (field: 'pickupDate' | 'deliveryDate', { day, text, at }: DateOf) =>
    found.take(field, day, { source, text, from: at });
  const pickup = best(dates, pickupRank);
  if (pickup) take('pickupDate', pickup);
  const pickupDay = found.fields.pickupDate ?? from;
  const others = dates.filter((date) => date !== pickup && date.day >= pickupDay);
  const delivery = best(others, deliveryRank);
  if (delivery) take('deliveryDate', delivery);
}

function best(
  dates: readonly DateOf[],
  rankOf: (date: DateOf) => number | null,
): DateOf | undefined {
  const ranked = dates.flatMap((date) => {
    const rank = rankOf(date);
    return rank === null ? [] : [{ date, rank }];
  });
  return ranked.sort((one, other) => one.rank - other.rank)[0]?.date;
}

/** `tomorrow` is relative to the date of the e-mail, if its header has one. */
function sentDay(lines: readonly OrderLine[], today: string): string {
  for (const { zone, label, value } of lines) {
    if (zone !== 'head' || !/^(?:sent|envoye|date)$/.test(fold(label ?? ''))) continue;
    for (const [text] of value.matchAll(DATE)) {
      const day = dayOf(text, today);
      if (day !== null && day <= today) return day;
    }
  }
  return today;
}

interface DateOf {
  readonly day: string;
  readonly text: string;
  /** Where the search for the text begins. */
  readonly at: number;
  readonly column: ImportColumn | null;
  /** The place of the last word before the date, else of the line. */
  readonly side: Side | null;
  readonly isDeadline: boolean;
  /** Whether the line has a word for a pickup. */
  readonly tellsOfPickup: boolean;
}

function pickupRank({ column, side, isDeadline, tellsOfPickup }: DateOf): number | null {
  if (isDeadline) return null;
  if (column === 'preferredPickupDate') return 0;
  if (side === 'dropoff' && !tellsOfPickup) return null;
  return side === 'pickup' ? 1 : side === null ? 2 : 3;
}

function deliveryRank({ column, side }: DateOf): number | null {
  if (column === 'preferredDeliveryDate') return 0;
  return side === 'dropoff' ? 1 : null;
}

function datesIn(line: SidedLine, today: string): DateOf[] {
  const { text, label } = line;
  const dates = [...text.matchAll(DATE)];
  if (dates.length === 0) return [];
  const column = label === null ? null : recogniseHead('jobs', label);
  const condition = text.search(CONDITION);
  const tellsOfPickup = tellsOf(text, 'pickup');
  const usual = lastSideIn(text) ?? line.side;
  let told: Side | null = null;
  let from = 0;
  return dates.flatMap(({ 0: date, index }) => {
    // A line may hold thousands of dates: each looks back to the one before.
    const before = text.slice(from, index);
    from = index;
    told = lastSideIn(before) ?? told;
    if (DOUBTFUL.test(before) || (condition !== -1 && condition < index)) return [];
    const day = dayOf(date, today);
    if (day === null || day < today) return [];
    const isDeadline = DEADLINE.test(before);
    const side = told ?? usual;
    return [{ day, text: date, at: line.at + index, column, side, isDeadline, tellsOfPickup }];
  });
}

/** Text without a digit, such as `friday`, is in the future. */
function dayOf(text: string, today: string): string | null {
  if (!/\d/.test(text)) return readDate(text, today, 'future');
  const read = readDay(text, null, today);
  return 'day' in read ? read.day : null;
}
