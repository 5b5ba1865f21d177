import { randomUUID } from 'node:crypto';
import type { Answer, Caller, TestApi } from './http';
import { expectStatus } from './jobs';

/** One tap as sent by a phone; moves the job to in-transit by default. */
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

/** Sends taps with a clock that is right at the beginning of the test. */
export function send(
  caller: Caller,
  operations: readonly unknown[],
  sentAt = '2026-03-31T15:00:00.000Z',
  headers: Record<string, string> = {},
): Promise<Answer> {
  return caller.post('/api/driver/operations', { sentAt, operations }, headers);
}

/** The results of taps that were all processed. */
export async function resultsOf(
  caller: Caller,
  operations: readonly unknown[],
  sentAt?: string,
): Promise<Answer['body']> {
  return expectStatus(await send(caller, operations, sentAt), 200).results;
}

/** The job's logged operations, oldest first. */
export function loggedOf(api: TestApi, jobId: number): Promise<Record<string, unknown>[]> {
  return api.database.query('SELECT * FROM driver_operations WHERE jobId = ? ORDER BY id', [jobId]);
}

/** An operation that the driver's job in transit refuses; returns its id in the log. */
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
