import type { LocationPart } from '../jobs/job-location';
import { fold } from '../text/search-words';
import type { ImportColumn, ImportKind, Mapping } from './fields';
import { FILLING, type Keys, NUMBER_WORDS, OF_JOBS } from './head-words';
import { DATE_PARTS, PARTS, SIDE_WORDS, TIME_PARTS } from './place-head-words';

const OF_CUSTOMERS: Readonly<Partial<Record<ImportColumn, Keys>>> = {
  name: [
    ...['name', 'customer', 'customer name', 'company', 'company name', 'client', 'account'],
    ...['nom', 'nom client', 'compagnie', 'entreprise', 'nom entreprise', 'raison sociale'],
  ],
  contactName: ['contact', 'contact name', 'contact person', 'nom contact', 'personne ressource'],
  email: [
    'email',
    'e mail',
    'email address',
    'mail',
    'courriel',
    'adresse courriel',
    'contact email',
  ],
  phone: [
    'phone',
    'telephone',
    'tel',
    'phone number',
    'numero telephone',
    'no telephone',
    'contact phone',
  ],
  address: [
    'address',
    'street',
    'street address',
    'full address',
    'adresse',
    'rue',
    'adresse complete',
  ],
  city: ['city', 'town', 'ville', 'municipalite'],
  province: ['province', 'prov', 'state', 'province state', 'etat'],
  postalCode: ['postal code', 'postcode', 'zip', 'zip code', 'postal', 'code postal', 'cp'],
};

const KNOWN: Readonly<Record<ImportKind, ReadonlyMap<string, ImportColumn>>> = {
  jobs: byKey(OF_JOBS),
  customers: byKey(OF_CUSTOMERS),
};

function byKey(all: Readonly<Partial<Record<ImportColumn, readonly string[]>>>) {
  // Every key of the table is a column.
  const entries = Object.entries(all) as [ImportColumn, readonly string[]][];
  return new Map(
    entries.flatMap(([column, keys]) => keys.map((key) => [headKey(key), column] as const)),
  );
}

/** A header without case, accents, punctuation and filler words; words for "number" become a `#` at its end. */
export function headKey(head: string): string {
  const all = fold(head)
    .replace(/(?<!\p{L})n\s?°/gu, '#')
    .replaceAll('#', ' # ')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !FILLING.has(word));
  const words = all.filter((word) => !NUMBER_WORDS.has(word));
  return words.length === all.length ? words.join(' ') : [...words, '#'].join(' ');
}

export const PART_KEYS = Object.entries(PARTS).map(
  // Every key of the table is a part.
  ([part, keys]) => [part as LocationPart, new Set(keys.map(headKey))] as const,
);

/** The column of an English or French header; null if it is unknown. */
export function recogniseHead(kind: ImportKind, head: string): ImportColumn | null {
  const key = headKey(head);
  if (key === '') return null;
  return columnOf(kind, key) ?? columnOfParts(kind, head);
}

function columnOf(kind: ImportKind, key: string): ImportColumn | null {
  return KNOWN[kind].get(key) ?? (kind === 'jobs' ? placeColumn(key) : null);
}

/** 'NIV (VIN)', 'Price / Prix': all parts must name the same column. */
function columnOfParts(kind: ImportKind, head: string): ImportColumn | null {
  const keys = head.split(/[()[\]/|\n]+/).flatMap((part) => headKey(part) || []);
  const [column = null, ...others] = new Set(keys.map((key) => columnOf(kind, key)));
  return keys.length > 1 && others.length === 0 ? column : null;
}

/** 'pickup city', 'ville ramassage': a place and one of its parts. */
function placeColumn(key: string): ImportColumn | null {
  for (const [word, side] of SIDE_WORDS) {
    const rest = without(key, word);
    if (rest === null) continue;
    if (DATE_PARTS.includes(rest))
      return side === 'pickup' ? 'preferredPickupDate' : 'preferredDeliveryDate';
    for (const [end, words] of TIME_PARTS) if (words.includes(rest)) return `${side}${end}`;
    for (const [part, keys] of PART_KEYS) if (keys.has(rest)) return `${side}${part}`;
  }
  return null;
}

/** The key without the given whole words; null if it does not contain them. */
function without(key: string, words: string): string | null {
  const at = ` ${key} `.indexOf(` ${words} `);
  if (at === -1) return null;
  return `${key.slice(0, at)}${key.slice(at + words.length)}`.replace(/\s+/g, ' ').trim();
}

/** Maps headers to columns, each column once: the first matching header wins. `kept` is the saved mapping. */
export function mappingOf(
  kind: ImportKind,
  heads: readonly string[],
  kept: ReadonlyMap<string, ImportColumn | null> = new Map(),
): Mapping {
  const taken = new Set<ImportColumn>();
  return heads.map((head) => {
    const said = kept.get(headKey(head));
    const column = said === undefined ? recogniseHead(kind, head) : said;
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/** Rows of titles, dates and logos allowed above the headers. */
const MOST_ABOVE = 15;

export interface FoundHeads {
  readonly heads: readonly string[];
  /** Number of rows up to and including the headers. */
  readonly rows: number;
}

/**
 * The header row: the one of the first rows with the most known headers. A row of merged headers above it, such as
 * 'Pickup' over four columns, is put before each. If no header is known, the first row with content.
 */
export function findHeads(
  kind: ImportKind,
  rows: readonly (readonly string[])[],
  kept: ReadonlyMap<string, ImportColumn | null> = new Map(),
): FoundHeads {
  const first = Math.max(0, rows.findIndex(isFilled));
  let best: FoundHeads = { heads: rows[first] ?? [], rows: first + 1 };
  let most = 0;
  for (const [place, row] of rows.slice(0, MOST_ABOVE).entries()) {
    const above = rows[place - 1];
    const variants = above === undefined ? [row] : [row, joined(above, row)];
    for (const heads of variants) {
      const known = mappingOf(kind, heads, kept).filter((column) => column !== null).length;
      if (known <= most) continue;
      most = known;
      best = { heads, rows: place + 1 };
    }
  }
  return { ...best, heads: best.heads.map((head) => head.replace(/\s+/g, ' ').trim()) };
}

export function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => cell.trim() !== '');
}

/** A merged header has its text in the first cell and applies to the empty cells after it. */
function joined(above: readonly string[], row: readonly string[]): string[] {
  let group = '';
  return row.map((cell, place) => {
    group = above[place]?.trim() || group;
    return cell.trim() === '' ? group : `${group} ${cell}`.trim();
  });
}
