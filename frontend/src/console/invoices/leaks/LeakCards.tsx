import type { MoneyLeak } from '@dispatch/domain/invoices/money-leaks';
import { Link } from 'react-router-dom';
import type { MoneyLeakTotal } from '../../../api/invoicing/moneyLeaks';
import { viewHref } from '../../../parts/navigation/consoleViews';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { isOfInvoices } from './leakKinds';
import './leaks.css';

interface LeakCardsProps {
  totals: readonly MoneyLeakTotal[];
  /** The kind listed below. */
  shown: MoneyLeak | null;
}

/** Count and total of each kind, linked to its list. */
export function LeakCards({ totals, shown }: LeakCardsProps) {
  const { t } = useTranslation('moneyLeaks');
  const format = useFormat();
  const counted = ({ kind, count }: MoneyLeakTotal) =>
    t(isOfInvoices(kind) ? 'invoices' : 'jobs', { count, shown: format.number(count) });
  return (
    <nav className="leak-cards" aria-label={t('cards')}>
      {totals.map((total) => (
        <Link
          key={total.kind}
          to={viewHref('money-leaks', { kind: total.kind })}
          replace
          className="card leak-card"
          data-none={total.count === 0 || undefined}
          aria-current={total.kind === shown ? 'true' : undefined}
        >
          <span className="type-small leak-card-kind">{t(`kinds.${total.kind}.name`)}</span>
          {total.count === 0 ? (
            <span className="type-small quiet">{t('none')}</span>
          ) : (
            <>
              <span className="type-figure">
                {total.kind === 'no-price' ? t('unknown') : format.money(total.amount)}
              </span>
              <span className="type-caption quiet">{counted(total)}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
