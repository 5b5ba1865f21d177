/** Length as people and databases count it: an emoji is one, not two. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

const CONTROL = /\p{Cc}/u;
const CONTROL_EXCEPT_LINES = /[^\P{Cc}\t\n\r]/u;

/** Control characters; tab and line breaks count as such unless the text may have several lines. */
export function hasControlCharacters(text: string, multiLine = false): boolean {
  return (multiLine ? CONTROL_EXCEPT_LINES : CONTROL).test(text);
}

/** Half of a surrogate pair: no database can store it and no font can show it. */
export function hasLoneSurrogate(text: string): boolean {
  return /\p{Cs}/u.test(text);
}

/** The text without surrounding white space; null when nothing is left. */
export function trimmed(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
