import type { Months } from '@dispatch/domain/reports/report-months';
import { useToday } from '../../parts/job/useToday';
import { Select } from '../../ui/form/Select';
import { useTexts } from '../../ui/text/useTexts';
import {
  choosableMonths,
  daysOfMonths,
  monthsOfPeriod,
  REPORT_PERIODS,
  type ReportPeriod,
} from './reportPeriod';

interface PeriodFieldsProps {
  months: Months;
  onChange: (days: { from: string; to: string }) => void;
}

/** A usual period, or any first and last month. */
export function PeriodFields({ months, onChange }: PeriodFieldsProps) {
  const { t, format } = useTexts(['reports', 'invoices']);
  const today = useToday();
  const labelOf = (period: ReportPeriod) =>
    period === 'last12' ? t('period.last12') : t(`invoices:periods.${period}`);
  const periods = REPORT_PERIODS.map((value) => ({
    ...{ value, label: labelOf(value) },
    months: monthsOfPeriod(value, today),
  }));
  const isShown = ({ from, to }: Months) => from === months.from && to === months.to;
  const shown = periods.find((period) => isShown(period.months))?.value ?? '';
  const own = shown === '' ? [{ value: '' as const, label: t('period.own') }] : [];
  const options = choosableMonths(today, months).map((month) => ({
    value: month,
    label: format.month(month),
  }));
  return (
    <>
      <Select
        label={t('invoices:periods.label')}
        options={[...own, ...periods]}
        value={shown}
        onChange={(wanted) => {
          if (wanted === 'last12') onChange({ from: '', to: '' });
          else if (wanted !== '') onChange(daysOfMonths(monthsOfPeriod(wanted, today)));
        }}
      />
      <Select
        label={t('period.from')}
        lead={t('period.from')}
        options={options}
        value={months.from}
        // A period never ends before it begins.
        onChange={(from) =>
          onChange(daysOfMonths({ from, to: from > months.to ? from : months.to }))
        }
      />
      <Select
        label={t('period.to')}
        lead={t('period.to')}
        options={options}
        value={months.to}
        onChange={(to) => onChange(daysOfMonths({ from: to < months.from ? to : months.from, to }))}
      />
    </>
  );
}
