import { late } from '../../../ui/over/late';

export const CompleteDialog = late(
  async () => (await import(/* webpackChunkName: "complete" */ './CompleteDialog')).CompleteDialog,
);
