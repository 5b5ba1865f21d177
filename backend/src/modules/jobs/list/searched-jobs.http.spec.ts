import { matchesWords } from '@dispatch/domain/text/search-words';
import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import { walkPages } from '../../../../test/app/pages';
import { IS_FULL_TIER } from '../../../../test/app/tier';
import { driverIdOf } from '../../../../test/records/jobs';
import { NO_PLACES } from '../../../../test/stored/stored-job';
import { countAnew } from '../../../totals/kept-totals';
import { Job } from '../../../database/schema/entities/jobs/job';
import { LIMITS } from '../../../search/limits';
import { JOB_WORDS } from '../../../search/word-indexes';
import { SeededRandom } from '../../../demo/seeded-random';

/** More than the first test covers, and more than the newest matches that are filtered and sorted. */
const JOBS = 7_200;
/** The older jobs, whose ids are so far apart that the index is read in parts first. */
const SPREAD = 1_800;
const APART = 100;
/** They were created within the period in which they were completed. */
const APART_MS = 140_000;
const idOf = (nth: number) => (nth <= SPREAD ? nth * APART : SPREAD * APART + nth - SPREAD);
const AT_ONCE = 300;
const SEARCHES = IS_FULL_TIER ? 10 : 3;
const DAY_MS = 86_400_000;
const BEGIN = Date.parse('2025-06-01T12:00:00.000Z');
const BEGINNINGS = ['mo', 'mont', 'fo', 'élan', 'saint', '20', '4', 'pizza', 'zz', 'й'];
const ENDS = ['', 'ro', 'treal', 'rd', '17', '2024', 'zza', 'é', 'к'];

interface Stored {
  readonly id: number;
  readonly text: string;
  readonly completedAt: Date;
  readonly billed: boolean;
  readonly isDriven: boolean;
}

/** Few enough jobs to test all of them. Completion at noon UTC is on the same day in Canada. */
const DAYS = { from: '2025-06-03', to: '2025-06-07' };
const isOfDays = ({ completedAt }: Stored) => {
  const day = completedAt.toISOString().slice(0, 10);
  return day >= DAYS.from && day <= DAYS.to;
};

/** Many of them were created after their completion, as a wrong phone clock can cause. */
const UNTIL = '2026-01-10';
const isUntil = ({ completedAt }: Stored) => completedAt.toISOString().slice(0, 10) <= UNTIL;

/** Before the end of that day in Toronto. */
const isMadeBefore = ({ id }: Stored) =>
  BEGIN + id * APART_MS < Date.parse('2026-01-11T05:00:00.000Z');

/** Placeholder for the id of the driver of most jobs. */
const DRIVER = 'DRIVER';

