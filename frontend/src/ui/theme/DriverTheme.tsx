import type { ReactNode } from 'react';
import { AppTheme } from './AppTheme';

/** MUI in the driver's sizes, for what opens later in the portal. */
export function DriverTheme({ children }: { children: ReactNode }) {
  return <AppTheme audience="driver">{children}</AppTheme>;
}
