import { isProviderProblem } from '@dispatch/domain/people/provider-problem';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../ui/text/useTranslation';

/** Why a sign-in through the provider failed; null if it did not. */
export function useProviderProblem(provider: string | null): string | null {
  const { t } = useTranslation('auth');
  const problem = new URLSearchParams(useLocation().search).get('problem');
  if (!isProviderProblem(problem)) return null;
  return t(`problems.${problem}`, { name: provider ?? t('someProvider') });
}
