import { fold } from '../text/search-words';
import type { LocationPart } from '../jobs/job-location';
import { OF_CUSTOMERS } from './customer-head-words';
import type { ImportColumn, ImportKind, Mapping } from './fields';
import { FILLING, NUMBER_WORDS, OF_JOBS } from './head-words';
import { DATE_PARTS, PARTS, SIDE_WORDS } from './place-head-words';

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

/** A head without case, accents, punctuation and words that say nothing; words for a number become a `#` at its end. */
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

/** The parts of a place, each with the keys of its heads. */
export const PART_KEYS = Object.entries(PARTS).map(
  // Every key of the table is a part.
  ([part, keys]) => [part as LocationPart, new Set(keys.map(headKey))] as const,
);

/** Where a head in English or French leads; null for one that nobody knows. */
export function recogniseHead(kind: ImportKind, head: string): ImportColumn | null {
  const key = headKey(head);
  if (key === '') return null;
  return columnOf(kind, key) ?? columnOfParts(kind, head);
}

function columnOf(kind: ImportKind, key: string): ImportColumn | null {
  return KNOWN[kind].get(key) ?? (kind === 'jobs' ? placeColumn(key) : null);
}

/** 'NIV (VIN)', 'Price / Prix': parts that all lead to one column. */
function columnOfParts(kind: ImportKind, head: string): ImportColumn | null {
  const keys = head.split(/[()[\]/|\n]+/).flatMap((part) => headKey(part) || []);
  const [column = null, ...others] = new Set(keys.map((key) => columnOf(kind, key)));
  return keys.length > 1 && others.length === 0 ? column : null;
}

/** 'pickup city', 'ville ramassage': one of the two places, and what is told of it. */
function placeColumn(key: string): ImportColumn | null {
  for (const [word, side] of SIDE_WORDS) {
    const rest = without(key, word);
    if (rest === null) continue;
    if (side === 'pickup' && DATE_PARTS.includes(rest)) return 'preferredPickupDate';
    for (const [part, keys] of PART_KEYS) if (keys.has(rest)) return `${side}${part}`;
  }
  return null;
}

/** What is left of the key where the words stand in it as a whole, else null. */
function without(key: string, words: string): string | null {
  const at = ` ${key} `.indexOf(` ${words} `);
  if (at === -1) return null;
  return `${key.slice(0, at)}${key.slice(at + words.length)}`.replace(/\s+/g, ' ').trim();
}

/** Columns by their heads, each once: the first head of a field has it. `kept` is what a person said before. */
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

/** Titles, dates and logos may stand above the heads. */
const MOST_ABOVE = 15;

export interface FoundHeads {
  readonly heads: readonly string[];
  /** How many rows of the file are heads, or stand above them. */
  readonly rows: number;
}

/**
 * The row of heads: the one of the first rows of which most is known. A row of merged heads above it, such as 'Pickup'
 * over four columns, is put before each. Where nothing is known, the first row that is not empty.
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

/** A merged head stands in its first cell alone, and holds for the empty ones after it. */
function joined(above: readonly string[], row: readonly string[]): string[] {
  let group = '';
  return row.map((cell, place) => {
    group = above[place]?.trim() || group;
    return cell.trim() === '' ? group : `${group} ${cell}`.trim();
  });
}
