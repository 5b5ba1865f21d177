import { lazy } from 'react';

/** The chart library is asked for when the first chart comes near. */
const load = () => import(/* webpackChunkName: "charts" */ './plots');

export const JobsPlot = lazy(async () => ({ default: (await load()).JobsPlot }));
export const RevenuePlot = lazy(async () => ({ default: (await load()).RevenuePlot }));
