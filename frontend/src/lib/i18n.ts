import i18next, { type i18n, type ReadCallback } from 'i18next';
import { isMissingPart, loadNewVersion } from './freshPage';
import { LANGUAGES, type Language } from './languages';
import { loadPart } from './loadPart';

/**
 * Loads a namespace of texts in the requested language, together with the feature that shows it.
 */
const lazyTexts = {
  type: 'backend' as const,
  init: () => undefined,
  read: (language: string, namespace: string, done: ReadCallback) => {
    loadPart<{ default: Record<string, unknown> }>(
      () =>
        import(/* webpackChunkName: "text-[request]" */ `../locales/${language}/${namespace}.json`),
    ).then(
      ({ default: texts }) => done(null, texts),
      (error: unknown) => {
        if (isMissingPart(error)) loadNewVersion();
        done(error instanceof Error ? error : new Error(String(error)), null);
      },
    );
  },
};

let started: i18n = i18next;

/** The texts started last, for code outside React components. */
export const startedTexts = () => started;

/** Loads `namespaces` together with the common texts. */
export async function startI18n(
  language: Language,
  namespaces: readonly string[] = [],
): Promise<i18n> {
  const instance = i18next.createInstance();
  instance.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
  });
  await instance.use(lazyTexts).init({
    lng: language,
    // Texts that are already loaded need no turn of the event loop.
    initAsync: false,
    supportedLngs: [...LANGUAGES],
    load: 'currentOnly',
    // A test compares the keys of both languages, so no fallback download is needed.
    fallbackLng: false,
    ns: ['common', ...namespaces],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  started = instance;
  return instance;
}
