import type { Job } from '../../api/jobs/jobs';
import { CheckBox } from '../../ui/form/CheckBox';
import { unitPricesOf } from '../../parts/job/price/unitPrices';
import { usePriceGap } from '../../parts/job/price/usePriceGap';
import { useTranslation } from '../../ui/text/useTranslation';
import type { BillingFlag } from '../../parts/job/change/useBillingMark';

export const BILLING_FLAGS = ['hasDriverReport', 'billingComplete'] as const;

interface BillingBoxesProps {
  job: Job;
  onChange: (job: Job, flag: BillingFlag, isOn: boolean) => void;
}

/** Switches for the two flags that billing waits for. */
export function BillingBoxes({ job, onChange }: BillingBoxesProps) {
  const { t } = useTranslation('billing');
  const gap = usePriceGap()(job.price, unitPricesOf(job));
  return (
    <div role="group" aria-label={t('boxes', { job: job.jobId })}>
      {BILLING_FLAGS.map((flag) => (
        <CheckBox
          key={flag}
          label={t(`flags.${flag}`)}
          checked={job[flag] ?? false}
          onChange={(isOn) => onChange(job, flag, isOn)}
        />
      ))}
      {gap && <p className="small warned">{gap}</p>}
    </div>
  );
}
