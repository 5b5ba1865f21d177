import { useId } from 'react';
import type { Invoice } from '../../../api/invoicing/invoices';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { useTexts } from '../../../ui/text/useTexts';
import './invoice.css';

/** Taxes and total. */
export function InvoiceSums({ invoice }: { invoice: Invoice }) {
  const { t, format } = useTexts('invoice');
  const id = useId();
  const { status, kind, subtotal, taxes, total, paid, credited, balance } = invoice;
  const { exemptCertificate } = invoice;
  const hasBalance = kind === 'invoice' && status !== 'draft';
  return (
    <section aria-labelledby={id} className="invoice-sums">
      <h3 id={id} className="unseen">
        {t('sums.title')}
      </h3>
      <dl>
        <Sum label={t('sums.subtotal')} amount={subtotal} />
        {taxes.map(({ name, province, rate, base, amount }) => (
          <Sum
            key={`${name} ${String(province)} ${String(rate)}`}
            label={
              name === 'HST'
                ? t('sums.hst', { province: province ?? '', rate: format.number(rate) })
                : t(`sums.${name}`, { rate: format.number(rate) })
            }
            note={base === subtotal ? undefined : t('sums.base', { amount: format.money(base) })}
            amount={amount}
          />
        ))}
        {exemptCertificate !== null && (
          <div>
            <dt className="small quiet">{t('sums.exempt', { number: exemptCertificate })}</dt>
            <dd />
          </div>
        )}
        <Sum label={t('sums.total')} amount={total} isStrong />
        {hasBalance && credited !== 0 && <Sum label={t('sums.credited')} amount={-credited} />}
        {hasBalance && paid !== 0 && <Sum label={t('sums.paid')} amount={-paid} />}
        {hasBalance && <Sum label={t('sums.balance')} amount={balance} isStrong />}
      </dl>
    </section>
  );
}

interface SumProps {
  label: string;
  note?: string | undefined;
  amount: number;
  isStrong?: boolean;
}

function Sum({ label, note, amount, isStrong = false }: SumProps) {
  return (
    <div className={isStrong ? 'strong invoice-sum-strong' : undefined}>
      <dt>
        {label}
        {note && <span className="small quiet invoice-sum-note">{note}</span>}
      </dt>
      <dd>
        <MoneyText amount={amount} />
      </dd>
    </div>
  );
}
