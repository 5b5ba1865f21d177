import type { JobsCopy } from './copies';
import { offlineDatabase } from './database';

/** Null when there is none yet. */
export async function readCopy(userId: number, driverId: number): Promise<JobsCopy | null> {
  return (await (await offlineDatabase()).get('copies', [userId, driverId]))?.copy ?? null;
}

export async function writeCopy(userId: number, driverId: number, copy: JobsCopy): Promise<void> {
  await (await offlineDatabase()).put('copies', { userId, driverId, copy });
}
