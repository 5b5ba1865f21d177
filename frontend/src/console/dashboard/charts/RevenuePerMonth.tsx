import { addDays } from '@dispatch/domain/time/company-period';
import { useListRevenuePerMonthQuery } from '../../../api/stats';
import { useFormat } from '../../../ui/text/useFormat';
import { useOpenView, viewHref } from '../../../parts/navigation/consoleViews';
import { useTranslation } from '../../../ui/text/useTranslation';
import { ChartCard } from './ChartCard';
import { RevenuePlot } from './latePlots';

/** First and last day of a month. */
function daysOf(month: string) {
  const inNext = addDays(`${month}-28`, 4);
  return { from: `${month}-01`, to: addDays(`${inNext.slice(0, 7)}-01`, -1) };
}

/** Total revenue of the billing jobs of each month. */
export function RevenuePerMonth() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const openView = useOpenView();
  const query = useListRevenuePerMonthQuery();
  const title = t('charts.revenuePerMonth');
  return (
    <ChartCard
      title={title}
      summary={(months) =>
        t('charts.revenueSummary', {
          // Sum in cents to avoid rounding errors.
          amount: format.money(
            months.reduce((cents, { revenue }) => cents + Math.round(revenue * 100), 0) / 100,
          ),
        })
      }
      query={query}
      columns={[
        { title: t('charts.month'), text: ({ month }) => format.month(month) },
        {
          title: t('charts.billingJobs'),
          text: ({ jobs }) => format.number(jobs),
          href: ({ month, jobs }) =>
            jobs === 0 ? undefined : viewHref('completed-jobs', daysOf(month)),
        },
        { title: t('charts.revenue'), text: ({ revenue }) => format.money(revenue) },
      ]}
      isEmpty={(months) => months.every(({ jobs }) => jobs === 0)}
      empty={t('charts.noRevenue')}
      plot={(months) => (
        <RevenuePlot
          months={months}
          label={t('charts.revenue')}
          onOpen={(month) => openView('completed-jobs', daysOf(month))}
        />
      )}
    />
  );
}
