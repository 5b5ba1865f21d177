import { useEffect, type ReactNode } from 'react';
import { whenIdle } from '../../lib/whenIdle';
import { prefetchTheme } from './loadTheme';
import { PlainTheme } from './PlainTheme';

/** The base of the console's pages; MUI's theme loads with the first part that needs it. */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  useEffect(
    () =>
      whenIdle(() => {
        // A failed prefetch is retried on demand.
        prefetchTheme().catch(() => undefined);
      }),
    [],
  );
  return <PlainTheme audience="console">{children}</PlainTheme>;
}
