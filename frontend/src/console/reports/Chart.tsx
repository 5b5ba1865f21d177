import { LateBars } from '../../parts/charts/LateBars';
import { PLOT_HEIGHT } from '../../parts/charts/geometry';
import type { ComponentProps } from 'react';
import './reports.css';

/** The bars of a report, always above the table with the same numbers. */
export function Chart(props: ComponentProps<typeof LateBars>) {
  return (
    <div className="card report-chart" style={{ minHeight: PLOT_HEIGHT }}>
      <LateBars {...props} />
    </div>
  );
}
