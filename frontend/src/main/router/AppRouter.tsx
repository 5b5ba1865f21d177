import { startTransition, useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { LeaveGuardContext, MayLeaveContext } from '../../ui/form/sending/leaveGuard';
import { AddressContext } from '../../ui/url/address';
import type { GuardedHistory } from './guardedHistory';

interface AppRouterProps {
  history: GuardedHistory;
  children: ReactNode;
}

/**
 * React Router on the guarded history. A new page is shown at once. A change within a page is a
 * transition, as in the library's own routers, so typing does not wait for it.
 */
export function AppRouter({ history, children }: AppRouterProps) {
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => {
    const show = () => setLocation(history.location);
    // The location may have changed since the first render.
    show();
    return history.listen((isSamePage) => {
      if (isSamePage) startTransition(show);
      else show();
    });
  }, [history]);
  const readAddress = useCallback(() => history.location, [history]);
  return (
    <LeaveGuardContext value={history.addGuard}>
      <MayLeaveContext value={history.mayLeave}>
        <AddressContext value={readAddress}>
          <Router location={location} navigator={history}>
            {children}
          </Router>
        </AddressContext>
      </MayLeaveContext>
    </LeaveGuardContext>
  );
}
