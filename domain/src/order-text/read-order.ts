import { MAX_UNITS } from '../limits';
import { findCustomer } from './find-customer';
import { findDate } from './find-dates';
import { findInTables } from './find-in-tables';
import { findPlaces } from './find-places';
import { findReference } from './find-references';
import { findUnits, type ReadUnit } from './find-units';
import { Found, type OrderField, type OrderMark } from './found';
import { findNotes } from './notes';
import { orderLinesOf } from './order-lines';
import { withSides } from './sides';
import { sourceTextOf } from './source-text';

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
  findDate(text, lines, today, found);
  findReference(text, lines, found);
  findCustomer(text, lines, found);
  findNotes(text, lines, heads, found);
  const read = units.map(({ stretches: _places, ...unit }) => unit);
  return {
    text,
    isCut,
    fields: found.fields,
    units: read.slice(0, MAX_UNITS),
    unitsLeft: Math.max(0, read.length - MAX_UNITS),
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
