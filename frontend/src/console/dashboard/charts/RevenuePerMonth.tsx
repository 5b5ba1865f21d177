import { addDays } from '@dispatch/domain/time/company-period';
import { useSession } from '../../../api/accounts/session';
import { useListRevenuePerMonthQuery } from '../../../api/stats';
import { LateBars } from '../../../parts/charts/LateBars';
import { useOpenView, viewHref } from '../../../parts/navigation/consoleViews';
import { useTexts } from '../../../ui/text/useTexts';
import { ChartCard } from './ChartCard';

/** First and last day of a month. */
function daysOf(month: string) {
  const inNext = addDays(`${month}-28`, 4);
  return { from: `${month}-01`, to: addDays(`${inNext.slice(0, 7)}-01`, -1) };
}

/** The invoiced revenue of each month before taxes, as in the books. */
export function RevenuePerMonth() {
  const { t, format } = useTexts('dashboard');
  const openView = useOpenView();
  const { may } = useSession();
  // Users who see prices but no invoices get the completed jobs.
  const view = may('billing:manage') ? 'invoices' : 'completed-jobs';
  const query = useListRevenuePerMonthQuery();
  const title = t('charts.revenuePerMonth');
  return (
    <ChartCard
      title={title}
      summary={(months) =>
        t('charts.revenueSummary', {
          // Sum in cents to avoid rounding errors.
          amount: format.money(
            months.reduce((cents, { invoiced }) => cents + Math.round(invoiced * 100), 0) / 100,
          ),
        })
      }
      query={query}
      columns={[
        { title: t('charts.month'), text: ({ month }) => format.month(month) },
        {
          title: t('charts.invoices'),
          text: ({ invoices }) => format.number(invoices),
          href: ({ month, invoices }) =>
            invoices === 0 ? undefined : viewHref(view, daysOf(month)),
        },
        { title: t('charts.revenue'), text: ({ invoiced }) => format.money(invoiced) },
      ]}
      isEmpty={(months) => months.every(({ invoices }) => invoices === 0)}
      empty={t('charts.noRevenue')}
      plot={(months) => (
        <LateBars
          keys={months.map(({ month }) => month)}
          nameOf={format.month}
          tickOf={format.shortMonth}
          series={[{ label: t('charts.revenue'), values: months.map(({ invoiced }) => invoiced) }]}
          unit="money"
          onOpen={(month) => openView(view, daysOf(month))}
        />
      )}
    />
  );
}
