import { useEffect, type ReactNode } from 'react';
import { whenIdle } from '../../lib/whenIdle';
import './console.css';
import './inter.css';
import { prefetchTheme } from './loadTheme';
import { PlainTheme } from './PlainTheme';

/** What the desk's pages stand on; MUI's theme comes with the first part that needs it. */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  useEffect(
    () =>
      whenIdle(() => {
        // What fails here is loaded again when it is wanted.
        prefetchTheme().catch(() => undefined);
      }),
    [],
  );
  return <PlainTheme audience="console">{children}</PlainTheme>;
}
