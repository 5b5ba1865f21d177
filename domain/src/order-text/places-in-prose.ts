import type { Side } from '../jobs/job-location';
import { parsePastedAddress, type PastedAddress } from '../places/address-paste';
import type { Found } from './found';
import { setAddress } from './set-address';
import { lastSideIn, type SidedLine } from './sides';

/** Words followed by a place. After a weak word, a city counts only with its province. */
const TRIGGERS: readonly (readonly [Side, 'strong' | 'weak', string])[] = [
  [
    'pickup',
    'strong',
    '(?:pick(?:ed|ing)?[ -]?up|collect(?:ed)?|located|ready)(?: is| it| them| the unit| the car)? (?:from|at|in)(?: our lot at)?|ramass(?:er|é|ée|és|ées|age)(?: est)? (?:au|à|chez|du)|cueillette (?:au|à|chez)|(?:est|sont) (?:situé|située|situés) (?:au|à)',
  ],
  [
    'dropoff',
    'strong',
    '(?:deliver(?:ed|y)?|drop(?:ped|ping)?[ -]?off|drop|bring(?:ing)?)(?: is| it| them| the unit)? (?:to|at|in)|livr(?:er|é|ée|és|ées|aison)(?: est)? (?:au|à|chez)|destination',
  ],
  ['pickup', 'weak', 'from|de|du|depuis'],
  ['dropoff', 'weak', "going to|to|vers|à|jusqu[’']à"],
  ['pickup', 'weak', 'at|au|chez'],
];
/** These words name no side: the text before them decides. */
const OF_EITHER = /^(?:at|au|à|chez)[ :]/iu;
const LOOKED_BACK = 200;
const TRIGGER = new RegExp(
  TRIGGERS.map(([, , words]) => `(?<![\\p{L}\\p{N}])(${words})[ :]{1,3}(?=\\S)`).join('|'),
  'giu',
);
const PLACE_END =
  /[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d|(?<=[\p{L}.,)(] ?)(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Nova Scotia|Ontario|Qu[eé]bec|Saskatchewan|Colombie-Britannique|Nouveau-Brunswick|Nouvelle-[EÉ]cosse)(?![\p{L}])\)?(?:,? {1,2}[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d)?/u;
const LONGEST_PLACE = 160;
const ARROW = / ?(?:->|→|=>|>>|–>) ?| to | à | vers /u;
const ROUTE = /^(?:route|trip|trajet|itinéraire|lane|run|from\/to)$/iu;

/** `pick up at 12 Main St, Toronto ON and deliver to …`; values from labels have priority. */
export function findPlacesInProse(source: string, lines: readonly SidedLine[], found: Found): void {
  for (const paragraph of paragraphsOf(source, lines)) findInProse(source, paragraph, found);
  for (const line of lines) if (line.zone !== 'skip') findRoute(source, line, found);
}

/** Consecutive lines as one text of the same length, so that offsets equal those in the source. */
function paragraphsOf(source: string, lines: readonly SidedLine[]): { text: string; at: number }[] {
  const found: { from: number; to: number }[] = [];
  let open: { from: number; to: number } | null = null;
  for (const line of lines) {
    const isProse =
      line.zone === 'body' &&
      line.part === null &&
      line.text.trim() !== '' &&
      !/[\t|]/.test(line.text);
    if (!isProse) open = null;
    else if (open) open.to = line.at + line.text.length;
    else found.push((open = { from: line.at, to: line.at + line.text.length }));
  }
  return found.map(({ from, to }) => ({
    text: source.slice(from, to).replace(/[\n>]/g, ' '),
    at: from,
  }));
}

function findInProse(source: string, paragraph: { text: string; at: number }, found: Found): void {
  for (const wanted of ['strong', 'weak'] as const)
    for (const match of paragraph.text.matchAll(TRIGGER)) {
      const [named, strength] = triggerOf(match);
      if (named === undefined || strength !== wanted) continue;
      const side = OF_EITHER.test(match[0])
        ? sideBefore(paragraph.text, match, named, found)
        : named;
      if (side === null || isKnown(side, found)) continue;
      const start = match.index + match[0].length;
      const window = paragraph.text.slice(start, start + LONGEST_PLACE);
      const end = PLACE_END.exec(window);
      if (!end) continue;
      const text = window.slice(0, end.index + end[0].length);
      if (hasOpposite(text, side) || !isBelievable(text, parsePastedAddress(text), strength))
        continue;
      setAddress(side, parsePastedAddress(text), found);
      const at = paragraph.at + start;
      found.marks.push({ field: `${side}Address`, from: at, to: at + text.length });
      if (source.length < at) return;
    }
}

function triggerOf(match: RegExpExecArray): (typeof TRIGGERS)[number] | [] {
  const place = TRIGGERS.findIndex((_trigger, index) => match[index + 1]);
  return TRIGGERS[place] ?? [];
}

function sideBefore(text: string, match: RegExpExecArray, named: Side, found: Found): Side | null {
  const before = text.slice(Math.max(0, match.index - LOOKED_BACK), match.index);
  const told = lastSideIn(before);
  if (named === 'pickup') return told;
  return told === 'pickup' && !isKnown('pickup', found) ? 'pickup' : 'dropoff';
}

const isKnown = (side: Side, found: Found) =>
  found.fields[`${side}City`] !== undefined || found.fields[`${side}Address`] !== undefined;

/** If the text also mentions the other place, it describes both. */
function hasOpposite(text: string, side: Side): boolean {
  return [...text.matchAll(TRIGGER)].some((match) => {
    const [other, strength] = triggerOf(match);
    return (
      other !== undefined && other !== side && (strength === 'strong' || /^to/i.test(match[0]))
    );
  });
}

function isBelievable(
  text: string,
  { address, city }: PastedAddress,
  strength: 'strong' | 'weak',
): boolean {
  if (city === null || city.split(' ').length > 5 || !/^[\p{Lu}\d]/u.test(text.trimStart()))
    return false;
  if (/[.!?] \p{Lu}\p{L}{4}/u.test(text) || !/^(?:\p{Lu}|\d)/u.test(city)) return false;
  return strength === 'strong' || address === null || /^\d|\d/.test(address);
}

const CITY_AT_END = /\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3},? ?\(?[\p{L}-]{2,30}\)?$/u;

/** Text before the city, such as a load number, is not part of it. */
function placeIn(part: string): PastedAddress {
  const whole = parsePastedAddress(part.replace(/^.*[–:]\s/u, '').trim());
  if (whole.city !== null) return whole;
  return parsePastedAddress(CITY_AT_END.exec(part.slice(-LONGEST_PLACE).trim())?.[0] ?? '');
}

/** `Toronto, ON -> Laval, QC`, and `Route: Toronto ON to Laval QC`. */
function findRoute(source: string, line: SidedLine, found: Found): void {
  const isRoute = line.label !== null && ROUTE.test(line.label);
  const parts = line.value.replace(/^.{0,60}:\s/u, '').split(ARROW);
  const hasArrow = /->|→|=>|>>|–>/u.test(line.value);
  if (parts.length !== 2 || !(isRoute || hasArrow)) return;
  const places = parts.map((part) => ({ part, place: placeIn(part) }));
  if (!places.every(({ place }) => place.city !== null && place.province !== null)) return;
  for (const [index, { part, place }] of places.entries()) {
    const side = index === 0 ? 'pickup' : 'dropoff';
    if (isKnown(side, found)) continue;
    setAddress(side, place, found);
    found.mark(`${side}Address`, source, part.trim(), line.at);
  }
}
