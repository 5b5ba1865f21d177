import { lazy, useEffect, type ReactNode } from 'react';
import { LateThemeContext } from '../over/LateTheme';
import { whenIdle } from '../../lib/whenIdle';
import './console.css';
import './inter.css';
import { loadLater, loadLateTheme } from './loadLateTheme';
import { PlainTheme } from './PlainTheme';

const LATE_THEME = { Theme: lazy(loadLateTheme), load: loadLateTheme };

/** What the desk's pages stand on; MUI's theme comes with the first part that needs it. */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  useEffect(
    () =>
      whenIdle(() => {
        // What fails here is loaded again when it is wanted.
        loadLater().catch(() => undefined);
      }),
    [],
  );
  return (
    <PlainTheme audience="console">
      <LateThemeContext value={LATE_THEME}>{children}</LateThemeContext>
    </PlainTheme>
  );
}
