import { useCallback, useRef, useState } from 'react';
import { useLeaveGuard, type LeaveGuard } from '../form/sending/leaveGuard';
import { useAskToDiscard } from '../over/useAskToDiscard';

/** Asks before a dirty editor in a `RecordFrame` is left, except when the editor closes itself. */
export function useEditGuard(isKeptAt?: LeaveGuard['isKeptAt']) {
  const [isDirty, setIsDirty] = useState(false);
  const isReleased = useRef(false);
  const askToDiscard = useAskToDiscard();
  const ask = useCallback(async () => isReleased.current || askToDiscard(), [askToDiscard]);
  useLeaveGuard(isDirty, ask, { isKeptAt });
  const onDirty = useCallback((isOn: boolean) => {
    isReleased.current = false;
    setIsDirty(isOn);
  }, []);
  /** Called when the editor has saved, or was cancelled on purpose. */
  const release = useCallback(() => {
    isReleased.current = true;
  }, []);
  return { onDirty, release };
}
