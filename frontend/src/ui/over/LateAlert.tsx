import type { AlertProps } from '@mui/material/Alert';
import { late } from './late';

/** A rare alert of a first view, loaded on demand. */
export const LateAlert = late<AlertProps>(
  async () => (await import('@mui/material/Alert')).default,
  { isPlain: true },
);
