import type { AlertProps } from '@mui/material/Alert';
import { late } from './late';

/** An alert of a first view, which most people never see. */
export const LateAlert = late<AlertProps>(
  async () => (await import('@mui/material/Alert')).default,
  { isPlain: true },
);
