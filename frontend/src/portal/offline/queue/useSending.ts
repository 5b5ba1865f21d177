import { useEffect } from 'react';
import { useApiDispatch } from '../../../api/api';
import { clearSession } from '../../../api/accounts/session';
import { keepSending, type Sending } from './senderSchedule';

interface OpenQueue extends Sending {
  readonly setOpen: (open: boolean) => void;
}

/** Sends what a queue holds for as long as its person is there; a refused session ends everywhere. */
export function useSending(queue: OpenQueue): void {
  const dispatch = useApiDispatch();
  useEffect(() => {
    queue.setOpen(true);
    const stop = keepSending(queue);
    let before = queue.getState().outcome;
    const unsubscribe = queue.subscribe(() => {
      const { outcome } = queue.getState();
      // Sent past the store, so that its listener for refused calls does not hear of it.
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
