import { correctFrenchDate } from './correct-french-date';

/** A calendar date in words: 'March 31, 2026', '31 mars 2026'. */
export function dayInWords(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const words = format.format(new Date(`${date}T00:00:00Z`));
  return language.startsWith('fr') ? correctFrenchDate(words) : words;
}
