import type { Scope, ScopeResource, ScopeVerb } from '@dispatch/domain/people/scopes';
import { useCallback } from 'react';
import { useTranslation } from '../../ui/text/useTranslation';

/** A scope in words, such as 'Jobs: read'. */
export function useScopeWords() {
  const { t } = useTranslation('apiAccess');
  return useCallback(
    (scope: Scope) => {
      const [resource, verb] = scope.split(':') as [ScopeResource, ScopeVerb]; // of which scopes are made
      return t(`verbs.${verb}`, { resource: t(`resources.${resource}`) });
    },
    [t],
  );
}
