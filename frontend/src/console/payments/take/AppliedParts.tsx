import { AMOUNT } from '@dispatch/domain/text/money';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InvoiceSummary } from '../../../api/invoicing/invoices';
import { NumberField } from '../../../ui/form/number/NumberField';
import { useTexts } from '../../../ui/text/useTexts';
import '../payments.css';
import { leftOver } from './applied';

interface Parts {
  amount: number | null;
  parts: { invoiceId: number; amount: number | null }[];
}

/** The customer's open invoices, the amount applied to each, and the remaining credit. */
export function AppliedParts({ invoices }: { invoices: readonly InvoiceSummary[] }) {
  const { t, format } = useTexts('payments');
  const id = useId();
  const { control } = useFormContext<Parts>();
  const amount = useWatch({ control, name: 'amount' });
  const parts = useWatch({ control, name: 'parts' });
  const left = leftOver(
    amount,
    parts.map((part) => part.amount),
  );
  return (
    <section aria-labelledby={id} className="applied">
      <h3 id={id} className="type-label">
        {t('applied.title')}
      </h3>
      {invoices.length === 0 ? (
        <p className="type-body quiet">{t('applied.none')}</p>
      ) : (
        <ul className="card plain-list applied-rows">
          {invoices.map((invoice, place) => (
            <li key={invoice.id}>
              <span className="push">
                <span className="strong one-line">{invoice.reference}</span>
                <span className="small quiet applied-note">
                  {t('applied.owed', { amount: format.money(invoice.balance) })}
                  {invoice.dueDate &&
                    ` · ${t('applied.due', { date: format.day(invoice.dueDate) })}`}
                </span>
              </span>
              <div className="applied-field">
                <NumberField<Parts>
                  name={`parts.${place}.amount`}
                  label={t('applied.to', { reference: invoice.reference ?? '' })}
                  isLabelSeen={false}
                  bounds={{ ...AMOUNT, max: invoice.balance }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={`type-body ${left < 0 ? 'warned' : 'quiet'}`}>
        {left < 0 && t('applied.tooMuch', { amount: format.money(-left) })}
        {left >= 0 &&
          amount !== null &&
          t(left === 0 ? 'applied.all' : 'applied.left', { amount: format.money(left) })}
      </p>
    </section>
  );
}
