import { sumCents, toCents, toDollars } from '@dispatch/domain/text/money';
import type { Charge, JobCharges } from '../../../api/invoicing/charges';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { useTranslation } from '../../../ui/text/useTranslation';

const LINES = ['transport', 'charges', 'total'] as const;

interface ChargeSumsProps {
  /** The price of the job in dollars. */
  price: number | null;
  charges: readonly Charge[];
  total: JobCharges['total'];
}

/** Transport price, charges and total. */
export function ChargeSums({ price, charges, total }: ChargeSumsProps) {
  const { t } = useTranslation('charges');
  const sums = {
    transport: price,
    charges: toDollars(sumCents(charges.map(({ amount }) => toCents(amount ?? 0)))),
    total,
  };
  return (
    <dl className="charges-sums">
      {LINES.map((line) => (
        <div key={line} data-total={line === 'total' || undefined}>
          <dt>{t(`sums.${line}`)}</dt>
          <dd>
            <MoneyText amount={sums[line]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
