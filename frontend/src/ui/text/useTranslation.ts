import { useTranslation as useTexts } from 'react-i18next';
import type { i18n } from 'i18next';
import type { KeyOf, SomeNamespaces } from '../../locales/keys';

/** The library's own type takes the compiler a minute. */
export type Translate<Key extends string> = (
  key: Key,
  facts?: Readonly<Record<string, unknown>>,
) => string;

type UseTranslation = <const Names extends SomeNamespaces = 'common'>(
  namespaces?: Names,
) => { readonly t: Translate<KeyOf<Names>>; readonly i18n: i18n };

/** The texts of namespaces in the user's language; suspends until they are loaded. */
export const useTranslation = useTexts as UseTranslation; // the library takes every key
