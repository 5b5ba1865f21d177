import { sumCents, toDollars } from '@dispatch/domain/text/money';
import { useFormContext, useWatch } from 'react-hook-form';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { useTranslation } from '../../../ui/text/useTranslation';
import './credit.css';
import type { CreditValues } from './creditForm';
import { creditIn, type CreditRules } from './creditRules';

/** What the credit note will come to, with its taxes. */
export function CreditSums({ rules }: { rules: CreditRules }) {
  const { t } = useTranslation('invoice');
  const { control } = useFormContext<CreditValues>();
  const [extent, lines] = useWatch({ control, name: ['extent', 'lines'] });
  const credit = creditIn(rules, { extent, lines });
  if (credit === null)
    return (
      <p role="status" className="small warned">
        {t('credit.tooMuch')}
      </p>
    );
  const taxCents = sumCents(credit.taxes.map(({ cents }) => cents));
  const sums = [
    { label: t('credit.subtotal'), cents: credit.totalCents - taxCents },
    { label: t('credit.tax'), cents: taxCents },
    { label: t('credit.total'), cents: credit.totalCents },
  ];
  return (
    <div role="status" className="stack gap-8">
      <dl className="credit-sums">
        {sums.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <MoneyText amount={toDollars(cents)} />
            </dd>
          </div>
        ))}
      </dl>
      {extent === 'lines' && credit.isWhole && <p className="small">{t('credit.becomesVoid')}</p>}
    </div>
  );
}
