import { useEffect, useState } from 'react';
import { KEPT_MAX_BYTES } from '../../../parts/photos/shrinkPhoto';

/** How many more photos the phone has room for, at least; null where the browser does not tell. */
export function useRoom(taken: number): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useEffect(() => {
    let isOver = false;
    // Missing without HTTPS, whatever the types say.
    const storage = navigator.storage as StorageManager | undefined;
    storage
      ?.estimate()
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
