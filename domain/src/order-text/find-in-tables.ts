import { columnOfField, textsOf, type Mapping } from '../imports/fields';
import { mappingOf } from '../imports/heads';
import { readDay } from '../imports/dates';
import { formatPhone } from '../people/phone';
import { parsePastedAddress } from '../places/address-paste';
import { normalisePostalCode } from '../places/postal-code';
import { provinceFromText } from '../places/province';
import { SIDES } from '../jobs/job-location';
import type { Found, OrderField } from './found';
import type { OrderLine } from './order-lines';
import { setAddress } from './set-address';

const FEWEST_CELLS = 3;
const FEWEST_KNOWN = 2;

const cellsOf = (text: string) =>
  text
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split(/[\t|]/)
    .map((cell) => cell.trim());

/** Reads the order's fields from a table with headers; its vehicles are read line by line. */
export function findInTables(
  source: string,
  lines: readonly OrderLine[],
  today: string,
  found: Found,
): ReadonlySet<OrderLine> {
  const heads = new Set<OrderLine>();
  let mapping: Mapping | null = null;
  for (const line of lines) {
    const cells = cellsOf(line.text);
    if (cells.length < FEWEST_CELLS) {
      mapping = null;
      continue;
    }
    if (/^[\s|:+-]*$/.test(line.text)) {
      heads.add(line);
      continue;
    }
    const asHeads = mappingOf('jobs', cells);
    if (asHeads.filter((column) => column !== null).length >= FEWEST_KNOWN) {
      mapping = asHeads;
      heads.add(line);
    } else if (mapping) takeRow(source, line, textsOf(cells, mapping), today, found);
  }
  return heads;
}

function takeRow(
  source: string,
  line: OrderLine,
  texts: ReturnType<typeof textsOf>,
  today: string,
  found: Found,
): void {
  const take = (field: OrderField, value: string | null, text: string) =>
    found.take(field, value, { source, text, from: line.at });
  for (const side of SIDES) {
    const address = texts[`${side}Address`];
    const whole = address === undefined ? null : parsePastedAddress(address);
    if (whole && address !== undefined && found.fields[`${side}Address`] === undefined) {
      setAddress(side, whole.city === null ? { ...whole, address } : whole, found);
      found.mark(`${side}Address`, source, address, line.at);
    }
    for (const [part, read] of Object.entries(READERS)) {
      const field = columnOfField('jobs', `${side}${part}`);
      const text = field === null ? undefined : texts[field];
      // Every key of the reader table is a part of a place.
      if (text !== undefined) take(`${side}${part}` as OrderField, read(text), text);
    }
  }
  const { customerName, poNumber } = texts;
  if (customerName !== undefined) take('customerName', customerName, customerName);
  if (poNumber !== undefined) take('poNumber', poNumber, poNumber);
  for (const [column, field] of DATES) {
    const text = texts[column];
    if (text === undefined) continue;
    const read = readDay(text, null, today);
    if ('day' in read) take(field, read.day, text);
  }
}

const DATES = [
  ['preferredPickupDate', 'pickupDate'],
  ['preferredDeliveryDate', 'deliveryDate'],
] as const;

const READERS: Readonly<Record<string, (text: string) => string | null>> = {
  City: (text) => text,
  Province: provinceFromText,
  PostalCode: normalisePostalCode,
  ContactName: (text) => text,
  ContactPhone: formatPhone,
  SiteContactName: (text) => text,
};
