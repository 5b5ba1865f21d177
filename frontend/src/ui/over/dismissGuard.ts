import { createContext, useContext, useEffect, type RefObject } from 'react';
import { useLeaveGuard, type AskToLeave } from '../form/sending/leaveGuard';

/** What protects the input in a dialog. */
export interface DismissGuard {
  readonly ask: AskToLeave;
  /** The input is saved, or given up on purpose: nothing asks any more. */
  readonly release: () => void;
}

/** Set by the inner form while leaving could lose input. */
export const DismissGuardContext = createContext<RefObject<DismissGuard | null>>({ current: null });

/** While `isOn`, leaving the surrounding dialog or the page asks first. `ask` keeps its identity between renders. */
export function useDismissGuard(isOn: boolean, ask: AskToLeave): void {
  const guardRef = useContext(DismissGuardContext);
  const release = useLeaveGuard(isOn, ask);
  useEffect(() => {
    if (!isOn) return undefined;
    const guard = { ask, release };
    guardRef.current = guard;
    return () => {
      if (guardRef.current === guard) guardRef.current = null;
    };
  }, [ask, guardRef, isOn, release]);
}

/** Releases the guard of the surrounding dialog, if there is one, before it closes. */
export function useReleaseDialog(): () => void {
  const guardRef = useContext(DismissGuardContext);
  return () => guardRef.current?.release();
}
