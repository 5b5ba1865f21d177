import type { JobsCopy } from './copies';
import { commitStep, offlineDatabase } from './database';

/** Null if there is none yet. */
export async function readCopy(userId: number, driverId: number): Promise<JobsCopy | null> {
  const step = (await offlineDatabase()).transaction('copies');
  return (await commitStep(step, step.store.get([userId, driverId])))?.copy ?? null;
}

export async function writeCopy(userId: number, driverId: number, copy: JobsCopy): Promise<void> {
  const step = (await offlineDatabase()).transaction('copies', 'readwrite');
  await commitStep(step, step.store.put({ userId, driverId, copy }));
}
