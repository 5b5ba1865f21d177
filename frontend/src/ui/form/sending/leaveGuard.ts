import { createContext, useCallback, useContext, useEffect, useEffectEvent, useRef } from 'react';

/** Resolves to whether unsaved work may be lost. */
export type AskToLeave = () => Promise<boolean>;

/** Protects unsaved work from navigation. */
export interface LeaveGuard {
  readonly ask: AskToLeave;
  /** Whether the work stays at another address of the same view. */
  readonly isKeptAt: (search: URLSearchParams) => boolean;
  /** The work is lost only with the view: Back may close what is open over it. */
  readonly isOfView: boolean;
}

/** Adds a guard; the result removes it. */
export const LeaveGuardContext = createContext<(guard: LeaveGuard) => () => void>(
  () => () => undefined,
);

/** Asks the same questions as leaving the page. */
export const MayLeaveContext = createContext<AskToLeave>(() => Promise.resolve(true));

/** Whether the surrounding panel is open at another address of the same view; set by a panel that the address opens. */
export const ShownAtContext = createContext<LeaveGuard['isKeptAt']>(() => true);

/**
 * While `isDirty`, leaving the view asks once and closing the browser warns. `ask` is usually `useConfirm()` with the
 * form's texts and must keep its identity between renders. `isKeptAt` is for work that depends on more of the address than
 * its panel, `isOfView` for a form that is the view itself. The result removes the guard at once, before a saved form closes.
 */
export function useLeaveGuard(
  isDirty: boolean,
  ask: AskToLeave,
  { isKeptAt, isOfView = false }: Partial<Omit<LeaveGuard, 'ask'>> = {},
): () => void {
  const addGuard = useContext(LeaveGuardContext);
  const isShownAt = useContext(ShownAtContext);
  const isKept = useEffectEvent(isKeptAt ?? isShownAt);
  const remove = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const removeGuard = addGuard({ ask, isOfView, isKeptAt: (search) => isKept(search) });
    window.addEventListener('beforeunload', warn);
    remove.current = () => {
      removeGuard();
      window.removeEventListener('beforeunload', warn);
    };
    return remove.current;
  }, [isDirty, ask, isOfView, addGuard]);
  return useCallback(() => remove.current?.(), []);
}
