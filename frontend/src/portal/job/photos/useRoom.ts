import { useEffect, useState } from 'react';
import { KEPT_MAX_BYTES } from '../../../parts/photos/shrinkPhoto';

/**
 * The minimum number of further photos the phone has room for; null if the browser does not report
 * it.
 */
export function useRoom(taken: number): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useEffect(() => {
    let isOver = false;
    // Missing without HTTPS, and `estimate` before Safari 17, although the types say otherwise.
    const storage = navigator.storage as Partial<StorageManager> | undefined;
    storage
      ?.estimate?.()
      .then(({ quota, usage }) => {
        if (isOver || quota === undefined || usage === undefined) return;
        setRoom(Math.max(0, Math.floor((quota - usage) / KEPT_MAX_BYTES)));
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [taken]);
  return room;
}
