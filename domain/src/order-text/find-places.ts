import type { LocationPart, Side } from '../jobs/job-location';
import { TEXT_MAX } from '../limits';
import { formatPhone } from '../people/phone';
import { parsePastedAddress, type PastedAddress } from '../places/address-paste';
import { normalisePostalCode } from '../places/postal-code';
import { provinceFromText } from '../places/province';
import type { Found, OrderField } from './found';
import { PHONE } from './patterns';
import { findPlacesInProse } from './places-in-prose';
import { setAddress } from './set-address';
import type { SidedLine } from './sides';

const MOST_LINES = 6;
const LONGEST_LINE = 90;

/** Reads both places: first from labels and titles, then from sentences. */
export function findPlaces(source: string, lines: readonly SidedLine[], found: Found): void {
  for (const [index, line] of lines.entries()) {
    if (line.side === null || line.part === null || line.zone !== 'body') continue;
    if (line.part === 'Address') findBlock(source, lines, index, found);
    else takePart(source, line, { side: line.side, part: line.part }, found);
  }
  findPlacesInProse(source, lines, found);
}

/** The address after a label or below a title, and its contact. */
function findBlock(source: string, lines: readonly SidedLine[], index: number, found: Found): void {
  const title = lines[index];
  const side = title?.side;
  if (!title || !side) return;
  const block: { text: string; at: number }[] = [];
  const own = title.label === null ? '' : title.value;
  if (own !== '') block.push({ text: own, at: title.at });
  const isComplete = own !== '' && parsePastedAddress(own).postalCode !== null;
  for (const line of isComplete ? [] : lines.slice(index + 1)) {
    if (line.text.trim() === '') {
      if (block.length > 0) break;
      continue;
    }
    if (line.label !== null || line.part !== null || line.side !== side) break;
    if (block.length >= MOST_LINES || line.text.length > LONGEST_LINE) break;
    if (takePerson(source, line, side, found)) continue;
    block.push({ text: line.text, at: line.at });
    if (isWhole(parsePastedAddress(textOf(block)))) break;
  }
  takeAddress(source, side, block, found);
  findPeople(source, lines.slice(index + 1), side, found);
}

const textOf = (block: readonly { text: string }[]) => block.map(({ text }) => text).join('\n');
const isWhole = ({ city, province, postalCode }: PastedAddress) =>
  city !== null && (postalCode !== null || province !== null);

/** Lines below an address without their own label: a name with a phone, or only a phone. */
function findPeople(source: string, lines: readonly SidedLine[], side: Side, found: Found): void {
  for (const line of lines) {
    if (line.side !== side || line.part === 'Address') break;
    if (line.label === null) takePerson(source, line, side, found);
  }
}

function takeAddress(
  source: string,
  side: Side,
  block: readonly { text: string; at: number }[],
  found: Found,
): void {
  const [first] = block;
  if (!first || found.fields[`${side}Address`] !== undefined) return;
  const person = PHONE.exec(textOf(block))?.[0];
  const whole = parsePastedAddress(textOf(block).replace(person ?? '', ' '));
  const isStreet = whole.address !== null && /\d/.test(whole.address) && block.length === 1;
  if (!isWhole(whole) && !isStreet && !(whole.city ?? whole.postalCode)) {
    // `Pickup: Toronto` is a city, and `Pickup: ASAP` nothing.
    return;
  }
  setAddress(side, whole, found);
  if (person !== undefined)
    found.take(`${side}ContactPhone`, formatPhone(person), {
      source,
      text: person,
      from: first.at,
    });
  for (const { text, at } of block) found.mark(`${side}Address`, source, text, at);
}

function takePerson(source: string, line: SidedLine, side: Side, found: Found): boolean {
  const phone = PHONE.exec(line.text);
  if (!phone) return false;
  const name = personIn(line.text.slice(0, phone.index));
  // `2100 Dixie Rd, 905-555-0100` is an address with a phone.
  if (name !== null && /\d/.test(name)) return false;
  if (name !== null) found.take(`${side}ContactName`, name, { source, text: name, from: line.at });
  return found.take(`${side}ContactPhone`, formatPhone(phone[0]), {
    source,
    text: phone[0],
    from: line.at,
  });
}

function takePart(
  source: string,
  line: SidedLine,
  { side, part }: { side: Side; part: LocationPart },
  found: Found,
): void {
  const where = (text: string) => ({
    source,
    text,
    from: line.at + line.text.length - line.value.length,
  });
  const set = (field: OrderField, value: string | null, text: string) =>
    found.take(field, value, where(text));
  const phone = PHONE.exec(line.value)?.[0];
  if (part === 'ContactName' || part === 'SiteContactName' || part === 'ContactPhone') {
    if (phone !== undefined) set(`${side}ContactPhone`, formatPhone(phone), phone);
    const rest = phone === undefined ? line.value : line.value.replace(phone, ' ');
    const name = personIn(rest);
    if (
      name !== null &&
      (part !== 'ContactPhone' || found.fields[`${side}ContactName`] === undefined) &&
      !/\d/.test(name)
    )
      set(part === 'ContactPhone' ? `${side}ContactName` : `${side}${part}`, name, name);
    return;
  }
  if (part === 'Province') set(`${side}Province`, provinceFromText(line.value), line.value);
  else if (part === 'PostalCode') set(`${side}PostalCode`, postalOf(line.value), line.value);
  else set(`${side}${part}`, line.value.slice(0, TEXT_MAX.city), line.value);
}

const postalOf = (text: string) => {
  const code = normalisePostalCode(text);
  return code.length <= TEXT_MAX.postalCode ? code : null;
};

const BEFORE_NAME =
  /^(?:(?:contact|attn|att|attention|ask for|see|call|demandez|demander|appelez|appeler|tel|téléphone|phone|cell|mobile|c\/o|a\/s)\b[\s.:]*)+/iu;
const BEHIND_NAME =
  /[\s,;:(/–-]*(?:\b(?:at|au|cell|tel|tél|phone|mobile|téléphone|on|or|ou)\b\.?[\s,;:(/–-]*)*$/iu;

/** The name next to a phone number; null if there is nothing like a name. */
export function personIn(text: string): string | null {
  const short = text.slice(0, TEXT_MAX.contactName).split(/[\t|]/)[0] ?? '';
  const name = short
    .replace(/<?[^\s<>@]{1,64}@[^\s<>@]{1,100}>?/g, ' ')
    .replace(/[()]/g, ' ')
    .trim()
    .replace(BEFORE_NAME, '')
    .replace(BEHIND_NAME, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–-]+/, '');
  return /\p{L}{2}/u.test(name) && name.split(' ').length <= 6 ? name : null;
}
