import { words } from '@dispatch/domain/text/search-words';
import type { Engine } from '../database/engines/engine';
import { type SegmentedTable, segmentOf, tagOf } from './search-segments';

/** One full-text table per resource; rows go by the id of the record they describe. */
export type SearchTable = SegmentedTable | 'customer_search';

/**
 * MariaDB's indexes of the words of jobs. Such an index keeps every record that was changed or deleted, and each
 * search goes through those, until its table is made anew. Words that change often, those of jobs under way, are
 * therefore in an index of their own, which is small enough for that. SQLite has one index of all.
 */
export const JOB_INDEXES = ['open_words', 'delivered_words'] as const;

export type JobIndex = (typeof JOB_INDEXES)[number];

/**
 * Starts every stored and searched word: no word is then too short for the index or one of its stop
 * words, whatever the server's settings. Where MariaDB keeps segments their tag stands for it.
 */
export const PREFIX = 'zz';
/** MariaDB indexes words of up to 84 characters. */
const TOKEN_MAX = 78;
/** What `token` makes of a letter other than a-z. */
export const ENCODED_LETTER = /_[a-z0-9]{4}/g;
export interface Described {
  readonly id: number;
  readonly text: string;
}

/** What is stored of a record's text: its words, each once, as the index takes them. */
export function storedWords(engine: Engine, table: SearchTable, { id, text }: Described): string {
  const prefix = hasSegments(engine, table) ? tagOf(segmentOf(table, id)) : PREFIX;
  return [...new Set(words(text).map(token))].map((stored) => prefix + stored).join(' ');
}

export function hasSegments(engine: Engine, table: SearchTable): table is SegmentedTable {
  return engine === 'mysql' && table !== 'customer_search';
}

/** Of folded words, as they are stored and looked for. */
export function tokensOf(queryWords: readonly string[]): string[] {
  return queryWords.flatMap((word) => words(word)).map(token);
}

/**
 * A folded word in characters that both engines take as one word and neither as query syntax:
 * letters other than a-z become `_` and four base-36 digits, so that a beginning stays a beginning.
 */
function token(word: string): string {
  let encoded = '';
  for (const letter of word) {
    const next = /^[a-z0-9]$/.test(letter)
      ? letter
      : `_${(letter.codePointAt(0) ?? 0).toString(36).padStart(4, '0')}`;
    if (encoded.length + next.length > TOKEN_MAX) break;
    encoded += next;
  }
  return encoded;
}
