import { PAYMENT_DAYS_BY, type RevenueBy } from '@dispatch/domain/reports/report-kinds';
import type { Months } from '@dispatch/domain/reports/report-months';
import { useGetPaymentDaysQuery, type PaymentDaysRow } from '../../api/reports';
import { MoneyText } from '../../ui/facts/MoneyText';
import { StatTile, StatTiles } from '../../ui/facts/StatTile';
import { useTexts } from '../../ui/text/useTexts';
import { MonthChart } from './MonthChart';
import { MoreRows } from './MoreRows';
import { ReportPart } from './ReportPart';
import { daysOfMonths } from './reportPeriod';
import { type ReportColumn, ReportTable } from './ReportTable';
import { useReportWords } from './useReportWords';
import { useRowLimit } from './useRowLimit';

interface PaymentDaysReportProps {
  months: Months;
  by: RevenueBy;
}

export function PaymentDaysReport({ months, by: asked }: PaymentDaysReportProps) {
  const { t, format } = useTexts('reports');
  const words = useReportWords();
  const by = PAYMENT_DAYS_BY.find((one) => one === asked) ?? 'month';
  const limit = useRowLimit(`${months.from} ${months.to} ${by}`);
  const params = { ...daysOfMonths(months), by };
  const query = useGetPaymentDaysQuery({ ...params, rows: limit.most });
  const title = t('paymentDays.title', { per: t(`per.${by}`) });
  return (
    <ReportPart
      title={title}
      help={t('paymentDays.help')}
      file="money-reports/payment-days"
      params={params}
      query={query}
      isEmpty={({ total }) => total.billedJobs === 0 && total.paid === 0}
    >
      {({ rows, rowCount, total }) => (
        <>
          <StatTiles label={title}>
            <StatTile
              label={t('paymentDays.toInvoice')}
              value={words.days(total.daysToInvoice) || '–'}
              note={t('paymentDays.ofJobs', {
                count: total.billedJobs,
                shown: format.number(total.billedJobs),
              })}
            />
            <StatTile
              label={t('paymentDays.toPayment')}
              value={words.days(total.daysToPayment) || '–'}
              note={t('paymentDays.ofPaid', { amount: format.money(total.paid) })}
            />
          </StatTiles>
          <MonthChart
            {...{ by, rows }}
            series={[
              {
                label: t('paymentDays.toPayment'),
                values: rows.map(({ daysToPayment }) => daysToPayment ?? 0),
              },
              {
                label: t('paymentDays.toInvoice'),
                values: rows.map(({ daysToInvoice }) => daysToInvoice ?? 0),
                isQuiet: true,
              },
            ]}
            unit="number"
          />
          <PaymentDaysTable {...{ title, by, rows }} />
          <MoreRows shown={rows.length} of={rowCount} limit={limit} />
        </>
      )}
    </ReportPart>
  );
}

interface PaymentDaysTableProps {
  title: string;
  by: RevenueBy;
  rows: readonly PaymentDaysRow[];
}

function PaymentDaysTable({ title, by, rows }: PaymentDaysTableProps) {
  const { t, format } = useTexts('reports');
  const words = useReportWords();
  const right = { width: '10rem', align: 'right' as const } as const;
  const columns: ReportColumn<PaymentDaysRow>[] = [
    { id: 'name', header: t(`by.${by}`), cell: (row) => words.nameOf(by, row) },
    {
      ...{ id: 'toPayment', header: t('paymentDays.toPayment'), ...right },
      cell: ({ daysToPayment }) => <span className="figures">{words.days(daysToPayment)}</span>,
    },
    {
      ...{ id: 'paid', header: t('paymentDays.paid'), ...right },
      cell: ({ paid }) => <MoneyText amount={paid} />,
    },
    {
      ...{ id: 'toInvoice', header: t('paymentDays.toInvoice'), ...right },
      cell: ({ daysToInvoice }) => <span className="figures">{words.days(daysToInvoice)}</span>,
    },
    {
      ...{ id: 'jobs', header: t('paymentDays.jobs'), ...right },
      cell: ({ billedJobs }) => <span className="figures">{format.number(billedJobs)}</span>,
    },
  ];
  return <ReportTable label={title} rows={rows} columns={columns} />;
}
