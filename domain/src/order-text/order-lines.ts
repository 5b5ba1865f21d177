import { withoutEnd } from '../text/ends';
import { fold } from '../text/search-words';

/** The section of an e-mail that a line belongs to. */
export type LineZone = 'head' | 'body' | 'close' | 'skip';

export interface OrderLine {
  /** Without quote marks and bullets. */
  readonly text: string;
  /** Offset in the source text. */
  readonly at: number;
  readonly zone: LineZone;
  /** The text before a colon, or in the first of two cells; null for a line without a label. */
  readonly label: string | null;
  /** The text after the label, or the whole line. */
  readonly value: string;
  /** Number of quote levels. */
  readonly depth: number;
}

const LEAD = /^[\s>]*(?:(?:[-*•·–]|\d{1,2}[.)])\s+(?=\S))?\**/;
const LONGEST_LABEL = 48;
const LABEL = /^[\p{L}#][\p{L}\p{N} .,'’/#&()*°º-]*$/u;
const BEGINS_HEAD = new Set(['from', 'de', 'subject', 'objet', 'sujet', 're', 'fw', 'fwd', 'tr']);
const IN_HEAD = new Set([
  ...['from', 'de', 'sent', 'envoye', 'date', 'to', 'a', 'cc', 'subject', 'objet', 'sujet'],
]);
const ONLY_OF_MAILS = new Set(['sent', 'envoye', 'subject', 'objet', 'sujet', 'cc']);
const BETWEEN_MAILS =
  /^(?:-{2,} ?(?:original message|message d'origine|forwarded message|message transfere|message original)|on .{5,120} wrote ?:$|le .{5,120} a ecrit ?:$|begin forwarded message|debut du message)/;
const CLOSING =
  /^(?:thanks|thank you|thx|many thanks|(?:best |kind |warm )?regards|best|cheers|sincerely|merci|cordialement|(?:meilleures )?salutations|bien a vous|bonne (?:journee|fin de semaine)|sincerement|sent from my|envoye de(?:puis)? mon|--$|__+$)(?:[^\p{L}]|$)/u;
const LONGEST_CLOSING = 45;
/** A line after the signature that belongs to the order again. */
const POSTSCRIPT = /^(?:p\.? ?s\b|n\.? ?b\b|note|notes|important|attention)(?!\p{L})/u;

export function orderLinesOf(source: string): OrderLine[] {
  const raw: RawLine[] = [];
  let at = 0;
  for (const line of source.split('\n')) {
    raw.push(rawLine(line, at));
    at += line.length + 1;
  }
  let zone: LineZone = 'body';
  let depth = 0;
  return raw.map((line, index) => {
    zone = zoneOf(line, raw[index + 1], zone, depth);
    depth = line.depth;
    return { ...line, zone };
  });
}

type RawLine = Omit<OrderLine, 'zone'>;

function rawLine(line: string, at: number): RawLine {
  const lead = LEAD.exec(line)?.[0] ?? '';
  const text = line.slice(lead.length).trimEnd();
  const depth = lead.split('>').length - 1;
  return { text, at: at + lead.length, depth, ...labelOf(text) };
}

function labelOf(text: string): { label: string | null; value: string } {
  const none = { label: null, value: text };
  const cells = text.split(/[\t|]/).filter((cell) => cell.trim() !== '');
  const pair = cells.length === 2 && /[\t|]/.test(text) ? text.search(/(?<=\S)\s*[\t|]/) : -1;
  const colon = text.slice(0, LONGEST_LABEL).indexOf(':');
  const end = colon === -1 ? pair : colon;
  if (end < 1) return none;
  const label = text.slice(0, end).replaceAll('*', '').trim();
  if (!LABEL.test(label) || text.startsWith('//', end + 1)) return none;
  return { label, value: withoutEnd(text.slice(end + 1).replace(/^[\s|*:]+/, ''), /[\s|*]/) };
}

function zoneOf(
  line: RawLine,
  next: RawLine | undefined,
  before: LineZone,
  depth: number,
): LineZone {
  const plain = fold(line.text).trim();
  if (BETWEEN_MAILS.test(plain)) return 'skip';
  const key = line.label === null ? '' : fold(line.label);
  if (before === 'head' && IN_HEAD.has(key)) return 'head';
  if (BEGINS_HEAD.has(key) && isHead(key, line, next)) return 'head';
  if (POSTSCRIPT.test(plain)) return 'body';
  if (before === 'close' && line.depth <= depth) return 'close';
  const isClosing = plain.length <= LONGEST_CLOSING && CLOSING.test(plain);
  return isClosing ? 'close' : 'body';
}

function isHead(key: string, line: RawLine, next: RawLine | undefined): boolean {
  if (key !== 'from' && key !== 'de') return true;
  // `From: Toronto` is a place, `From: Anna <anna@example.com>` is a person.
  return line.value.includes('@') || ONLY_OF_MAILS.has(fold(next?.label ?? ''));
}
