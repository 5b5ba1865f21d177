import type { LineWords } from '@dispatch/domain/invoices/invoice-lines';
import type { Language } from '@dispatch/domain/text/language';
import { ENGLISH } from './english';
import { FRENCH } from './french';

export const LINE_WORDS: Readonly<Record<Language, LineWords>> = {
  'en-CA': ENGLISH,
  'fr-CA': FRENCH,
};
