import {
  REVENUE_SORTS,
  type RevenueBy,
  type RevenueSort,
} from '@dispatch/domain/reports/report-kinds';
import { countMonths, type Months } from '@dispatch/domain/reports/report-months';
import { useSession } from '../../api/accounts/session';
import { useGetRevenueQuery, type RevenueRow } from '../../api/reports';
import { viewHref } from '../../parts/navigation/consoleViews';
import { MoneyText } from '../../ui/facts/MoneyText';
import { Select } from '../../ui/form/Select';
import { RecordLink } from '../../ui/list/RecordLink';
import { useTexts } from '../../ui/text/useTexts';
import { useTranslation } from '../../ui/text/useTranslation';
import { MonthChart } from './MonthChart';
import { MoreRows } from './MoreRows';
import { ReportPart } from './ReportPart';
import { daysOfMonths } from './reportPeriod';
import { type ReportColumn, ReportTable } from './ReportTable';
import { ShareBar } from './ShareBar';
import { useReportWords } from './useReportWords';
import { useRowLimit } from './useRowLimit';

/** Credit notes may make a sum 0, though its rows are not. */
const isNothing = ({
  revenue,
  previous,
  lastYear,
}: Omit<RevenueRow, 'value' | 'name' | 'growth'>) =>
  revenue === 0 && previous === 0 && lastYear === 0;

interface RevenueReportProps {
  months: Months;
  by: RevenueBy;
  sort: RevenueSort;
  onSort: (sort: RevenueSort) => void;
}

export function RevenueReport({ months, by, sort, onSort }: RevenueReportProps) {
  const { t, format } = useTexts('reports');
  const words = useReportWords();
  const limit = useRowLimit(`${months.from} ${months.to} ${by} ${sort}`);
  const isByMonth = by === 'month';
  const params = { ...daysOfMonths(months), by, ...(!isByMonth && { sort }) };
  const query = useGetRevenueQuery({ ...params, rows: limit.most });
  const title = t('revenue.title', { per: t(`per.${by}`) });
  return (
    <ReportPart
      title={title}
      help={t('revenue.help')}
      file="money-reports/revenue"
      params={params}
      query={query}
      isEmpty={({ rows, total }) => [total, ...rows].every(isNothing)}
    >
      {({ rows, rowCount, total, previous }) => (
        <>
          <p className="type-body">
            {t('revenue.sum', {
              amount: format.money(total.revenue),
              before: format.money(total.previous),
              period: words.span(previous),
            })}
          </p>
          <MonthChart
            {...{ by, rows }}
            series={[
              { label: t('revenue.revenue'), values: rows.map(({ revenue }) => revenue) },
              {
                label: t('revenue.lastYear'),
                values: rows.map(({ lastYear }) => lastYear),
                isQuiet: true,
              },
            ]}
            unit="money"
          />
          {!isByMonth && (
            <div className="report-sort">
              <Select
                label={t('sort.label')}
                lead={t('sort.label')}
                options={REVENUE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
                value={sort}
                onChange={onSort}
              />
            </div>
          )}
          <RevenueTable {...{ title, months, by, rows }} />
          <MoreRows shown={rows.length} of={rowCount} limit={limit} />
        </>
      )}
    </ReportPart>
  );
}

interface RevenueTableProps {
  title: string;
  months: Months;
  by: RevenueBy;
  rows: readonly RevenueRow[];
}

function RevenueTable({ title, months, by, rows }: RevenueTableProps) {
  const { t } = useTranslation('reports');
  const words = useReportWords();
  const most = Math.max(0, ...rows.map(({ revenue }) => revenue));
  // A year is compared with the year before only once.
  const hasLastYear = by === 'month' || countMonths(months) !== 12;
  const columns: ReportColumn<RevenueRow>[] = [
    {
      id: 'name',
      header: t(`by.${by}`),
      cell: (row) => <RowName {...{ row, by, months }} />,
    },
    {
      id: 'revenue',
      header: t('revenue.revenue'),
      width: '9rem',
      align: 'right',
      cell: ({ revenue }) => <MoneyText amount={revenue} />,
    },
    {
      id: 'share',
      header: t('revenue.share'),
      width: '9rem',
      hideBelow: 'lg',
      cell: ({ revenue }) => <ShareBar value={revenue} of={most} />,
    },
    {
      id: 'previous',
      header: by === 'month' ? t('revenue.monthBefore') : t('revenue.periodBefore'),
      width: '9rem',
      align: 'right',
      cell: ({ previous }) => <MoneyText amount={previous} />,
    },
    {
      id: 'change',
      header: t('revenue.change'),
      width: '6.5rem',
      align: 'right',
      cell: ({ revenue, previous, growth }) => (
        <span className="figures">{words.change(revenue, previous, growth)}</span>
      ),
    },
    ...(hasLastYear
      ? [
          {
            id: 'lastYear',
            header: t('revenue.lastYear'),
            width: '9rem',
            align: 'right',
            cell: ({ lastYear }: RevenueRow) => <MoneyText amount={lastYear} />,
          } as const,
          {
            id: 'changeInYear',
            header: t('revenue.changeInYear'),
            width: '6.5rem',
            align: 'right',
            cell: ({ revenue, lastYear }: RevenueRow) => (
              <span className="figures">{words.change(revenue, lastYear)}</span>
            ),
          } as const,
        ]
      : []),
  ];
  return <ReportTable label={title} rows={rows} columns={columns} />;
}

interface RowNameProps {
  row: RevenueRow;
  by: RevenueBy;
  months: Months;
}

/** The name, with a link to the invoices that its number sums up. */
function RowName({ row, by, months }: RowNameProps) {
  const words = useReportWords();
  const { may } = useSession();
  const name = words.nameOf(by, row);
  if (!may('billing:manage')) return name;
  const link = (params: Readonly<Record<string, string>>) => (
    <RecordLink to={viewHref('invoices', params)} cutText={name}>
      {name}
    </RecordLink>
  );
  if (by === 'month') return link({ ...daysOfMonths({ from: row.value, to: row.value }) });
  if (by === 'customer' && row.name !== null)
    return link({ ...daysOfMonths(months), customer: row.value });
  return name;
}
