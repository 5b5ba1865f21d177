import type { RevenueBy } from '@dispatch/domain/reports/report-kinds';
import type { Months } from '@dispatch/domain/reports/report-months';
import { PUNCTUALITY_BY } from '@dispatch/domain/reports/report-kinds';
import { useGetPunctualityQuery, type PunctualityRow } from '../../api/reports';
import { StatTile, StatTiles } from '../../ui/facts/StatTile';
import { useTexts } from '../../ui/text/useTexts';
import { MonthChart } from './MonthChart';
import { MoreRows } from './MoreRows';
import { ReportPart } from './ReportPart';
import { daysOfMonths } from './reportPeriod';
import { type ReportColumn, ReportTable } from './ReportTable';
import { useReportWords } from './useReportWords';
import { useRowLimit } from './useRowLimit';

const LATE = ['latePickup', 'lateOnTheWay', 'lateUnknown'] as const;
const lateOf = (row: Pick<PunctualityRow, 'promisedDeliveries' | 'onTimeDeliveries'>) =>
  row.promisedDeliveries - row.onTimeDeliveries;

interface PunctualityReportProps {
  months: Months;
  by: RevenueBy;
}

export function PunctualityReport({ months, by: asked }: PunctualityReportProps) {
  const { t, format } = useTexts('reports');
  const words = useReportWords();
  const by = PUNCTUALITY_BY.find((one) => one === asked) ?? 'month';
  const limit = useRowLimit(`${months.from} ${months.to} ${by}`);
  const params = { ...daysOfMonths(months), by };
  const query = useGetPunctualityQuery({ ...params, rows: limit.most });
  const title = t('punctuality.title', { per: t(`per.${by}`) });
  return (
    <ReportPart
      title={title}
      help={t('punctuality.help')}
      file="reports/punctuality"
      params={params}
      query={query}
      isEmpty={({ total }) => total.jobs === 0}
    >
      {({ rows, rowCount, total }) => (
        <>
          <StatTiles label={title}>
            <StatTile label={t('punctuality.jobs')} value={format.number(total.jobs)} />
            <StatTile
              label={t('punctuality.pickups')}
              value={words.share(total.onTimeJobs, total.promisedJobs) || '–'}
              note={t('punctuality.ofPromised', {
                onTime: format.number(total.onTimeJobs),
                promised: format.number(total.promisedJobs),
              })}
            />
            <StatTile
              label={t('punctuality.deliveries')}
              value={words.share(total.onTimeDeliveries, total.promisedDeliveries) || '–'}
              note={t('punctuality.ofPromised', {
                onTime: format.number(total.onTimeDeliveries),
                promised: format.number(total.promisedDeliveries),
              })}
            />
          </StatTiles>
          <MonthChart
            {...{ by, rows }}
            series={[
              {
                label: t('punctuality.onTime'),
                values: rows.map(({ onTimeDeliveries }) => onTimeDeliveries),
              },
              { label: t('punctuality.late'), values: rows.map(lateOf), isQuiet: true },
            ]}
            unit="number"
          />
          <PunctualityTable {...{ title, by, rows }} />
          <MoreRows shown={rows.length} of={rowCount} limit={limit} />
        </>
      )}
    </ReportPart>
  );
}

interface PunctualityTableProps {
  title: string;
  by: RevenueBy;
  rows: readonly PunctualityRow[];
}

function PunctualityTable({ title, by, rows }: PunctualityTableProps) {
  const { t, format } = useTexts('reports');
  const words = useReportWords();
  const number = (id: string, header: string, of: (row: PunctualityRow) => number | string) =>
    ({
      ...{ id, header, width: '8rem', align: 'right' as const },
      cell: (row: PunctualityRow) => {
        const value = of(row);
        return (
          <span className="figures">
            {typeof value === 'number' ? format.number(value) : value}
          </span>
        );
      },
    }) as const;
  const columns: ReportColumn<PunctualityRow>[] = [
    { id: 'name', header: t(`by.${by}`), cell: (row) => words.nameOf(by, row) },
    number('deliveries', t('punctuality.deliveries'), (row) =>
      words.share(row.onTimeDeliveries, row.promisedDeliveries),
    ),
    number('pickups', t('punctuality.pickups'), (row) =>
      words.share(row.onTimeJobs, row.promisedJobs),
    ),
    number('jobs', t('punctuality.jobs'), ({ jobs }) => jobs),
    number('late', t('punctuality.late'), lateOf),
    ...LATE.map((reason) => number(reason, t(`punctuality.${reason}`), (row) => row[reason])),
  ];
  return <ReportTable label={title} rows={rows} columns={columns} />;
}
