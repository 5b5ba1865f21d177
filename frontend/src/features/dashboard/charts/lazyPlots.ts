import { lazy } from 'react';

/** The chart library is asked for when the first chart is shown. */
const load = () => import(/* webpackChunkName: "charts" */ './plots');

export const JobsPlot = lazy(async () => ({ default: (await load()).JobsPlot }));
export const RevenuePlot = lazy(async () => ({ default: (await load()).RevenuePlot }));
export const Spark = lazy(async () => ({ default: (await load()).Spark }));
