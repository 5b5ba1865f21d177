import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { useMemo } from 'react';
import type { WebhookAttempt, WebhookDelivery } from '../../../api/webhooks';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';

/** The texts of a sent event. */
export function useDeliveryWords() {
  const { t } = useTranslation('webhooks');
  const { moment, number } = useFormat();
  return useMemo(() => {
    const problem = ({ code, detail }: NonNullable<WebhookAttempt['problem']>) =>
      t(`problems.${code}`, { detail: detail ?? '' });
    return {
      /** The reason for a failed delivery. */
      problem,
      what: ({ type }: WebhookDelivery) => t(`events.${type}`),
      record: ({ resource, resourceId }: WebhookDelivery) =>
        resource === 'job' ? jobReference(resourceId) : t(`log.${resource}`, { id: resourceId }),
      /** The last result and the time of the next attempt. */
      outcome: ({ lastStatus, lastProblem, nextAt, attempts }: WebhookDelivery) =>
        [
          lastProblem !== null
            ? problem(lastProblem)
            : lastStatus !== null && t('log.answered', { status: lastStatus }),
          nextAt === null || attempts === 0 ? '' : t('log.next', { date: moment(nextAt) }),
        ]
          .filter(Boolean)
          .join(' · '),
      attempts: ({ attempts }: WebhookDelivery) =>
        t('log.attempts', { count: attempts, shown: number(attempts) }),
    };
  }, [moment, number, t]);
}
