import { useEffect, useState, type ReactNode } from 'react';
import { useApiDispatch } from '../../../api/api';
import { clearSession } from '../../../api/session';
import { keepSending, openChannel } from '../queue/senderSchedule';
import { useQueue } from '../queueContext';
import { PhotoContext } from './photoContext';
import { createPhotoQueue } from './photoQueue';

interface PhotoProviderProps {
  /** Another person needs another provider. */
  userId: number;
  token: string | null;
  children: ReactNode;
}

/** Keeps the driver's photos on the phone, and sends them behind the taps and notes of their jobs. */
export function PhotoProvider({ userId, token, children }: PhotoProviderProps) {
  const dispatch = useApiDispatch();
  const taps = useQueue();
  const [{ queue, connect }] = useState(() => {
    let otherTabs: ReturnType<typeof openChannel> | null = null;
    const made = createPhotoQueue({
      userId,
      token,
      heldJobs: async () => {
        if (!taps.getState().isReady) await taps.load();
        return new Set(taps.getState().waiting.map(({ jobId }) => jobId));
      },
      onChange: () => otherTabs?.tell([]),
    });
    const connectTabs = () => {
      const opened = openChannel('driver-photos', () => void made.load());
      otherTabs = opened;
      return () => {
        otherTabs = null;
        opened.close();
      };
    };
    return { queue: made, connect: connectTabs };
  });
  useEffect(connect, [connect]);
  useEffect(() => {
    queue.setOpen(true);
    const stop = keepSending(queue);
    let before = queue.getState().outcome;
    const unsubscribe = queue.subscribe(() => {
      const { outcome } = queue.getState();
      if (outcome === 'signed-out' && before !== outcome) void dispatch(clearSession.initiate());
      before = outcome;
    });
    let held = taps.getState().waiting.length;
    const stopListening = taps.subscribe(() => {
      const now = taps.getState().waiting.length;
      if (now < held && queue.getState().waiting.length > 0) void queue.flush();
      held = now;
    });
    return () => {
      stop();
      queue.setOpen(false);
      unsubscribe();
      stopListening();
    };
  }, [queue, taps, dispatch]);
  return <PhotoContext value={queue}>{children}</PhotoContext>;
}
