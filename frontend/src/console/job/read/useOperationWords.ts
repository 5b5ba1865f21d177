import { isJobStatus } from '@dispatch/domain/jobs/job-status';
import type { RefusedOperation } from '../../../api/driverOperations';
import { useTranslation } from '../../../ui/text/useTranslation';

const NAMED = [
  ...(['note', 'complete', 'leave-unit', 'take-unit'] as const),
  ...(['check-unit', 'load-anyway', 'report-unit', 'sign'] as const),
];
const isNamed = (type: unknown): type is (typeof NAMED)[number] =>
  NAMED.some((named) => named === type);

/** The driver's update and the reason for its refusal, in words. */
export function useOperationWords() {
  const { t, i18n } = useTranslation(['refusedUpdates', 'common']);
  return {
    what: (type: unknown, status: unknown): string => {
      if (isNamed(type)) return t(`what.${type}`);
      return t('what.status', { status: isJobStatus(status) ? t(`common:status.${status}`) : '' });
    },
    /** In English, use the server's message, which names the status. */
    reason: (code: RefusedOperation['code'], message: string): string =>
      i18n.language === 'en-CA' && code === 'transition-refused' ? message : t(`reason.${code}`),
  };
}
