import { late } from '../../../ui/over/late';

export const VinCheck = late(
  async () => (await import(/* webpackChunkName: "scan" */ './VinCheck')).VinCheck,
  { texts: ['vinCheck'] },
);
