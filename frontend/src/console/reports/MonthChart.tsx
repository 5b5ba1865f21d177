import type { ComponentProps } from 'react';
import { useFormat } from '../../ui/text/useFormat';
import { Chart } from './Chart';

type ChartProps = ComponentProps<typeof Chart>;

interface MonthChartProps {
  by: string;
  rows: readonly { readonly value: string }[];
  series: ChartProps['series'];
  unit: ChartProps['unit'];
}

/** The bars of a report by month. There are none for one month, or for another breakdown. */
export function MonthChart({ by, rows, ...bars }: MonthChartProps) {
  const format = useFormat();
  if (by !== 'month' || rows.length < 2) return null;
  return (
    <Chart
      keys={rows.map(({ value }) => value)}
      nameOf={format.month}
      tickOf={format.shortMonth}
      {...bars}
    />
  );
}
