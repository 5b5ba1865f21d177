import { late } from '../../../ui/over/late';

export const PhotoCamera = late(
  async () => (await import(/* webpackChunkName: "camera" */ './PhotoCamera')).PhotoCamera,
  { texts: ['camera', 'photos'] },
);
