import { useEffect, useState } from 'react';
import type { JobsCopy } from './copies';
import { readCopy, writeCopy } from './copyTable';

/** What the phone kept of the driver's jobs at the last visit; undefined until read. */
export function useJobsCopy(userId: number, driverId: number | null): JobsCopy | null | undefined {
  const [copy, setCopy] = useState<JobsCopy | null>();
  useEffect(() => {
    if (driverId === null) return undefined;
    let isGone = false;
    readCopy(userId, driverId).then(
      (found) => isGone || setCopy(found),
      () => isGone || setCopy(null),
    );
    return () => {
      isGone = true;
    };
  }, [userId, driverId]);
  return copy;
}

/** Keeps what the server said for a start without a network; null while it is not all there. */
export function useKeepCopy(userId: number, driverId: number | null, fresh: JobsCopy | null): void {
  useEffect(() => {
    if (driverId === null || fresh === null) return;
    // A full phone is told of by the queue, where it matters.
    void writeCopy(userId, driverId, fresh).catch(() => undefined);
  }, [userId, driverId, fresh]);
}
