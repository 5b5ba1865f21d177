import { useGetBillingSummaryQuery } from '../../api/jobs';
import '../../ui/facts/card.css';
import { Skeleton } from '../../ui/states/Skeleton';
import '../../ui/text/text.css';
import '../../ui/text/type.css';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import './billing.css';

/** Counts and revenue over all jobs in billing, whatever the list below is narrowed to. */
export function SummaryCards() {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { data, isLoading } = useGetBillingSummaryQuery();
  const cards = [
    ['pending', format.number(data?.pending ?? 0)],
    ['complete', format.number(data?.complete ?? 0)],
    ['revenue', format.money(data?.totalRevenue ?? 0)],
  ] as const;
  return (
    <section className="billing-cards" aria-label={t('summary.label')} aria-busy={isLoading}>
      {cards.map(([card, value]) => (
        <div key={card} className="card billing-card">
          <p className="type-small quiet" id={`billing-${card}`}>
            {t(`summary.${card}`)}
          </p>
          {isLoading ? (
            <div className="type-figure">
              <Skeleton width="45%" />
            </div>
          ) : (
            <p className="type-figure" aria-labelledby={`billing-${card}`}>
              {value}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}
