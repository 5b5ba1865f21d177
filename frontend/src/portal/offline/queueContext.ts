import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OperationQueue, QueueState } from './queue/operationQueue';

export const QueueContext = createContext<OperationQueue | null>(null);

/** The signed-in user's operation queue. */
export function useQueue(): OperationQueue {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error('useQueue needs an OfflineProvider above it');
  return queue;
}

export function useQueueState(): QueueState {
  const queue = useQueue();
  return useSyncExternalStore(queue.subscribe, queue.getState);
}
