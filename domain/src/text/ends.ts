/**
 * Removes matching characters at the end of a text. Takes a single-character pattern: `[…]+$` would restart the
 * search at each match.
 */
export function withoutEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
