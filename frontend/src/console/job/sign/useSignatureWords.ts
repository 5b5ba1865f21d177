import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import { isSignatureOutcome } from '@dispatch/domain/report/signature';
import { useCallback } from 'react';
import type { ActivityEntry } from '../../../api/generated/endpoints';
import { useTranslation } from '../../../ui/text/useTranslation';

/** The history texts of a signature. */
export function useSignatureWords() {
  const { t } = useTranslation('signatures');
  return useCallback(
    (after: ActivityEntry['after']): string => {
      const stage = REPORT_STAGES.find((one) => one === after?.['stage']) ?? 'pickup';
      const outcome: unknown = after?.['outcome'];
      const result = isSignatureOutcome(outcome) ? t(`outcome.${outcome}`) : '';
      const number = String(after?.['sealed'] ?? '');
      const name: unknown = after?.['name'];
      return typeof name === 'string'
        ? t(`activity.${stage}By`, { name, result, number })
        : t(`activity.${stage}`, { result, number });
    },
    [t],
  );
}