describeHttpOnEachDatabase('Jobs found by words', (api) => {
  const random = new SeededRandom(20_261_122);
  /** The first words are frequent, the last ones rare. */
  const vocabulary = BEGINNINGS.flatMap((begin) => ENDS.map((end) => begin + end));
  const jobs: Stored[] = [];
  let admin: Caller;
  let driverId: number;

  const word = () => vocabulary[Math.floor(vocabulary.length * random.next() ** 3)] ?? 'mo';
  const described = (id: number): Stored => ({
    id,
    text: `job ${id} ${word()} ${word()} ${word()}`.normalize('NFD').replace(/\p{M}/gu, ''),
    completedAt: new Date(BEGIN + Math.floor(random.next() * 300) * DAY_MS),
    billed: random.next() < 0.5,
    isDriven: random.next() < 0.7,
  });

  beforeAll(async () => {
    admin = await api().as('admin');
    driverId = driverIdOf(api(), 'driver');
    for (let first = 1; first <= JOBS; first += AT_ONCE) {
      const part = Array.from({ length: AT_ONCE }, (_, index) => described(idOf(first + index)));
      jobs.push(...part);
      await api().transactions.run(async (tx) => {
        await tx.manager.insert(
          Job,
          part.map((job) => rowOf(job, driverId)),
        );
        await JOB_WORDS[tx.engine].save(
          tx,
          part.map(({ id, text }) => ({ id, text, isSettled: true })),
        );
      });
    }
    await api().transactions.run((tx) => countAnew((sql) => tx.manager.query(sql)));
  });

  const walked = (address: string) => walkPages(admin, address);

  const newestFirst = (one: Stored, other: Stored) => other.id - one.id;
  const lastCompletedFirst = (one: Stored, other: Stored) =>
    other.completedAt.getTime() - one.completedAt.getTime() || other.id - one.id;

  /** The jobs that a search can find if this many are tested: beyond them, only among the newest matches. */
  function reachable(sorted: readonly Stored[], most: number, isSought: (job: Stored) => boolean) {
    const matches = jobs.filter(isSought).sort(newestFirst);
    if (sorted.length < most || matches.length <= LIMITS.matches) return () => true;
    const first = new Set(sorted.slice(0, most));
    const newest = new Set(matches.slice(0, LIMITS.matches));
    return (job: Stored) => first.has(job) || newest.has(job);
  }

  const { listTested, narrowListTested } = LIMITS;

  it.each([
    ['/api/jobs?', () => true, newestFirst, Infinity],
    ['/api/jobs/completed?', () => true, lastCompletedFirst, listTested],
    ['/api/jobs?billing=complete&', ({ billed }: Stored) => billed, lastCompletedFirst, listTested],
    [
      '/api/jobs?billing=pending&',
      ({ billed }: Stored) => !billed,
      lastCompletedFirst,
      narrowListTested,
    ],
    ['/api/jobs?status=delivered&', () => true, newestFirst, listTested],
    [
      `/api/jobs/completed?from=${DAYS.from}&to=${DAYS.to}&`,
      isOfDays,
      lastCompletedFirst,
      listTested,
    ],
    [
      `/api/jobs?driverId=${DRIVER}&`,
      ({ isDriven }: Stored) => isDriven,
      newestFirst,
      narrowListTested,
    ],
    [
      `/api/jobs/driver/${DRIVER}/completed?`,
      ({ isDriven }: Stored) => isDriven,
      lastCompletedFirst,
      narrowListTested,
    ],
  ])(
    'are those with the words, page by page: %s',
    async (path, isIn, order, most) => {
      const sorted = jobs.filter(isIn).sort(order);
      for (let count = 0; count < SEARCHES; count += 1) {
        const typed = Array.from({ length: 1 + (count % 2) }, () => {
          const letters = [...word().normalize('NFD').replace(/\p{M}/gu, '')];
          return letters.slice(0, 2 + Math.floor(random.next() * letters.length)).join('');
        });
        const q = typed.length > 1 ? typed.join(' ') : (typed[0] ?? '').padEnd(2, 'm');
        const isSought = ({ text }: Stored) => matchesWords(text, q.split(' '));
        const all = sorted.filter(isSought);
        const expected = all.filter(reachable(sorted, most, isSought)).map(({ id }) => id);
        const found = await walked(
          `${path.replace(DRIVER, String(driverId))}limit=400&q=${encodeURIComponent(q)}`,
        );
        expect({ q, ...found }).toEqual({
          q,
          ids: expected,
          total: expected.length,
          isLeast: expected.length < all.length,
        });
      }
    },
    120_000,
  );

  it.each([
    [`/api/jobs/completed?to=${UNTIL}&`, lastCompletedFirst],
    [`/api/jobs?status=delivered&to=${UNTIL}&`, newestFirst],
  ])('of a period are found even if older than the newest matches: %s', async (path, order) => {
    const isSought = ({ text }: Stored) => matchesWords(text, ['mo']);
    expect(jobs.filter(isSought).length).toBeGreaterThan(LIMITS.matches);
    const sorted = jobs.filter(isUntil).sort(order);
    const first = new Set(sorted.slice(0, listTested));
    const reached = sorted.filter((job) => first.has(job) || isMadeBefore(job)).filter(isSought);
    const answer = await admin.get(`${path}limit=50&offset=1500&q=mo`);
    const ids = (answer.body as { id: number }[]).map(({ id }) => id);
    expect(ids).toEqual(reached.slice(1_500, 1_550).map(({ id }) => id));
    expect(ids).toHaveLength(50);
    expect(answer.headers.get('x-total-count-relation')).toBe('at-least');
  });

  it('of a driver are listed newest first without words', async () => {
    const expected = jobs.filter(({ isDriven }) => isDriven).sort(newestFirst);
    for (const offset of [0, 1_000]) {
      const answer = await admin.get(`/api/jobs?driverId=${driverId}&limit=25&offset=${offset}`);
      const ids = (answer.body as { id: number }[]).map(({ id }) => id);
      expect(ids).toEqual(expected.slice(offset, offset + 25).map(({ id }) => id));
      expect(answer.headers.get('x-total-count')).toBe(String(expected.length));
    }
  });

  it('use no word index if the first jobs fill the page', async () => {
    const query = jest.spyOn(api().database, 'query');
    const answer = await admin.get('/api/jobs/completed?q=mo&limit=25');
    const asked = query.mock.calls.map(([statement]) => statement);
    query.mockRestore();
    expect(asked.filter((statement) => statement.includes('MATCH'))).toEqual([]);
    const first = [...jobs]
      .sort(lastCompletedFirst)
      .filter(({ text }) => matchesWords(text, ['mo']));
    const ids = first.slice(0, 25).map(({ id }) => id);
    expect((answer.body as { id: number }[]).map(({ id }) => id)).toEqual(ids);
    expect(answer.headers.get('x-total-count-relation')).toBe('at-least');
  });

  it('are sorted in another order only among the newest 5,000, which the count says', async () => {
    const count = async (q: string) => {
      const { headers } = await admin.get(`/api/jobs?sort=customer&limit=25&q=${q}`);
      return [headers.get('x-total-count'), headers.get('x-total-count-relation')];
    };
    const having = (q: string) => jobs.filter(({ text }) => matchesWords(text, [q])).length;
    expect(having('mo')).toBeGreaterThan(5_000);
    expect(await count('mo')).toEqual(['5000', 'at-least']);
    expect(having('fo')).toBeLessThan(5_000);
    expect(await count('fo')).toEqual([String(having('fo')), null]);
  });

  it.each(['4471', '447', '4471 447', 'motreal 447', 'motreal', '2024'])(
    'are limited to active jobs with the words, newest first: %s',
    async (q) => {
      const some = [3, 900, 1_801, 5_000, JOBS - 1].map((nth) => jobs[nth - 1]);
      const under = some.filter((job) => job !== undefined);
      const described = under.map(({ id }, index) => ({
        id,
        text:
          ['447 4471', 'motreal 44719', '2024 447', '2024 44', 'motreal 4472 4471'][index] ?? '',
      }));
      const status = (to: string) =>
        api().transactions.run(async (tx) => {
          for (const { id } of under) await tx.manager.update(Job, { id }, { status: to });
          const isSettled = to === 'delivered';
          const saved = (isSettled ? under : described).map(({ id, text }) => ({
            id,
            text,
            isSettled,
          }));
          await JOB_WORDS[tx.engine].save(tx, saved);
          await countAnew((sql) => tx.manager.query(sql));
        });
      await status('in-transit');
      const found = await walked(`/api/jobs/active?limit=2&q=${encodeURIComponent(q)}`);
      await status('delivered');
      const expected = described
        .filter(({ text }) => matchesWords(text, q.split(' ')))
        .map(({ id }) => id)
        .sort((one, other) => other - one);
      expect(found).toEqual({ ids: expected, total: expected.length, isLeast: false });
    },
  );
});

function rowOf({ id, completedAt, billed, isDriven }: Stored, driverId: number) {
  const at = new Date(BEGIN + id * APART_MS);
  return {
    ...NO_PLACES,
    ...{ id, status: 'delivered', vehicleCount: 0, hasDriverReport: true, billingComplete: billed },
    ...{
      driverId: isDriven ? driverId : null,
      completedAt,
      version: 1,
      createdAt: at,
      updatedAt: at,
    },
  };
}
