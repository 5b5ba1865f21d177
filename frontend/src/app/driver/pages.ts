import { lazy } from 'react';
import type { Destination } from '../destination';

export type DriverDestination = Extract<Destination, { app: 'driver' }>;

/** The three pages of the portal, each in a chunk of its own. */
export const DriverPage = lazy(async () => ({
  default: (await import('./PendingPage')).PendingPage,
}));
