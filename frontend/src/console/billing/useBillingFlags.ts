import { useCallback } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { useBillingMark, type BillingFlag } from '../../parts/job/change/useBillingMark';
import { useTranslation } from '../../ui/text/useTranslation';

export function useBillingFlags() {
  const { t } = useTranslation('billing');
  const mark = useBillingMark();
  return useCallback(
    (job: Job, flag: BillingFlag, isOn: boolean) =>
      mark(job, flag, isOn, {
        done: { title: t('doneTitle'), description: t(`done.${flag}.${isOn}`) },
        failed: t('failed'),
      }),
    [mark, t],
  );
}
