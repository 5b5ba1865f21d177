import { useEffect, useState, type ReactNode } from 'react';
import { createTabs } from '../queue/tabs';
import { useSending } from '../queue/useSending';
import { useQueue } from '../queueContext';
import { PhotoContext } from './photoContext';
import { createPhotoQueue } from './photoQueue';

interface PhotoProviderProps {
  /** Another user needs another provider. */
  userId: number;
  token: string | null;
  children: ReactNode;
}

/**
 * Stores the driver's photos on the phone, and sends them after the taps and notes of their jobs.
 */
export function PhotoProvider({ userId, token, children }: PhotoProviderProps) {
  const taps = useQueue();
  const [{ queue, connect }] = useState(() => {
    const tabs = createTabs('driver-photos');
    const made = createPhotoQueue({
      userId,
      token,
      heldJobs: async () => {
        if (!taps.getState().isReady) await taps.load();
        return new Set(taps.getState().waiting.map(({ jobId }) => jobId));
      },
      onChange: () => tabs.tell([]),
    });
    return { queue: made, connect: () => tabs.connect(() => void made.load()) };
  });
  useEffect(connect, [connect]);
  useSending(queue);
  useEffect(() => {
    let held = taps.getState().waiting.length;
    return taps.subscribe(() => {
      const now = taps.getState().waiting.length;
      if (now < held && queue.getState().waiting.length > 0) void queue.flush();
      held = now;
    });
  }, [queue, taps]);
  return <PhotoContext value={queue}>{children}</PhotoContext>;
}
