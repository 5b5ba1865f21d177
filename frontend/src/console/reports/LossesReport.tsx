import type { Months } from '@dispatch/domain/reports/report-months';
import { type LossReport, useGetLossesQuery } from '../../api/reports';
import { MoneyText } from '../../ui/facts/MoneyText';
import { StatTile, StatTiles } from '../../ui/facts/StatTile';
import { useTexts } from '../../ui/text/useTexts';
import { Chart } from './Chart';
import { ReportPart } from './ReportPart';
import { daysOfMonths } from './reportPeriod';
import { type ReportColumn, ReportTable } from './ReportTable';

type LossRow = LossReport['rows'][number];

/** Dry runs and waiting: what was charged, and what was not. */
export function LossesReport({ months }: { months: Months }) {
  const { t, format } = useTexts('reports');
  const days = daysOfMonths(months);
  const query = useGetLossesQuery(days);
  const title = t('losses.title');
  const right = { width: '8.5rem', align: 'right' as const } as const;
  const count = (id: 'chargedRuns' | 'notReady' | 'otherwiseFree') => ({
    ...{ id, header: t(`losses.${id}`), ...right },
    cell: (row: LossRow) => <span className="figures">{format.number(row[id])}</span>,
  });
  const money = (id: 'charged' | 'dryRunsInvoiced' | 'waitingInvoiced') => ({
    ...{ id, header: t(`losses.${id}`), ...right },
    cell: (row: LossRow) => <MoneyText amount={row[id]} />,
  });
  const columns: ReportColumn<LossRow>[] = [
    { id: 'month', header: t('by.month'), cell: ({ month }) => format.month(month) },
    money('charged'),
    count('chargedRuns'),
    count('notReady'),
    count('otherwiseFree'),
    money('dryRunsInvoiced'),
    money('waitingInvoiced'),
  ];
  return (
    <ReportPart
      title={title}
      help={t('losses.help')}
      file="money-reports/losses"
      params={{ ...days }}
      query={query}
      isEmpty={({ total }) => Object.values(total).every((sum) => sum === 0)}
    >
      {({ rows, total }) => (
        <>
          <StatTiles label={title}>
            <StatTile
              label={t('losses.charged')}
              value={format.money(total.charged)}
              note={t('losses.runs', {
                count: total.chargedRuns,
                shown: format.number(total.chargedRuns),
              })}
            />
            <StatTile
              label={t('losses.notReady')}
              value={format.number(total.notReady)}
              note={t('losses.notReadyNote')}
            />
            <StatTile
              label={t('losses.waitingInvoiced')}
              value={format.money(total.waitingInvoiced)}
              note={t('losses.waitingNote')}
            />
          </StatTiles>
          {rows.length > 1 && (
            <Chart
              keys={rows.map(({ month }) => month)}
              nameOf={format.month}
              tickOf={format.shortMonth}
              series={[
                { label: t('losses.chargedRuns'), values: rows.map((row) => row.chargedRuns) },
                {
                  label: t('losses.notReady'),
                  values: rows.map((row) => row.notReady),
                  isQuiet: true,
                },
              ]}
              unit="number"
            />
          )}
          <ReportTable label={title} rows={rows} columns={columns} />
        </>
      )}
    </ReportPart>
  );
}
