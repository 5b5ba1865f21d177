import { useEffect, useState } from 'react';
import type { JobsCopy } from './copies';
import { readCopy, writeCopy } from './copyTable';

/** The phone's copy of the driver's jobs from the last visit; undefined until read. */
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

/** Stores the server's jobs for an offline start; null while they are incomplete. */
export function useKeepCopy(userId: number, driverId: number | null, fresh: JobsCopy | null): void {
  useEffect(() => {
    if (driverId === null || fresh === null) return;
    // The queue reports a full phone where it matters.
    void writeCopy(userId, driverId, fresh).catch(() => undefined);
  }, [userId, driverId, fresh]);
}
