import { useEffect } from 'react';
import { useApiDispatch } from '../../../api/api';
import { clearSession } from '../../../api/accounts/session';
import { keepSending, type Sending } from './senderSchedule';

interface OpenQueue extends Sending {
  readonly setOpen: (open: boolean) => void;
}

/** Sends a queue's content while its user is signed in; a 401 ends the session everywhere. */
export function useSending(queue: OpenQueue): void {
  const dispatch = useApiDispatch();
  useEffect(() => {
    queue.setOpen(true);
    const stop = keepSending(queue);
    let before = queue.getState().outcome;
    const unsubscribe = queue.subscribe(() => {
      const { outcome } = queue.getState();
      // This request bypasses the store, so handle 401 here.
      if (outcome === 'signed-out' && before !== outcome) void dispatch(clearSession.initiate());
      before = outcome;
    });
    return () => {
      stop();
      queue.setOpen(false);
      unsubscribe();
    };
  }, [queue, dispatch]);
}
