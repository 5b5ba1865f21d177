import { useContext, useEffect } from 'react';
import { useLeaveGuard, type AskToLeave } from '../form/sending/leaveGuard';
import { DismissGuardContext } from './DialogFrame';

/** While `isOn`, leaving the surrounding dialog or the page asks first. `ask` keeps its identity between renders. */
export function useDismissGuard(isOn: boolean, ask: AskToLeave): void {
  const guardRef = useContext(DismissGuardContext);
  useLeaveGuard(isOn, ask);
  useEffect(() => {
    if (!isOn) return undefined;
    guardRef.current = ask;
    return () => {
      if (guardRef.current === ask) guardRef.current = null;
    };
  }, [ask, guardRef, isOn]);
}
