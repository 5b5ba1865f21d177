import { late } from '../../../ui/over/late';

export const SignScreen = late(
  async () => (await import(/* webpackChunkName: "sign" */ './SignScreen')).SignScreen,
  { texts: ['sign', 'unitReport'], isPlain: true },
);
