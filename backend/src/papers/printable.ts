const UNKNOWN = '?';

/** Text reduced to what a font can print: composed letters, no control characters, `?` for missing glyphs. */
export function printable(text: string, isKnown: (code: number) => boolean): string {
  let shown = '';
  for (const letter of text.normalize('NFC').replace(/\s+/gu, plainSpace)) {
    if (/\p{Cc}|\p{Cf}/u.test(letter)) continue;
    shown += isKnown(letter.codePointAt(0) ?? 0) ? letter : UNKNOWN;
  }
  return shown;
}

/** No-break spaces stay; line breaks and tabs would shift the text after them. */
function plainSpace(space: string): string {
  return /[\u00a0\u202f]/u.test(space) ? '\u00a0' : ' ';
}
