import { type CashRow, useGetExpectedCashQuery } from '../../api/reports';
import { MoneyText } from '../../ui/facts/MoneyText';
import { StatTile, StatTiles } from '../../ui/facts/StatTile';
import { useTexts } from '../../ui/text/useTexts';
import { Chart } from './Chart';
import { ReportPart } from './ReportPart';
import { type ReportColumn, ReportTable } from './ReportTable';
import { useWeekTick } from './useWeekTick';
import { useReportWords } from './useReportWords';

/** The money of open invoices by week: when it is due, and when it usually comes. */
export function CashReport() {
  const { t, format } = useTexts('reports');
  const words = useReportWords();
  const tickOf = useWeekTick();
  const query = useGetExpectedCashQuery();
  const title = t('cash.title');
  const right = { width: '11rem', align: 'right' as const } as const;
  const columns: ReportColumn<CashRow>[] = [
    { id: 'week', header: t('weeks.label'), cell: ({ week }) => words.weekOf(week) },
    {
      ...{ id: 'expected', header: t('cash.expected'), ...right },
      cell: ({ expected }) => <MoneyText amount={expected} />,
    },
    {
      ...{ id: 'due', header: t('cash.due'), ...right },
      cell: ({ due }) => <MoneyText amount={due} />,
    },
  ];
  return (
    <ReportPart
      title={title}
      help={t('cash.help')}
      file="money-reports/expected-cash"
      query={query}
      isEmpty={({ owed, credit }) => owed === 0 && credit === 0}
    >
      {({ owed, credit, rows }) => (
        <>
          <StatTiles label={title}>
            <StatTile label={t('cash.owed')} value={format.money(owed)} />
            <StatTile label={t('cash.credit')} value={format.money(credit)} />
          </StatTiles>
          <Chart
            keys={rows.map(({ week }) => week)}
            nameOf={words.weekOf}
            tickOf={tickOf}
            series={[
              { label: t('cash.expected'), values: rows.map(({ expected }) => expected) },
              { label: t('cash.due'), values: rows.map(({ due }) => due), isQuiet: true },
            ]}
            unit="money"
          />
          <ReportTable label={title} rows={rows} columns={columns} />
        </>
      )}
    </ReportPart>
  );
}
