export const LANGUAGES = ['en-CA', 'fr-CA'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'language';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Any French maps to fr-CA, any English to en-CA; other languages are not supported. */
function nearest(tag: string): Language | undefined {
  const base = tag.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language.startsWith(base));
}

/** The first of: the user's setting, this browser's last setting, the browser's language, en-CA. */
export function chooseLanguage(
  setting: string | null | undefined,
  remembered: string | null,
  browser: readonly string[],
): Language {
  if (isLanguage(setting)) return setting;
  if (isLanguage(remembered)) return remembered;
  return browser.map(nearest).find((language) => language !== undefined) ?? 'en-CA';
}

export function rememberedLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage may be refused; the choice then lasts only for this page.
  }
}
