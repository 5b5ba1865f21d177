import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PhotoQueue, PhotoState } from './photoQueue';

export const PhotoContext = createContext<PhotoQueue | null>(null);

/** The signed-in user's photo queue. */
export function usePhotoQueue(): PhotoQueue {
  const queue = useContext(PhotoContext);
  if (!queue) throw new Error('usePhotoQueue needs a PhotoProvider above it');
  return queue;
}

export function usePhotoState(): PhotoState {
  const queue = usePhotoQueue();
  return useSyncExternalStore(queue.subscribe, queue.getState);
}
