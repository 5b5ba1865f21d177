import type { Answer, TestApi } from '../app/http';
import { expectStatus } from '../records/jobs';
import { resultsOf, tap } from './operations';

/** The drawn strokes, and their encoding by a phone. */
export const STROKES = [
  [
    [100, 200, 0],
    [300, 120, 30],
    [500, 260, 60],
  ],
  [[510, 130, 400]],
];

const SENT = ['100,200,0 300,120,30 500,260,60', '510,130,400'];

/** A signature as a phone sends it; by default the receiver's, in French. */
export function signature(more: object = {}): Record<string, unknown> {
  return {
    ...{ outcome: 'signed', name: 'Zoë Łukasiewicz', method: 'drawn', strokes: SENT },
    ...{ language: 'fr-CA', sentenceId: 'receipt-1', photos: [] },
    ...more,
  };
}

/** An outcome without a signature. */
export function noted(outcome: string, name: string | null = null): Record<string, unknown> {
  return signature({ outcome, name, method: null, strokes: [], sentenceId: null });
}

export function signing(jobId: number, stage: string, what: object = signature()) {
  return tap(jobId, { type: 'sign', stage, signature: what });
}

/** The job's driver sends a signature. */
export async function sign(api: TestApi, jobId: number, stage: string, what?: object) {
  const results = await resultsOf(await api.as('driver'), [signing(jobId, stage, what)]);
  if (results[0].outcome !== 'applied') throw new Error(JSON.stringify(results));
  return results[0].job;
}

export async function signaturesOf(api: TestApi, jobId: number): Promise<Answer['body']> {
  return expectStatus(await (await api.as('admin')).get(`/api/jobs/${jobId}/signatures`), 200);
}
