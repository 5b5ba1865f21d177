import { type Caller, describeHttp } from '../../../../test/http';
import { expectStatus } from '../../../../test/jobs';
import { deliveredRow, segmentsIn } from '../../../../test/segments';
import { countAnew } from '../../../totals/kept-totals';
import { Job } from '../../../database/schema/entities/job';
import { indexJobs } from '../../../search/job-index';
import { saveAllWords } from '../../../search/search-index';
import { SEGMENT } from '../../../search/search-segments';

const SEGMENTS = 5;
/** In which each job has a number that begins as no other's does. */
const DENSE = 0;
/** In which few jobs have one: mostly none of those looked at. */
const SPARSE = 2;
const BEGINNING = '45101';
/** So far apart are the ids of the dense segment, and those of the others. */
const APART = { dense: 25, others: 50 };
const MINUTE_MS = 60_000;
const BEGIN = Date.parse('2025-03-01T16:00:00.000Z');
const PAGE = 5;

const completedAt = (id: number) => new Date(BEGIN + id * MINUTE_MS);
const hasIt = (id: number) =>
  Math.floor(id / SEGMENT.job_search) === DENSE ||
  [1, 57].some((rest) => id === SPARSE * SEGMENT.job_search + rest);

describeHttp('Words that many jobs of a segment have, but none of the newest', (api) => {
  let admin: Caller;
  const ids = Array.from({ length: SEGMENTS }, (_, segment) => {
    const apart = segment === DENSE ? APART.dense : APART.others;
    const spread = Array.from(
      { length: SEGMENT.job_search / apart - 1 },
      (_, nth) => (nth + 1) * apart,
    );
    return [1, 57, ...spread].map((rest) => segment * SEGMENT.job_search + rest);
  }).flat();
  const having = ids.filter(hasIt).sort((one, other) => other - one);

  beforeAll(async () => {
    admin = await api().as('admin');
    await api().transactions.run(async (tx) => {
      const jobs = ids.map((id) => ({ id, completedAt: completedAt(id) }));
      await tx.manager.insert(
        Job,
        jobs.map((job) => ({ ...deliveredRow(job), billingComplete: true })),
      );
      await countAnew((sql) => tx.manager.query(sql));
      const described = ids.map((id) => ({
        id,
        text: `job ${hasIt(id) ? BEGINNING : '45102'}${String(id)}`,
      }));
      await saveAllWords(tx, 'job_search', described);
      await indexJobs(tx);
    });
  });

  /** The ids of a page, and the segments that the index was asked for. */
  async function searched(path: string, offset: number) {
    const query = jest.spyOn(api().database, 'query');
    const answer = await admin.get(`${path}limit=${PAGE}&offset=${offset}&q=${BEGINNING}`);
    const asked = query.mock.calls
      .filter(([sql]) => sql.includes('MATCH'))
      .flatMap(([, values = []]) => segmentsIn(values));
    query.mockRestore();
    expectStatus(answer, 200);
    return { found: (answer.body as { id: number }[]).map(({ id }) => id), asked };
  }

  it.each([
    '/api/jobs?',
    '/api/jobs/completed?',
    '/api/jobs?status=delivered&',
    '/api/jobs?billing=complete&',
  ])(
    'are looked for in the jobs themselves there, and in the index but for it: %s',
    async (path) => {
      for (const offset of [0, PAGE, 30]) {
        const { found, asked } = await searched(path, offset);
        expect({ offset, found }).toEqual({ offset, found: having.slice(offset, offset + PAGE) });
        expect(asked).not.toContain(DENSE);
      }
    },
  );

  it.each(['/api/jobs?', '/api/jobs/completed?', '/api/jobs?status=delivered&'])(
    'are all found to the last: %s',
    async (path) => {
      const last = having.length - 3;
      const { found } = await searched(path, last);
      expect(found).toEqual(having.slice(last));
    },
  );
});
