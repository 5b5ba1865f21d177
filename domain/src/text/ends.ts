/**
 * The text without those characters at its end. Takes a pattern of one character: `[…]+$` would begin anew at each of
 * them.
 */
export function withoutEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
