import { makeElementReader } from '../lib/jsonElements';
import { inSlices } from '../lib/slices';

function freezeWhole(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  Object.values(value).forEach(freezeWhole);
}

/**
 * Reads the answer piece by piece as it arrives. The jobs are frozen here already, since the
 * store would otherwise freeze all of them in one go.
 */
export async function readActiveJobs(response: Response): Promise<unknown> {
  if (!response.ok || response.body === null) return response.text();
  const jobs: unknown[] = [];
  const reader = makeElementReader();
  const decoder = new TextDecoder();
  const body = response.body.getReader();
  function* keep(piece: string) {
    for (const job of reader.add(piece)) {
      freezeWhole(job);
      jobs.push(job);
      yield;
    }
  }
  for (;;) {
    const { done, value } = await body.read();
    await inSlices(keep(decoder.decode(value, { stream: !done })));
    if (done) break;
  }
  reader.end();
  return Object.freeze(jobs);
}
