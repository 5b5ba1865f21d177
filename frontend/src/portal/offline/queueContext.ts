import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OperationQueue, QueueState } from './queue/operationQueue';

export const QueueContext = createContext<OperationQueue | null>(null);

/** The taps of the signed-in person on their way to the server. */
export function useQueue(): OperationQueue {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error('useQueue needs an OfflineProvider above it');
  return queue;
}

export function useQueueState(): QueueState {
  const queue = useQueue();
  return useSyncExternalStore(queue.subscribe, queue.getState);
}
