import { late } from '../../ui/over/late';
import { Skeleton } from '../../ui/states/Skeleton';
import { PLOT_HEIGHT } from './geometry';

const wait = <Skeleton shape="rounded" height={PLOT_HEIGHT} />;

/** Loads the chart library when the first chart is drawn. */
export const LateBars = late(async () => (await import('./BarsPlot')).BarsPlot, { wait });
