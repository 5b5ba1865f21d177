import { isLeastOf, totalOf, type Page } from '../../api/pages';
import { useTranslation } from '../../lib/useTranslation';
import { useFormat } from '../useFormat';

/** How many jobs a list has over all pages, in words. */
export function useJobCount(
  loaded: { readonly pages: readonly Page<unknown>[] } | undefined,
): string | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const count = totalOf(loaded);
  if (count === undefined) return undefined;
  return t(isLeastOf(loaded) ? 'jobCountLeast' : 'jobCount', {
    count,
    shown: format.number(count),
  });
}
