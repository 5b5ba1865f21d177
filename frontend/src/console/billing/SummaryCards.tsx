import { useGetBillingSummaryQuery } from '../../api/jobs/jobs';
import { Skeleton } from '../../ui/states/Skeleton';
import { useTexts } from '../../ui/text/useTexts';
import './billing.css';

/** Counts and revenue of all jobs in billing, regardless of the list's filters. */
export function SummaryCards() {
  const { t, format } = useTexts('billing');
  const { data, isLoading, isError } = useGetBillingSummaryQuery({});
  const { pending = 0, complete = 0, totalRevenue = 0, pendingRevenue = 0 } = data ?? {};
  // Round to whole cents to remove the floating-point error of the difference.
  const billed = Math.round((totalRevenue - pendingRevenue) * 100) / 100;
  const amount = (dollars: number) => ({ amount: format.money(dollars) });
  const isUnknown = isError && data === undefined;
  const cards = [
    ['pending', format.number(pending), t('summary.of.pending', amount(pendingRevenue))],
    ['complete', format.number(complete), t('summary.of.complete', amount(billed))],
    ['revenue', format.money(totalRevenue), t('summary.of.revenue')],
  ] as const;
  return (
    <section className="billing-cards" aria-label={t('summary.label')} aria-busy={isLoading}>
      {cards.map(([card, value, of]) => (
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
              {isUnknown ? '–' : value}
            </p>
          )}
          {/* Keeps the height while the numbers load. */}
          <p className="type-caption quiet">{isLoading || isUnknown ? '\u00a0' : of}</p>
        </div>
      ))}
    </section>
  );
}
