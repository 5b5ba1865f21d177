import { late } from '../../../ui/over/late';
import { Skeleton } from '../../../ui/states/Skeleton';
import { PLOT_HEIGHT } from '../../../parts/charts/geometry';

const wait = <Skeleton shape="rounded" height={PLOT_HEIGHT} />;

/** Loads the chart library when the first chart comes near the viewport. */
export const JobsPlot = late(async () => (await import('./plots')).JobsPlot, { wait });
