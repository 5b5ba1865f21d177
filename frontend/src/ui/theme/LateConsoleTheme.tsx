import type { ReactNode } from 'react';
import { AppTheme } from './AppTheme';

/** MUI in the console's sizes, for what opens later. */
export function LateConsoleTheme({ children }: { children: ReactNode }) {
  return <AppTheme audience="console">{children}</AppTheme>;
}
