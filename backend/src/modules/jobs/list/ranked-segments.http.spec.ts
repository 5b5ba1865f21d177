import { type Caller, describeHttp } from '../../../../test/http';
import { deliveredRow, segmentsIn } from '../../../../test/segments';
import { countAnew } from '../../../totals/kept-totals';
import { Job } from '../../../database/schema/entities/job';
import { indexJobs } from '../../../search/job-index';
import { saveAllWords } from '../../../search/search-index';
import { OF_RARE_NUMBERS } from '../../../search/search-segments';
import type { FoundOrder } from './list-index';
import { MatchedJobsQueries } from './matched-jobs.queries';

const SEGMENT = 10_000;
const SEGMENTS = 6;
/** The first of each segment, of which one is in the sample of all. */
const JOBS_OF_EACH = 149;
const LAST_PAGE = SEGMENTS * JOBS_OF_EACH - 5;
const DAY_MS = 86_400_000;
const BEGIN = Date.parse('2025-03-01T16:00:00.000Z');
/** All jobs have it, though the index is asked as for one that few have. */
const NUMBER = '55512';
const BY_COMPLETION: FoundOrder = { by: 'completedAt', key: 'j.completedAt', index: null };
const BY_CREATION: FoundOrder = { by: 'createdAt', key: 'j.createdAt', index: null };

/** The jobs of a segment were completed on its own day, all at other times. */
const completed = (segment: number, nth: number) =>
  new Date(BEGIN + segment * DAY_MS + nth * 60_000);
const dayOf = (segment: number) => completed(segment, 0).toISOString().slice(0, 10);
const idOf = (segment: number, nth: number) => segment * SEGMENT + nth;
const nths = Array.from({ length: JOBS_OF_EACH }, (_, index) => index + 1);
const newestOf = (segment: number, count = JOBS_OF_EACH) =>
  nths
    .map((nth) => idOf(segment, nth))
    .reverse()
    .slice(0, count);

interface Searched {
  readonly order?: FoundOrder;
  readonly offset?: number;
  readonly day?: string;
}

