import type { FlatNamespace, i18n, Namespace, TFunction } from 'i18next';
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';

interface Texts<Ns extends Namespace = Namespace> {
  readonly t: TFunction<Ns>;
  /** Another object for every language, so that what was made of texts is made anew. */
  readonly i18n: i18n;
}

/** The texts of these namespaces; waits, as `Suspense` wants it, until they are there. */
type Read = (namespaces: readonly FlatNamespace[]) => Texts;

const TextsContext = createContext<Read | null>(null);

const COMMON: readonly FlatNamespace[] = ['common'];

/** One reader serves all that is drawn in a language: lists ask for texts thousands of times. */
function makeReader(texts: i18n, language: string): Read {
  const inLanguage = Object.create(texts) as i18n; // `create` says no type; it is made of one
  const made = new Map<string, Texts>();
  const loading = new Map<string, Promise<void>>();
  return (namespaces) => {
    const key = namespaces.join(' ');
    const isLoaded = made.has(key) || namespaces.every((name) => texts.hasLoadedNamespace(name));
    const load = loading.get(key) ?? (isLoaded ? undefined : texts.loadNamespaces(namespaces));
    if (load) {
      loading.set(key, load);
      // Also once it is there: React goes on where `use` stopped it.
      use(load);
    }
    const known = made.get(key);
    if (known) return known;
    const read = { t: texts.getFixedT(language, namespaces[0]), i18n: inLanguage };
    made.set(key, read);
    return read;
  };
}

/** Gives its children texts, and draws them anew in another language. */
export function TextsProvider({ texts, children }: { texts: i18n; children: ReactNode }) {
  const subscribe = useMemo(
    () => (onChange: () => void) => {
      texts.on('languageChanged', onChange);
      return () => texts.off('languageChanged', onChange);
    },
    [texts],
  );
  const language = useSyncExternalStore(subscribe, () => texts.language);
  const read = useMemo(() => makeReader(texts, language), [texts, language]);
  return <TextsContext value={read}>{children}</TextsContext>;
}

/**
 * Texts in the person's language: `t('key')` of the first namespace, `t('other:key')` of others.
 * react-i18next's hook of this name copies i18next for every component that calls it.
 */
export function useTranslation<const Ns extends Namespace = 'common'>(namespaces?: Ns): Texts<Ns> {
  const read = use(TextsContext);
  if (!read) throw new Error('Texts are read outside TextsProvider.');
  const names = namespaces === undefined ? COMMON : [namespaces].flat();
  return read(names) as Texts<Ns>; // its texts are those of these namespaces
}
