import { useSession } from '../../api/accounts/session';
import { type BookedWork, useGetBookedWorkQuery } from '../../api/reports';
import { MoneyText } from '../../ui/facts/MoneyText';
import { useTexts } from '../../ui/text/useTexts';
import { Chart } from './Chart';
import { ReportPart } from './ReportPart';
import { type ReportColumn, ReportTable } from './ReportTable';
import { useReportWords } from './useReportWords';
import { useWeekTick } from './useWeekTick';

type BookedRow = BookedWork['rows'][number];

/** Jobs that wait for their pickup, by week. */
export function BookedWorkReport() {
  const { t, format } = useTexts('reports');
  const words = useReportWords();
  const tickOf = useWeekTick();
  const { may } = useSession();
  const query = useGetBookedWorkQuery();
  const title = t('booked.title');
  const count = (id: 'jobs' | 'vehicles' | 'withoutPrice') =>
    ({
      ...{ id, header: t(`booked.${id}`), width: '9rem', align: 'right' as const },
      cell: (row: BookedRow) => <span className="figures">{format.number(row[id])}</span>,
    }) as const;
  const columns: ReportColumn<BookedRow>[] = [
    { id: 'week', header: t('weeks.label'), cell: ({ week }) => words.weekOf(week) },
    count('jobs'),
    count('vehicles'),
    ...(may('money-reports:read')
      ? [
          count('withoutPrice'),
          {
            ...{
              id: 'amount',
              header: t('booked.amount'),
              width: '11rem',
              align: 'right' as const,
            },
            cell: ({ amount }: BookedRow) => <MoneyText amount={amount} />,
          } as const,
        ]
      : []),
  ];
  return (
    <ReportPart
      title={title}
      help={t('booked.help')}
      file="reports/booked"
      query={query}
      isEmpty={({ rows }) => rows.every(({ jobs }) => jobs === 0)}
    >
      {({ rows }) => (
        <>
          <Chart
            keys={rows.map(({ week }) => week)}
            nameOf={words.weekOf}
            tickOf={tickOf}
            series={[{ label: t('booked.jobs'), values: rows.map(({ jobs }) => jobs) }]}
            unit="number"
          />
          <ReportTable label={title} rows={rows} columns={columns} />
        </>
      )}
    </ReportPart>
  );
}
