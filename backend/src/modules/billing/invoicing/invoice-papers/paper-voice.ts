import type { Language } from '@dispatch/domain/text/language';
import type { Phrase } from '../../../../papers/paper';
import { ENGLISH } from './words/english';
import { FRENCH } from './words/french';
import type { PaperWords } from './words/paper-words';

const WORDS: Readonly<Record<Language, PaperWords>> = { 'en-CA': ENGLISH, 'fr-CA': FRENCH };

/** Says words, money and numbers of a paper in its language. Dates are written alike in both. */
export class PaperVoice {
  readonly words: PaperWords;
  private readonly currency: Intl.NumberFormat;
  private readonly plain: Intl.NumberFormat;

  constructor(readonly language: Language) {
    this.words = WORDS[language];
    this.currency = new Intl.NumberFormat(language, { style: 'currency', currency: 'CAD' });
    this.plain = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  }

  /** In the paper's own language. */
  say(text: string): Phrase {
    return [{ text, language: this.language }];
  }

  /** A label and what it is about, in one line. */
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

/** What somebody wrote, line by line. */
export function writtenLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
