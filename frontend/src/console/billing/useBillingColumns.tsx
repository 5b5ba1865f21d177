import { useMemo } from 'react';
import type { Job } from '../../api/jobs/jobs';
import type { BillingFlag } from '../../parts/job/change/useBillingMark';
import { useJobColumns, type JobColumn } from '../../parts/job/jobColumns';
import { unitPricesOf } from '../../parts/job/price/unitPrices';
import { usePriceGap } from '../../parts/job/price/usePriceGap';
import { MoneyText } from '../../ui/facts/MoneyText';
import { InvoiceJobButton } from '../../parts/invoices/InvoiceJobButton';
import { CheckBox } from '../../ui/form/CheckBox';
import { useTexts } from '../../ui/text/useTexts';
import { BILLING_FLAGS } from './BillingBoxes';

type ChangeFlag = (job: Job, flag: BillingFlag, isOn: boolean) => Promise<unknown>;

function PriceToBill({ job }: { job: Job }) {
  const gap = usePriceGap()(job.price, unitPricesOf(job));
  return (
    <>
      <MoneyText amount={job.price} />
      {gap && <p className="small warned">{gap}</p>}
    </>
  );
}

/** Columns of the billing table: one box in each, and the price with its problems. */
export function useBillingColumns(onChange: ChangeFlag): JobColumn[] {
  const { t, format } = useTexts('billing');
  const { job, customer, driver, route, price } = useJobColumns();
  return useMemo(
    () => [
      job,
      {
        id: 'date',
        header: t('columns.date'),
        width: '6.75rem',
        cell: ({ completedAt }) => (
          <span className="one-line">{completedAt && format.moment(completedAt, 'date')}</span>
        ),
      },
      customer,
      driver,
      route,
      {
        id: 'price',
        header: price.header,
        width: '7.5rem',
        align: 'right',
        cell: (row) => <PriceToBill job={row} />,
      },
      ...BILLING_FLAGS.map((flag): JobColumn => ({
        id: flag,
        header: t(`columns.${flag}`),
        width: flag === 'hasDriverReport' ? '7.5rem' : '5.25rem',
        cell: (row) => (
          <CheckBox
            label={t('flagOf', { flag: t(`flags.${flag}`), job: row.jobId })}
            isLabelSeen={false}
            checked={row[flag] ?? false}
            onChange={(isOn) => void onChange(row, flag, isOn)}
          />
        ),
      })),
      {
        id: 'invoice',
        header: t('columns.invoice'),
        width: '6.5rem',
        align: 'right',
        cell: (row) => <InvoiceJobButton job={row} />,
      },
    ],
    [customer, driver, format, job, onChange, price, route, t],
  );
}
