/** Length in code points, as users and databases count: an emoji is one, not two. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

const CONTROL = /\p{Cc}/u;
const CONTROL_EXCEPT_LINES = /[^\P{Cc}\t\n\r]/u;

/** Whether the text has control characters. Tabs and line breaks count unless the text can have several lines. */
export function hasControlCharacters(text: string, multiLine = false): boolean {
  return (multiLine ? CONTROL_EXCEPT_LINES : CONTROL).test(text);
}

/** Half of a surrogate pair: no database can store it and no font can show it. */
export function hasLoneSurrogate(text: string): boolean {
  return /\p{Cs}/u.test(text);
}

/** The text without surrounding white space; null if nothing is left. */
export function trimmed(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
