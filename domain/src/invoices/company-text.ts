import type { Language } from '../text/language';

/** A text that the company wrote for its documents, in each language. */
export type CompanyText = Readonly<Record<Language, string | null>>;

/** The text for a document. A language without its own text uses the other one. */
export function companyTextIn(language: Language, text: CompanyText): string | null {
  return text[language] ?? text[language === 'fr-CA' ? 'en-CA' : 'fr-CA'];
}
