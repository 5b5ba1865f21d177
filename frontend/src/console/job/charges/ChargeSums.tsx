import { deliveredPrice } from '@dispatch/domain/invoices/delivered-price';
import { sumCents, toCents, toDollars } from '@dispatch/domain/text/money';
import type { Charge, JobCharges } from '../../../api/invoicing/charges';
import type { Job } from '../../../api/jobs/jobs';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { useTranslation } from '../../../ui/text/useTranslation';

const LINES = ['transport', 'charges', 'total'] as const;

interface ChargeSumsProps {
  job: Job;
  charges: readonly Charge[];
  total: JobCharges['total'];
}

/** The price of the delivered units, the charges and the total. */
export function ChargeSums({ job, charges, total }: ChargeSumsProps) {
  const { t } = useTranslation('charges');
  const transport = billedPrice(job);
  const sums = {
    transport,
    charges: toDollars(sumCents(charges.map(({ amount }) => toCents(amount ?? 0)))),
    total,
  };
  return (
    <dl className="charges-sums">
      {LINES.map((line) => (
        <div key={line} data-total={line === 'total' || undefined}>
          <dt>{t(`sums.${line}`)}</dt>
          <dd>
            <MoneyText
              amount={sums[line]}
              fallback={typeof job.price === 'number' ? t('sums.noDeliveredPrice') : undefined}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Dollars; null if the job has no price, or none for the delivered units alone. */
function billedPrice({ price = null, jobVehicles }: Job): number | null {
  const cents = (dollars: number | null | undefined) =>
    typeof dollars === 'number' ? toCents(dollars) : null;
  const units = jobVehicles.map((unit) => ({
    priceCents: cents(unit.price),
    isLeft: unit.leftBehind !== null,
  }));
  const billed = deliveredPrice(cents(price), units);
  return billed === null ? null : toDollars(billed);
}
