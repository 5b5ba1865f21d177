import { isLeastOf, totalOf, type Page } from '../../api/cache/pages';
import { useTranslation } from '../../ui/text/useTranslation';
import { useFormat } from '../../ui/text/useFormat';

/** The number of jobs of a list over all pages, in words. */
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
