import { late } from '../../../ui/over/late';

export const UnitReportScreen = late(
  async () =>
    (await import(/* webpackChunkName: "report" */ './UnitReportScreen')).UnitReportScreen,
  { texts: ['unitReport'] },
);

export const MissingParts = late(
  async () => (await import(/* webpackChunkName: "report" */ './MissingParts')).MissingParts,
  { texts: ['unitReport', 'photos'] },
);
