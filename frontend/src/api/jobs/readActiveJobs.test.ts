import fc from 'fast-check';
import { JOB_LINES, readActiveJobs } from './readActiveJobs';

const text = fc.string({ unit: 'grapheme' });
const names = fc.constantFrom('reference', 'pickup', 'vehicles', 'notes');
const plain = fc.oneof(text, fc.integer(), fc.constant(null));
// Names that JSON escapes are left out: Node 24 reads some of them wrongly (nodejs/node#63785).
const objects = fc.array(
  fc.dictionary(names, fc.oneof(plain, fc.dictionary(names, plain), fc.array(text))),
  { maxLength: 20 },
);

/** An answer whose bytes arrive in chunks cut at these positions. */
function answer(text: string, cuts: readonly number[] = []): Response {
  const bytes = new TextEncoder().encode(text);
  const edges = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort(
    (a, b) => a - b,
  );
  const pieces = edges.map((edge, index) => bytes.slice(edge, edges[index + 1] ?? edge));
  const body = new ReadableStream({
    start: (stream) => {
      for (const piece of pieces) stream.enqueue(piece);
      stream.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': JOB_LINES } });
}

test('the same jobs are read wherever the chunks are cut, even within a character', async () => {
  await fc.assert(
    fc.asyncProperty(objects, fc.array(fc.nat(), { maxLength: 30 }), async (jobs, cuts) => {
      const lines = jobs.map((job) => `${JSON.stringify(job)}\n`).join('');
      expect(await readActiveJobs(answer(lines, cuts))).toEqual(JSON.parse(JSON.stringify(jobs)));
    }),
  );
});

test.each(['{"id":1}\n{"id"', '{"id":1}\n{"id":2}'])(
  'an incomplete list such as %j fails',
  async (lines) => {
    await expect(readActiveJobs(answer(lines))).rejects.toThrow(SyntaxError);
  },
);

test('jobs are deeply frozen', async () => {
  const [job] = (await readActiveJobs(answer('{"driver":{"id":1}}\n'))) as [{ driver: object }];
  expect([Object.isFrozen(job), Object.isFrozen(job.driver)]).toEqual([true, true]);
});

test('a plain JSON answer is returned as text', async () => {
  expect(await readActiveJobs(Response.json([{ id: 1 }]))).toBe('[{"id":1}]');
});
