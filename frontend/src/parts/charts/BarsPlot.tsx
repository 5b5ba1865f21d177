import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { useTheme } from '@mui/material/styles';
import { useFormat } from '../../ui/text/useFormat';
import { LEGEND_HEIGHT, PLOT_HEIGHT } from './geometry';

const MARGIN = { left: 0, right: 12, top: 12, bottom: 0 };
const QUIET_GRID = { [`& .${chartsGridClasses.line}`]: { strokeOpacity: 0.5 } };

interface Bars {
  readonly label: string;
  readonly values: readonly number[];
  /** Quiet bars are what the others are compared with. */
  readonly isQuiet?: boolean;
}

interface BarsPlotProps {
  /** One key for each group of bars, such as a month; each once. */
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** The short name below the bars. */
  tickOf: (key: string) => string;
  /** One series, or several side by side with a legend. */
  series: readonly Bars[];
  unit: 'money' | 'number';
  onOpen?: (key: string) => void;
}

/** Vertical bars. A table shows the same data. */
export function BarsPlot({ keys, nameOf, tickOf, series, unit, onOpen }: BarsPlotProps) {
  const { vars } = useTheme();
  const format = useFormat();
  const isAlone = series.length === 1;
  const whole = unit === 'money' ? format.money : format.number;
  const short = unit === 'money' ? format.shortMoney : format.number;
  return (
    <BarChart
      height={isAlone ? PLOT_HEIGHT : PLOT_HEIGHT - LEGEND_HEIGHT}
      margin={MARGIN}
      skipAnimation
      grid={{ horizontal: true }}
      hideLegend={isAlone}
      borderRadius={4}
      xAxis={[
        {
          scaleType: 'band',
          data: [...keys],
          valueFormatter: (key: string, { location }) =>
            location === 'tick' ? tickOf(key) : nameOf(key),
          tickLabelMinGap: 8,
          categoryGapRatio: 0.4,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          min: 0,
          width: unit === 'money' ? 64 : 40,
          valueFormatter: short,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={series.map(({ label, values, isQuiet = false }) => ({
        label,
        data: values.map((value) => Math.max(0, value)),
        color: isQuiet ? vars.palette.text.secondary : vars.palette.primary.main,
        valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) =>
          whole(values[dataIndex] ?? 0),
      }))}
      {...(onOpen && {
        onItemClick: (_event: unknown, { dataIndex }: { dataIndex: number }) => {
          const key = keys[dataIndex];
          if (key !== undefined) onOpen(key);
        },
      })}
      sx={{
        ...QUIET_GRID,
        ...(onOpen && { [`& .${barClasses.element}`]: { cursor: 'pointer' } }),
      }}
    />
  );
}
