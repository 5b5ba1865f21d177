import i18next, { type i18n, type ReadCallback } from 'i18next';
import { isMissingPart, loadNewVersion } from './freshPage';
import { LANGUAGES, type Language } from './languages';
import { loadPart } from './loadPart';

/** Loads a namespace of texts in the requested language, with the feature that shows them. */
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

/** The texts that were started last, for what is loaded outside of what is drawn. */
export const startedTexts = () => started;

/** `namespaces` are there with the common ones. */
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
    // Texts that are there already need no turn of the event loop.
    initAsync: false,
    supportedLngs: [...LANGUAGES],
    load: 'currentOnly',
    // A test holds both languages to the same keys, so nothing needs a second download.
    fallbackLng: false,
    ns: ['common', ...namespaces],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  started = instance;
  return instance;
}
