import type { LeakRow } from '../../../api/invoicing/moneyLeaks';
import { FallbackText } from '../../../ui/facts/FallbackText';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { RecordCard } from '../../../ui/list/RecordCard';
import { CutText } from '../../../ui/text/CutText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { LeakAction } from './LeakAction';
import { LeakLink } from './LeakLink';

export function LeakCard({ leak }: { leak: LeakRow }) {
  const { t } = useTranslation('moneyLeaks');
  const format = useFormat();
  const { kind, jobReference, invoiceReference, customerName, amount, since, days } = leak;
  const ago = t('daysAgo', { count: days, shown: format.number(days) });
  return (
    <RecordCard label={jobReference ?? invoiceReference ?? ''}>
      <div className="record-card-head">
        <LeakLink leak={leak} />
        <span className="push" />
        <span className="strong">
          {amount === null ? (
            <FallbackText value={null} fallback={t('unknown')} />
          ) : (
            <MoneyText amount={amount} />
          )}
        </span>
      </div>
      <CutText value={customerName ?? t('noCustomer')} />
      <div className="line">
        <span className="small quiet push">
          {t('sinceDay', { what: t(`since.${kind}`), date: format.day(since), ago })}
        </span>
        <LeakAction leak={leak} />
      </div>
    </RecordCard>
  );
}
