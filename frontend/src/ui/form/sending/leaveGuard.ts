import { createContext, useContext, useEffect } from 'react';

/** Protects unsaved work. */
export interface LeaveGuard {
  /** Resolves to whether the work may be lost. */
  readonly ask: () => Promise<boolean>;
  /** The work is lost only with the view: Back may close what is open over it. */
  readonly isOfView: boolean;
}

/** Adds a guard, and returns the function that removes it. */
export const LeaveGuardContext = createContext<(guard: LeaveGuard) => () => void>(
  () => () => undefined,
);

/** Asks the same questions as leaving the page. */
export const MayLeaveContext = createContext<() => Promise<boolean>>(() => Promise.resolve(true));

/**
 * While `isDirty`, leaving the view asks once and closing the browser warns. `ask` is usually `useConfirm()` with the
 * form's texts and must keep its identity between renders.
 */
export function useLeaveGuard(isDirty: boolean, ask: LeaveGuard['ask'], isOfView = false): void {
  const addGuard = useContext(LeaveGuardContext);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const removeGuard = addGuard({ ask, isOfView });
    window.addEventListener('beforeunload', warn);
    return () => {
      removeGuard();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty, ask, isOfView, addGuard]);
}
