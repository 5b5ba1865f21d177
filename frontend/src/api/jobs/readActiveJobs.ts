import { inSlices } from '../../lib/slices';

/** One job per line; each is read while the rest is still loading. */
export const JOB_LINES = 'application/x-ndjson';

function freezeWhole(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  Object.values(value).forEach(freezeWhole);
}

/**
 * Reads the jobs in slices as their lines arrive. They are frozen here, because the store would
 * otherwise freeze all of them at once.
 */
export async function readActiveJobs(response: Response): Promise<unknown> {
  const isInLines = response.headers.get('Content-Type')?.startsWith(JOB_LINES);
  if (!response.ok || response.body === null || !isInLines) return response.text();
  const jobs: unknown[] = [];
  let rest = '';
  function* keep(piece: string) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const job: unknown = JSON.parse(line);
      freezeWhole(job);
      jobs.push(job);
      yield;
    }
  }
  const decoder = new TextDecoder();
  const body = response.body.getReader();
  for (;;) {
    const { done, value } = await body.read();
    await inSlices(keep(decoder.decode(value, { stream: !done })));
    if (done) break;
  }
  if (rest !== '') throw new SyntaxError('The list ends within a line.');
  return Object.freeze(jobs);
}
