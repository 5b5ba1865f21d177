import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';
import type { DayOfJobs } from '../../../api/stats';
import { useFormat } from '../../../ui/text/useFormat';
import { LEGEND_HEIGHT, PLOT_HEIGHT } from '../../../parts/charts/geometry';

/** In its own chunk, with the chart library. The table shows the same data. */

const MARGIN = { left: 0, right: 12, top: 12, bottom: 0 };
const QUIET_GRID = { [`& .${chartsGridClasses.line}`]: { strokeOpacity: 0.5 } };
/** The area uses the colour of its line. */
const PALE_AREA = { [`& .${lineClasses.area}`]: { opacity: 0.16, filter: 'none' } };

interface Labels {
  readonly created: string;
  readonly delivered: string;
}

interface JobsPlotProps {
  days: readonly DayOfJobs[];
  labels: Labels;
  onOpen: (day: string) => void;
}

export function JobsPlot({ days, labels, onOpen }: JobsPlotProps) {
  const { vars } = useTheme();
  const format = useFormat();
  const number = (value: number | null) => format.number(value ?? 0);
  return (
    <LineChart
      height={PLOT_HEIGHT - LEGEND_HEIGHT}
      // Half of the last day's label stands right of its point.
      margin={{ ...MARGIN, right: 28 }}
      skipAnimation
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'point',
          data: days.map(({ day }) => day),
          valueFormatter: (day: string, { location }) =>
            location === 'tick' ? format.shortDay(day) : format.day(day),
          tickLabelMinGap: 16,
          disableTicks: true,
        },
      ]}
      yAxis={[{ min: 0, tickMinStep: 1, width: 36, disableLine: true, disableTicks: true }]}
      series={[
        {
          id: 'delivered',
          label: labels.delivered,
          data: days.map(({ delivered }) => delivered),
          color: vars.palette.success.main,
          area: true,
          showMark: false,
          curve: 'linear',
          valueFormatter: number,
        },
        {
          id: 'created',
          label: labels.created,
          data: days.map(({ created }) => created),
          color: vars.palette.primary.main,
          showMark: false,
          curve: 'linear',
          valueFormatter: number,
        },
      ]}
      onAxisClick={(_event, found) => {
        const day = days[found?.dataIndex ?? -1]?.day;
        if (day !== undefined) onOpen(day);
      }}
      sx={{
        ...QUIET_GRID,
        // Distinguishable without colour: one is filled, the other dashed.
        ...PALE_AREA,
        [`& .${lineClasses.line}[data-series="created"]`]: { strokeDasharray: '5 3' },
      }}
    />
  );
}
