/** Intl writes '1 janvier' and '03 h 05'; French writes '1er janvier' and '3 h 05', on one line. */
export function correctFrenchDate(text: string): string {
  return text.replace(/\b1(?=\s(?!h\s)[a-z])/, '1er').replace(/\b0?(\d+)\sh\s/, '$1\u00a0h\u00a0');
}
