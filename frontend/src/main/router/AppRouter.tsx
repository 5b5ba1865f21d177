import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { LeaveGuardContext, MayLeaveContext } from '../../ui/form/sending/leaveGuard';
import type { GuardedHistory } from './guardedHistory';

interface AppRouterProps {
  history: GuardedHistory;
  children: ReactNode;
}

/**
 * React Router over the guarded history. Another page is shown at once; what changes within a page
 * is a transition, as in the library's own routers, so that typing does not wait for it.
 */
export function AppRouter({ history, children }: AppRouterProps) {
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => {
    const show = () => setLocation(history.location);
    // It may have moved between the first drawing and now.
    show();
    return history.listen((isSamePage) => {
      if (isSamePage) startTransition(show);
      else show();
    });
  }, [history]);
  return (
    <LeaveGuardContext value={history.setGuard}>
      <MayLeaveContext value={history.mayLeave}>
        <Router location={location} navigator={history}>
          {children}
        </Router>
      </MayLeaveContext>
    </LeaveGuardContext>
  );
}
