import { correctFrenchDate } from '@dispatch/domain/time/correct-french-date';
import english from '../locales/en-CA/track.json';
import french from '../locales/fr-CA/track.json';

export type TrackLanguage = 'en-CA' | 'fr-CA';
export type TrackTexts = typeof english;

const TEXTS: Readonly<Record<TrackLanguage, TrackTexts>> = { 'en-CA': english, 'fr-CA': french };

export function textsIn(language: TrackLanguage): TrackTexts {
  return TEXTS[language];
}

/** The first browser language that the page supports. */
export function browserLanguage(languages: readonly string[]): TrackLanguage {
  const first = languages.find((language) => /^(en|fr)\b/i.test(language));
  return first !== undefined && /^fr/i.test(first) ? 'fr-CA' : 'en-CA';
}

/** The text with each `{{name}}` replaced. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => values[name] ?? hole);
}

/** French dates corrected, and '11:00 a.m.' kept on one line. */
function corrected(text: string, language: TrackLanguage): string {
  return language === 'fr-CA'
    ? correctFrenchDate(text)
    : text.replace(/[ \u202f](?=[ap]\.m\.$)/, '\u00a0');
}

/** An instant in the company's time zone. */
export function momentText(instant: string, language: TrackLanguage, timeZone: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return corrected(new Intl.DateTimeFormat(language, style).format(new Date(instant)), language);
}

/** A time of day 'HH:MM', as clocks at the place show it. */
export function timeText(time: string, language: TrackLanguage): string {
  const style = { timeStyle: 'short', timeZone: 'UTC' } as const;
  const moment = new Date(`1970-01-01T${time}:00Z`);
  return corrected(new Intl.DateTimeFormat(language, style).format(moment), language);
}

/** The name of the company's time zone: 'Eastern Time', 'heure de l’Est'. */
export function zoneText(timeZone: string, language: TrackLanguage): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  const parts = format.formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
