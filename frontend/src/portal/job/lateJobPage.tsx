import { late } from '../../ui/over/late';
import { WaitingJob } from './WaitingJob';

/** Not in the first view of the jobs, which a driver on a slow connection should see sooner. */
export const JobPage = late(
  async () => (await import(/* webpackChunkName: "driver-job" */ './JobPage')).JobPage,
  { isPlain: true, wait: <WaitingJob /> },
);
