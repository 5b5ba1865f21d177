import { randomUUID } from 'node:crypto';
import type { Answer, Caller, TestApi } from '../app/http';
import { expectStatus } from '../records/jobs';

/** One tap as a phone sends it; by default it moves the job to in-transit. */
export function tap(jobId: number, more: object = {}): Record<string, unknown> {
  return {
    id: randomUUID(),
    jobId,
    baseVersion: 1,
    type: 'status',
    tappedAt: '2026-03-31T14:05:00.000Z',
    ...more,
  };
}

export const moveTo = (jobId: number, status: string) => tap(jobId, { status });
export const complete = (jobId: number, notes?: string) => tap(jobId, { type: 'complete', notes });
export const note = (jobId: number, notes?: string) => tap(jobId, { type: 'note', notes });

/** Sends taps with a clock that is correct when the test starts. */
export function send(
  caller: Caller,
  operations: readonly unknown[],
  sentAt = '2026-03-31T15:00:00.000Z',
  headers: Record<string, string> = {},
): Promise<Answer> {
  return caller.post('/api/driver/operations', { sentAt, operations }, headers);
}

/** The results of a batch of taps that was accepted as a whole. */
export async function resultsOf(
  caller: Caller,
  operations: readonly unknown[],
  sentAt?: string,
): Promise<Answer['body']> {
  return expectStatus(await send(caller, operations, sentAt), 200).results;
}

/** The logged operations of a job, oldest first. */
export function loggedOf(api: TestApi, jobId: number): Promise<Record<string, unknown>[]> {
  return api.database.query('SELECT * FROM driver_operations WHERE jobId = ? ORDER BY id', [jobId]);
}

/** Creates a refused operation on the driver's job in transit; returns its id in the log. */
export async function makeRefusal(
  api: TestApi,
  member: 'driver' | 'otherDriver',
  jobId: number,
): Promise<number> {
  await resultsOf(await api.as(member), [moveTo(jobId, 'picked-up')]);
  const refused = (await loggedOf(api, jobId)).findLast(({ outcome }) => outcome === 'rejected');
  if (refused === undefined) throw new Error('Nothing was refused');
  return Number(refused['id']);
}
