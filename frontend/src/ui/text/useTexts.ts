import type { SomeNamespaces } from '../../locales/keys';
import { useFormat } from './useFormat';
import { useTranslation } from './useTranslation';

/** The texts of namespaces with the formats of the numbers, amounts and dates in them. */
export function useTexts<const Names extends SomeNamespaces = 'common'>(namespaces?: Names) {
  const { t, i18n } = useTranslation(namespaces);
  return { t, i18n, format: useFormat() };
}
