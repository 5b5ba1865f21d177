import { late } from '../../ui/over/late';

export const SettingsSheet = late(
  async () => (await import(/* webpackChunkName: "settings" */ './SettingsSheet')).SettingsSheet,
  { texts: ['account'] },
);
