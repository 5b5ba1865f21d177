import type { Phrase } from '../../../papers/paper';
import type { BillLanguage } from './bill-of-lading.schema';
import type { BillWords } from './words/bill-words';
import { ENGLISH } from './words/english';
import { FRENCH } from './words/french';

const WORDS: Readonly<Record<BillLanguage, readonly [BillWords, ...BillWords[]]>> = {
  en: [ENGLISH],
  fr: [FRENCH],
  both: [ENGLISH, FRENCH],
};

/** Provides the bill's texts in its language, or in both. */
export class BillVoice {
  private readonly words: readonly [BillWords, ...BillWords[]];
  private readonly clock: Intl.DateTimeFormat;

  constructor(
    language: BillLanguage,
    readonly timeZone: string,
  ) {
    this.words = WORDS[language];
    // The Swedish format matches Canada's date standard in both languages: 2026-03-31 10:50.
    this.clock = new Intl.DateTimeFormat('sv-SE', {
      ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit' },
    });
  }

  /** The main language. */
  get language(): string {
    return this.words[0].language;
  }

  get colon(): string {
    return this.words[0].language === 'fr-CA' ? '\u00a0:' : ':';
  }

  say(choose: (words: BillWords) => string): Phrase {
    return this.words.map((words) => ({ text: choose(words), language: words.language }));
  }

  /** As one text, for places without language tags. */
  plain(choose: (words: BillWords) => string): string {
    return [...new Set(this.words.map(choose))].join(' / ');
  }

  moment(instant: string): string {
    return this.clock.format(new Date(instant));
  }
}

/** Text that is the same in every language. */
export function asIs(text: string): Phrase {
  return [{ text }];
}

/** Only the known values, each on a line. */
export function known(...texts: readonly (string | null | undefined)[]): Phrase[] {
  return texts.filter((text) => text != null && text.trim() !== '').map((text) => asIs(text ?? ''));
}
