import type { ReactNode } from 'react';
import { LinesContext } from '../ui/list/lines/useLinesInSight';

/** jsdom has no layout; long lists below render this many rows or cards. */
export function VirtualScreen({ children, rows = 60 }: { children: ReactNode; rows?: number }) {
  return <LinesContext value={rows}>{children}</LinesContext>;
}
