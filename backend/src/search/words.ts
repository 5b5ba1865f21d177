import { words } from '@dispatch/domain/text/search-words';

/**
 * Starts every stored and searched word: no word is then too short for the index or one of its stop words, whatever
 * the server's settings.
 */
export const PREFIX = 'zz';
/** MariaDB indexes words of up to 84 characters. */
const TOKEN_MAX = 78;
/** What `token` makes of a letter other than a-z. */
const ENCODED_LETTER = /_[a-z0-9]{4}/g;

/** Of folded words, as they are stored and looked for. */
export function tokensOf(queryWords: readonly string[]): string[] {
  return queryWords.flatMap((word) => words(word)).map(token);
}

/** The tokens of a record's text, each once and each behind the prefix: what a table of words stores. */
export function storedTokens(text: string, prefix: string): string {
  return [...new Set(words(text).map(token))].map((stored) => prefix + stored).join(' ');
}

/** Whether the word holds a digit. */
export function hasDigit(token: string): boolean {
  return /\d/.test(token.replace(ENCODED_LETTER, ''));
}

/**
 * A folded word in characters that both engines take as one word and neither as query syntax: letters other than a-z
 * become `_` and four base-36 digits, so that a beginning stays a beginning.
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
