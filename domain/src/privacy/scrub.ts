import { fold } from '../text/search-words';
import type { Mentions } from './mentions';

/** What the text columns of a table say of people. Every text column is in one of these lists. */
export interface PersonalColumns {
  /** Names of people, each with the column that has the id of that user, or null where no id is kept. */
  readonly names?: Readonly<Record<string, string | null>>;
  /** E-mails, phones and the like: emptied where they are the person's. */
  readonly contacts?: readonly string[];
  /** Street addresses: emptied where they are the person's own. */
  readonly addresses?: readonly string[];
  /** Free texts: replaced as a whole where they name the person. */
  readonly texts?: readonly string[];
  /** Names that must be unique, each with the column of its key. */
  readonly titles?: Readonly<Record<string, string>>;
  /** JSON: what names the person is replaced inside. */
  readonly facts?: readonly string[];
  /** Queries of addresses: a parameter whose decoded value names the person goes. */
  readonly queries?: readonly string[];
  /** Folded words that a record is found by. */
  readonly words?: readonly string[];
  /** Of the record itself: renamed or emptied at the beginning of an erasure. */
  readonly record?: readonly string[];
  /** Says something of people, and the law keeps it. */
  readonly kept?: readonly string[];
  /** Neither given out nor looked through. */
  readonly secret?: readonly string[];
  /** About no person. */
  readonly plain?: readonly string[];
}

export interface ErasedPerson {
  /** What stands in place of the name. */
  readonly name: string;
  readonly userId: number | null;
  readonly mentions: Mentions;
}

type Row = Readonly<Record<string, unknown>>;
type Patch = Record<string, string | null>;

/** What of a row changes so that it names the person no more; null for nothing. `isNear` is of the person's own rows. */
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

/** The JSON with every text that names the person replaced; as it was where none does. */
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

/** The query without parameters whose values name the person; as it was where none does. */
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
