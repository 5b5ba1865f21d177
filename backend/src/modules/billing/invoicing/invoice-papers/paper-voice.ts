import type { Language } from '@dispatch/domain/text/language';
import type { Phrase } from '../../../../papers/paper';
import { ENGLISH } from './words/english';
import { FRENCH } from './words/french';
import type { PaperWords } from './words/paper-words';

const WORDS: Readonly<Record<Language, PaperWords>> = { 'en-CA': ENGLISH, 'fr-CA': FRENCH };

/** Formats words, money and numbers in the document's language. Dates have the same format in both languages. */
export class PaperVoice {
  readonly words: PaperWords;
  private readonly currency: Intl.NumberFormat;
  private readonly plain: Intl.NumberFormat;

  constructor(readonly language: Language) {
    this.words = WORDS[language];
    this.currency = new Intl.NumberFormat(language, { style: 'currency', currency: 'CAD' });
    this.plain = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  }

  /** In the document's language. */
  say(text: string): Phrase {
    return [{ text, language: this.language }];
  }

  /** A label and its value, in one line. */
  labelled(label: string, text: string): Phrase {
    return this.say(`${label}${this.words.colon}${text}`);
  }

  money(dollars: number): string {
    return this.currency.format(dollars);
  }

  number(value: number): string {
    return this.plain.format(value);
  }

  percent(value: number): string {
    const space = this.language === 'fr-CA' ? '\u00a0' : '';
    return `${this.plain.format(value)}${space}%`;
  }
}

/** Splits text that a user wrote into lines. */
export function writtenLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
