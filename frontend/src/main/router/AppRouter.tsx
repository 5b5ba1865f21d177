import { startTransition, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Router, type Location } from 'react-router-dom';
import { AddressContext } from '../../ui/url/currentUrl';
import { viewOf } from '../../parts/navigation/consoleViews';
import { LeaveGuardContext } from '../../ui/form/leaveGuard';
import type { GuardedHistory } from './guardedHistory';

interface AppRouterProps {
  history: GuardedHistory;
  children: ReactNode;
}

const pageOf = ({ pathname, search }: Location) => `${pathname} ${viewOf(pathname, search)}`;

/**
 * Another page is shown at once. What changes within a page is drawn bit by bit: almost everything
 * looks at the address, and typing must not wait for that. Whoever acts reads `window.location`,
 * for what is drawn may be older.
 */
function useDrawnLocation(history: GuardedHistory): Location {
  const page = useSyncExternalStore(history.listen, () => pageOf(history.location));
  const [drawn, setDrawn] = useState(history.location);
  useEffect(() => {
    const draw = () => startTransition(() => setDrawn(history.location));
    // It may have moved between the first drawing and now.
    draw();
    return history.listen((isPop) => {
      // Within the event itself React would draw it in one go.
      if (isPop) setTimeout(draw);
      else draw();
    });
  }, [history]);
  return pageOf(drawn) === page ? drawn : history.location;
}

export function AppRouter({ history, children }: AppRouterProps) {
  const location = useDrawnLocation(history);
  return (
    <LeaveGuardContext value={history.setGuard}>
      <AddressContext value={history.listen}>
        <Router location={location} navigator={history}>
          {children}
        </Router>
      </AddressContext>
    </LeaveGuardContext>
  );
}
