import { fold } from '../text/search-words';
import type { Mentions } from './mentions';

/** Personal data in a table's text columns. Every text column is in one of these lists. */
export interface PersonalColumns {
  /** Names of people, each with the column of the user's id, or null if no id is stored. */
  readonly names?: Readonly<Record<string, string | null>>;
  /** E-mails, phones and similar: cleared if they are the person's. */
  readonly contacts?: readonly string[];
  /** Street addresses: cleared if they are the person's own. */
  readonly addresses?: readonly string[];
  /** Free texts: replaced entirely if they mention the person. */
  readonly texts?: readonly string[];
  /** Unique names, each with its key column. */
  readonly titles?: Readonly<Record<string, string>>;
  /** JSON: texts that mention the person are replaced inside it. */
  readonly facts?: readonly string[];
  /** Query strings: parameters whose decoded value mentions the person are removed. */
  readonly queries?: readonly string[];
  /** Folded search words. */
  readonly words?: readonly string[];
  /** Columns of the person's own record: renamed or cleared when an erasure starts. */
  readonly record?: readonly string[];
  /** Free texts that stay, each with the words by which `docs/privacy.md` names it. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Secrets: neither exported nor searched. */
  readonly secret?: readonly string[];
  /** Without personal data. */
  readonly plain?: readonly string[];
}

export interface ErasedPerson {
  readonly name: string;
  readonly userId: number | null;
  readonly mentions: Mentions;
}

type Row = Readonly<Record<string, unknown>>;
type Patch = Record<string, string | null>;

/**
 * The changed columns of a row that no longer mentions the person; null if nothing changes. `isNear`: a row of the
 * person's own records.
 */
export function scrubbed(
  columns: PersonalColumns,
  row: Row,
  isNear: boolean,
  person: ErasedPerson,
): Patch | null {
  const patch: Patch = {};
  const { mentions, name } = person;
  const isTheirs = (text: string) => mentions.isIn(text, isNear);
  for (const [column, idColumn] of Object.entries(columns.names ?? {})) {
    const id = idColumn === null ? null : row[idColumn];
    const isNamed = typeof id === 'number' ? id === person.userId : isText(row[column], isTheirs);
    if (isNamed && row[column] !== null && row[column] !== name) patch[column] = name;
  }
  for (const column of columns.contacts ?? [])
    if (isText(row[column], isTheirs)) patch[column] = null;
  for (const column of columns.addresses ?? [])
    if (isText(row[column], (text) => mentions.isAddress(text) || isTheirs(text)))
      patch[column] = null;
  for (const column of columns.texts ?? []) if (isText(row[column], isTheirs)) patch[column] = name;
  for (const [column, keyColumn] of Object.entries(columns.titles ?? {})) {
    if (!isText(row[column], isTheirs)) continue;
    patch[column] = `${name} (${String(row['id'])})`;
    patch[keyColumn] = fold(patch[column]);
  }
  for (const column of columns.facts ?? []) {
    const text = row[column];
    const kept = typeof text === 'string' ? scrubbedFacts(text, isTheirs, name) : text;
    if (typeof kept === 'string' && kept !== text) patch[column] = kept;
  }
  for (const column of columns.queries ?? []) {
    const text = row[column];
    const kept = typeof text === 'string' ? scrubbedQuery(text, isTheirs) : text;
    if (typeof kept === 'string' && kept !== text) patch[column] = kept;
  }
  for (const column of columns.words ?? []) {
    const text = row[column];
    const kept = typeof text === 'string' ? mentions.without(text) : text;
    if (typeof kept === 'string' && kept !== text) patch[column] = kept;
  }
  return Object.keys(patch).length === 0 ? null : patch;
}

/** The JSON with every text that mentions the person replaced; unchanged if none does. */
export function scrubbedFacts(
  json: string,
  isTheirs: (text: string) => boolean,
  name: string,
): string {
  const replaced: string[] = [];
  const facts: unknown = JSON.parse(json, (_, value: unknown) => {
    if (typeof value !== 'string' || value === name || !isTheirs(value)) return value;
    replaced.push(value);
    return name;
  });
  return replaced.length > 0 ? JSON.stringify(facts) : json;
}

/** The query without parameters that mention the person; unchanged if none does. */
function scrubbedQuery(query: string, isTheirs: (text: string) => boolean): string {
  const kept = query.split('&').filter((pair) => !isTheirs(decodedValue(pair)));
  return kept.join('&');
}

function decodedValue(pair: string): string {
  const value = pair.slice(pair.indexOf('=') + 1).replaceAll('+', ' ');
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // A person typed an address that no browser writes.
  }
}

function isText(value: unknown, test: (text: string) => boolean): boolean {
  return typeof value === 'string' && value !== '' && test(value);
}
