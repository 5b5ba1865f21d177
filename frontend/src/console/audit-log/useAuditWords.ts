import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { useMemo } from 'react';
import type { AuditEntry } from '../../api/audit';
import { useListUsersQuery } from '../../api/accounts/users';
import { programOf } from '../../parts/account/programOf';
import { useTranslation } from '../../ui/text/useTranslation';

export function useAuditWords() {
  const { t, i18n } = useTranslation('audit');
  const { data: users } = useListUsersQuery({});

  return useMemo(
    () => ({
      /** An action unknown to this version is shown by its code. */
      what: ({ action }: AuditEntry): string =>
        i18n.exists(`audit:actions.${action}`) ? t(`actions.${action}`) : action,

      who: ({ actorName, erasedAt }: AuditEntry): string =>
        actorName ?? t(erasedAt === null ? 'nobody' : 'erased'),

      record: ({ resource, resourceId, after, before }: AuditEntry): string => {
        const kind = t(`resources.${resource}`);
        const tried: unknown = after?.['email'];
        if (resourceId === null)
          return resource === 'session' && typeof tried === 'string' ? tried : kind;
        if (resource === 'job') return jobReference(resourceId);
        const isPerson = resource === 'user' || resource === 'session';
        const known = isPerson ? users?.find(({ id }) => id === resourceId)?.name : undefined;
        const name: unknown = known ?? (isPerson ? null : (after?.['name'] ?? before?.['name']));
        return typeof name === 'string'
          ? t('recordName', { kind, name })
          : t('recordNumber', { kind, id: resourceId });
      },

      device: ({ userAgent }: AuditEntry): string => {
        if (userAgent === null) return '';
        const { program, system } = programOf(userAgent);
        if (program === null) return t('unknownDevice');
        return system === null ? program : t('device', { program, system });
      },
    }),
    [i18n, t, users],
  );
}
