import { late } from '../../ui/over/late';

export const ViewNameDialog = late(async () => (await import('./ViewNameDialog')).ViewNameDialog);
