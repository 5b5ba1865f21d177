import { createContext, useContext, useEffect } from 'react';

/** Resolves to whether the page may be left. */
export type LeaveGuard = () => Promise<boolean>;

export const LeaveGuardContext = createContext<(guard: LeaveGuard | null) => void>(() => undefined);

/** Asks the same question as leaving the page. */
export const MayLeaveContext = createContext<LeaveGuard>(() => Promise.resolve(true));

/**
 * While `isDirty`, leaving the view asks once and closing the browser warns. `ask` is usually `useConfirm()` with the
 * form's texts and must keep its identity between renders.
 */
export function useLeaveGuard(isDirty: boolean, ask: LeaveGuard): void {
  const setGuard = useContext(LeaveGuardContext);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    setGuard(ask);
    window.addEventListener('beforeunload', warn);
    return () => {
      setGuard(null);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty, ask, setGuard]);
}
