import { words } from '@dispatch/domain/text/search-words';

/**
 * Prefix of every stored and searched word: with it no word is too short for the index or a stop word, under any server
 * settings.
 */
export const PREFIX = 'zz';
/** MariaDB indexes words of up to 84 characters. */
const TOKEN_MAX = 78;
/** The code of a letter other than a-z, made by `token`. */
const ENCODED_LETTER = /_[a-z0-9]{4}/g;

export function tokensOf(queryWords: readonly string[]): string[] {
  return queryWords.flatMap((word) => words(word)).map(token);
}

/** The unique tokens of a text, each with the prefix: the stored form. */
export function storedTokens(text: string, prefix: string): string {
  return [...new Set(words(text).map(token))].map((stored) => prefix + stored).join(' ');
}

/** Whether the word contains a digit. */
export function hasDigit(token: string): boolean {
  return /\d/.test(token.replace(ENCODED_LETTER, ''));
}

/**
 * Encodes a folded word in characters that both engines treat as one word and not as query syntax. Letters other than
 * a-z become `_` and four base-36 digits, so that prefixes stay prefixes.
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
