import { late } from '../../../ui/over/late';

export const LeaveUnitDialog = late(
  async () =>
    (await import(/* webpackChunkName: "complete" */ './LeaveUnitDialog')).LeaveUnitDialog,
);
