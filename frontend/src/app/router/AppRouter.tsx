import { useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { LeaveGuardContext } from '../../lib/leaveGuard';
import type { GuardedHistory } from './guardedHistory';

interface AppRouterProps {
  history: GuardedHistory;
  children: ReactNode;
}

export function AppRouter({ history, children }: AppRouterProps) {
  const location = useSyncExternalStore(history.listen, () => history.location);
  return (
    <LeaveGuardContext value={history.setGuard}>
      <Router location={location} navigator={history}>
        {children}
      </Router>
    </LeaveGuardContext>
  );
}