describeHttp('Segments of the index of words that are asked for jobs by completion', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
    const jobs = Array.from({ length: SEGMENTS }, (_, segment) =>
      nths.map((nth) => ({ id: idOf(segment, nth), completedAt: completed(segment, nth) })),
    ).flat();
    await api().transactions.run(async (tx) => {
      await tx.manager.insert(Job, jobs.map(deliveredRow));
      await countAnew((sql) => tx.manager.query(sql));
      const described = jobs.map(({ id }) => ({ id, text: `job ${id} ${NUMBER}` }));
      await saveAllWords(tx, 'job_search', described);
      await indexJobs(tx);
    });
  });

  /** The ids of a page of five, the last at LAST_PAGE, and which segments the index was asked for, time by time. */
  async function searched({ order = BY_COMPLETION, offset = 0, day }: Searched) {
    const query = jest.spyOn(api().database, 'query');
    const start = day === undefined ? undefined : new Date(`${day}T04:00Z`);
    const end = start && new Date(start.getTime() + DAY_MS);
    const within = start ? ' AND j.completedAt BETWEEN ? AND ?' : '';
    const found = await new MatchedJobsQueries(api().database).page(
      {
        where: {
          sql: `j.deletedAt IS NULL AND j.status = 'delivered'${within}`,
          values: start && end ? [start, end] : [],
        },
        ...{ words: [NUMBER], order, page: { limit: 5, offset }, period: { start, end } },
        ...{ isOfDelivered: true, isOfSome: false },
      },
      OF_RARE_NUMBERS,
      null,
    );
    const asked = query.mock.calls
      .filter(([sql]) => sql.includes('MATCH'))
      .map(([, values = []]) => segmentsIn(values));
    query.mockRestore();
    expect(found.isLeast || found.total > offset + 5).toBe(offset !== LAST_PAGE);
    return { ids: found.ids, asked };
  }

  const complete = (id: number, completedAt: Date) =>
    admin.put(`/api/jobs/${id}`, { completedAt: completedAt.toISOString() });

  it.each(['/api/jobs?', '/api/jobs/completed?', '/api/jobs?billing=all&'])(
    'are none for the digits that all numbers of a customer begin with: %s',
    async (path) => {
      const query = jest.spyOn(api().database, 'query');
      const answer = await admin.get(`${path}limit=5&q=${NUMBER}`);
      const asked = query.mock.calls.map(([sql]) => sql);
      query.mockRestore();
      // SQLite's own gives the newest that begin with the same four.
      expect(
        asked.filter((sql) => /MATCH(?! \?\s+ORDER BY rowid DESC LIMIT [\d?])/.test(sql)),
      ).toEqual([]);
      expect((answer.body as { id: number }[]).map(({ id }) => id)).toEqual(newestOf(5, 5));
    },
  );

  it('are the newest two', async () => {
    const found = await searched({});
    expect(found).toEqual({ ids: newestOf(5, 5), asked: [[4, 5]] });
  });

  it('are those of the period', async () => {
    const found = await searched({ day: dayOf(2) });
    expect(found).toEqual({ ids: newestOf(2, 5), asked: [[2]] });
    const sorted = await searched({ order: BY_CREATION, day: dayOf(2) });
    expect(sorted).toEqual({ ids: newestOf(2, 5), asked: [[2]] });
  });

  it('are the newest and then the older, where the list is by creation', async () => {
    const found = await searched({ order: BY_CREATION });
    expect(found).toEqual({ ids: newestOf(5, 5), asked: [[4, 5]] });
  });

  it('are those of jobs completed long after they were created, too', async () => {
    const late = idOf(1, 3);
    await complete(late, completed(7, 0));
    const found = await searched({});
    expect(found).toEqual({ ids: [late, ...newestOf(5, 4)], asked: [[1, 5]] });
    await complete(idOf(0, 3), completed(5, 147));
    const again = await searched({});
    expect(again.ids).toEqual([late, ...newestOf(5, 3), idOf(0, 3)]);
    expect(again.asked).toEqual([[1, 5], [0]]);
    await complete(late, completed(1, 3));
    await complete(idOf(0, 3), completed(0, 3));
  });

  it('are no more than the first, where to go through the jobs completed since takes less', async () => {
    const late = [0, 1, 2, 3].map((segment) => idOf(segment, 7));
    for (const id of late) await complete(id, completed(5, 147));
    const { ids, asked } = await searched({});
    expect(ids).toEqual([...newestOf(5, 3), ...late.toReversed().slice(0, 2)]);
    expect(asked).toHaveLength(1);
    const { ids: next } = await searched({ offset: 5 });
    expect(next).toEqual([...late.toReversed().slice(2), ...newestOf(5, 6).slice(3)]);
    for (const [segment, id] of late.entries()) await complete(id, completed(segment, 7));
    // Their segments are still said to have been completed so late.
    const again = await searched({});
    expect(again.ids).toEqual(newestOf(5, 5));
    expect(again.asked).toHaveLength(1);
  });

  it('are those that end just where the page does, too', async () => {
    await complete(idOf(3, 9), completed(9, 0));
    const newest = nths.map((nth) => ({
      id: idOf(5, nth),
      completedAt: nth === 1 ? completed(4, 146) : completed(0, nth),
    }));
    await api().transactions.run(async (tx) => {
      for (const { id, completedAt } of newest)
        await tx.manager.update(Job, { id }, { completedAt });
      await countAnew((sql) => tx.manager.query(sql));
    });
    const { ids, asked } = await searched({});
    expect(ids).toEqual([idOf(3, 9), ...newestOf(4, 3), idOf(5, 1)]);
    expect(asked).toEqual([[3, 4], [5]]);
    await api().transactions.run(async (tx) => {
      for (const { id } of newest)
        await tx.manager.update(Job, { id }, { completedAt: completed(5, id % SEGMENT) });
      await tx.manager.update(Job, { id: idOf(3, 9) }, { completedAt: completed(3, 9) });
      await countAnew((sql) => tx.manager.query(sql));
    });
  });

  it('are all, where nobody knows when a job was completed', async () => {
    await api().transactions.run(async (tx) => {
      await tx.manager.update(Job, { id: idOf(3, 1) }, { completedAt: null });
    });
    const found = await searched({ offset: LAST_PAGE });
    expect(found.ids).toEqual([4, 3, 2, 1, idOf(3, 1)]);
  });
});
