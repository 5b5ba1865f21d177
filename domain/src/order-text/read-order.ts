import { recogniseHead } from '../imports/heads';
import { MAX_UNITS, TEXT_MAX } from '../limits';
import { fold } from '../text/search-words';
import { isVinInput, normaliseVin } from '../vehicles/vin';
import { findCustomer } from './find-customer';
import { findDates } from './find-dates';
import { findInTables } from './find-in-tables';
import { findUnitPrice } from './find-price';
import { findPlaces } from './find-places';
import { findUnits, type ReadUnit } from './find-units';
import { Found, type OrderField, type OrderMark } from './found';
import { findNotes, type LeftOut } from './notes';
import { type OrderLine, orderLinesOf } from './order-lines';
import { withSides } from './sides';
import { sourceTextOf } from './source-text';

/** Words before a number of the customer, the most reliable first. */
const WORDS = [
  'p\\.?o\\.?|purchase order|bon de commande|b\\.?c\\.?',
  'ref(?:erence)?|réf(?:érence)?|order|commande|work order|load|release|dossier|file|booking|réservation',
];
const NUMBER = `\\.?(?: ?(?:no|n[o°º]|num(?:ber|éro)|nbr)\\.?)? ?[#:]{0,2} ?#?([A-Z0-9][A-Z0-9/_-]{2,30})(?![\\p{L}\\p{N}])`;
const REFERENCES = WORDS.map(
  (words) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})${NUMBER}`, 'giu'),
);

/** The customer's order number: after its label, else after a word for it, also in the subject. */
function findReference(source: string, lines: readonly OrderLine[], found: Found): void {
  for (const line of lines) {
    if (line.zone !== 'body' || line.label === null) continue;
    if (recogniseHead('jobs', withoutSign(line.label)) !== 'poNumber') continue;
    const text = line.value.replace(/^#\s?/, '');
    if (text.length > TEXT_MAX.poNumber || !/\d/.test(text) || text.split(' ').length > 3) continue;
    if (found.take('poNumber', text, { source, text, from: line.at })) return;
  }
  for (const pattern of REFERENCES)
    for (const line of lines) {
      if (line.zone === 'skip' || line.zone === 'close' || isOfNoOrder(line)) continue;
      for (const { 1: text = '', index } of line.text.matchAll(pattern)) {
        if (!/\d/.test(text) || isVin(text) || isDay(text)) continue;
        if (found.take('poNumber', text, { source, text, from: line.at + index })) return;
      }
    }
}

const withoutSign = (label: string) => label.replace(/[#°º]/g, '').replace(/\.$/, '').trim();
const isVin = (text: string) => normaliseVin(text).length === 17 && isVinInput(text);
const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text);
const isOfNoOrder = ({ zone, label }: OrderLine) =>
  zone === 'head' && !/^(?:subject|objet|sujet|re|tr|fwd?)$/.test(fold(label ?? ''));

export interface ReadOrder {
  /** The text without markup; `marks` are offsets in it. */
  readonly text: string;
  /** Whether the text exceeded the limit. */
  readonly isCut: boolean;
  readonly fields: Readonly<Partial<Record<OrderField, string>>>;
  /** At most the units of one job. */
  readonly units: readonly ReadUnit[];
  /** Number of vehicles above the limit. */
  readonly unitsLeft: number;
  /** The agreed price of each vehicle in dollars. */
  readonly unitPrice: number | null;
  /** Lines that were neither read nor kept in the special instructions. */
  readonly leftOut: readonly LeftOut[];
  /** In text order, without overlaps. */
  readonly marks: readonly OrderMark[];
}

/**
 * Reads an order from an e-mail or a list of VINs, in English or French. All values are proposals for the user to
 * confirm.
 * @param today 'YYYY-MM-DD' in the company's time zone
 */
export function readOrder(
  pasted: string,
  { today, latestYear }: { readonly today: string; readonly latestYear: number },
): ReadOrder {
  const { text, isCut } = sourceTextOf(pasted);
  const lines = withSides(orderLinesOf(text));
  const found = new Found();
  const units = findUnits(lines, latestYear);
  for (const { stretches } of units)
    for (const { text: stretch, at } of stretches) found.mark('units', text, stretch, at);
  const heads = findInTables(text, lines, today, found);
  findPlaces(text, lines, found);
  findDates(text, lines, today, found);
  findReference(text, lines, found);
  findCustomer(text, lines, found);
  const unitPrice = findUnitPrice(text, lines, units.length, found);
  const leftOut = findNotes(text, lines, heads, found);
  const read = units.map(({ stretches: _places, ...unit }) => unit);
  return {
    text,
    isCut,
    fields: found.fields,
    units: read.slice(0, MAX_UNITS),
    unitsLeft: Math.max(0, read.length - MAX_UNITS),
    unitPrice,
    leftOut,
    marks: apart(found.marks),
  };
}

/** Removes overlaps: keeps the first mark; if two start together, the longer one. */
function apart(marks: readonly OrderMark[]): OrderMark[] {
  let end = 0;
  return [...marks]
    .sort((one, other) => one.from - other.from || other.to - one.to)
    .filter(({ from, to }) => {
      if (from < end) return false;
      end = to;
      return true;
    });
}
