import { isProviderProblem } from '@dispatch/domain/people/provider-problem';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../ui/text/useTranslation';

/** Why a sign-in through the provider failed; null if it did not. */
export function useProviderProblem(provider: string | null): string | null {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const problem = params.get('problem');
  if (!isProviderProblem(problem)) return null;
  return t(`problems.${problem}`, { name: provider ?? t('someProvider') });
}
