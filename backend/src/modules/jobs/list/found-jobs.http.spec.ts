import { matchesWords } from '@dispatch/domain/text/search-words';
import { type Caller, describeHttp } from '../../../../test/http';
import { walkPages } from '../../../../test/pages';
import { driverIdOf, expectStatus } from '../../../../test/jobs';
import { NO_PLACES } from '../../../../test/stored-job';
import { countAnew } from '../../../totals/kept-totals';
import { Job } from '../../../database/schema/entities/job';
import { indexJobs } from '../../../search/job-index';
import { countOfFirst, SEGMENT } from '../../../search/search-segments';
import { saveAllWords } from '../../../search/search-index';
import { SeededRandom } from '../../../demo/seeded-random';

/** More than are looked through before the index of words is asked. */
const JOBS = 7_200;
/** The older ones, whose ids lie so far apart that the index is asked for parts of them first. */
const SPREAD = 1_800;
const APART = 100;
/** So that they were created within the time in which they were completed. */
const APART_MS = 140_000;
const idOf = (nth: number) => (nth <= SPREAD ? nth * APART : SPREAD * APART + nth - SPREAD);
const AT_ONCE = 300;
const SEARCHES = 10;
const DAY_MS = 86_400_000;
const BEGIN = Date.parse('2025-06-01T12:00:00.000Z');
const BEGINNINGS = ['mo', 'mont', 'fo', 'élan', 'saint', '20', '4', 'pizza', 'zz', 'й'];
const ENDS = ['', 'ro', 'treal', 'rd', '17', '2024', 'zza', 'é', 'к'];

/** Longer than what SQLite's index keeps in order. */
const FREQUENT = 'motreal';

/** Whether an index of words is asked for more than a first few. */
const gathersAll = (sql: string) =>
  /MATCH/.test(sql) && !/MATCH \?\s+ORDER BY rowid DESC LIMIT \d/.test(sql);

interface Stored {
  readonly id: number;
  readonly text: string;
  readonly completedAt: Date;
  readonly billed: boolean;
  readonly isDriven: boolean;
}

/** So few jobs that all of them are looked at; completed at noon in UTC, they are of this day in Canada too. */
const DAYS = { from: '2025-06-03', to: '2025-06-07' };
const isOfDays = ({ completedAt }: Stored) => {
  const day = completedAt.toISOString().slice(0, 10);
  return day >= DAYS.from && day <= DAYS.to;
};

/** Many of them were created afterwards, as the clock of a phone may have it. */
const UNTIL = '2026-01-10';
const isUntil = ({ completedAt }: Stored) => completedAt.toISOString().slice(0, 10) <= UNTIL;

/** Stands for the id of the driver of most of them. */
const DRIVER = 'DRIVER';

describeHttp('Jobs found by words', (api) => {
  const random = new SeededRandom(20_261_122);
  /** The first are frequent, the last are hardly there. */
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
        await countAnew((sql) => tx.manager.query(sql));
        await saveAllWords(tx, 'job_search', part);
      });
    }
    await api().transactions.run(indexJobs);
  });

  const walked = (address: string) => walkPages(admin, address);

  const newestFirst = (one: Stored, other: Stored) => other.id - one.id;
  const lastCompletedFirst = (one: Stored, other: Stored) =>
    other.completedAt.getTime() - one.completedAt.getTime() || other.id - one.id;

  it.each([
    ['/api/jobs?', () => true, newestFirst],
    ['/api/jobs/completed?', () => true, lastCompletedFirst],
    ['/api/jobs?billing=complete&', ({ billed }: Stored) => billed, lastCompletedFirst],
    ['/api/jobs?status=delivered&', () => true, newestFirst],
    [`/api/jobs/completed?from=${DAYS.from}&to=${DAYS.to}&`, isOfDays, lastCompletedFirst],
    [`/api/jobs/completed?to=${UNTIL}&`, isUntil, lastCompletedFirst],
    [`/api/jobs?status=delivered&to=${UNTIL}&`, isUntil, newestFirst],
    [`/api/jobs?driverId=${DRIVER}&`, ({ isDriven }: Stored) => isDriven, newestFirst],
    [
      `/api/jobs/driver/${DRIVER}/completed?`,
      ({ isDriven }: Stored) => isDriven,
      lastCompletedFirst,
    ],
  ])('are those with the words, page by page: %s', async (path, isIn, order) => {
    const sorted = jobs.filter(isIn).sort(order);
    for (let count = 0; count < SEARCHES; count += 1) {
      const typed = Array.from({ length: 1 + (count % 2) }, () => {
        const letters = [...word().normalize('NFD').replace(/\p{M}/gu, '')];
        return letters.slice(0, 2 + Math.floor(random.next() * letters.length)).join('');
      });
      const q = typed.length > 1 ? typed.join(' ') : (typed[0] ?? '').padEnd(2, 'm');
      const expected = sorted
        .filter(({ text }) => matchesWords(text, q.split(' ')))
        .map(({ id }) => id);
      const found = await walked(
        `${path.replace(DRIVER, String(driverId))}limit=400&q=${encodeURIComponent(q)}`,
      );
      expect({ q, ...found }).toEqual({
        q,
        ids: expected,
        total: expected.length,
        isLeast: false,
      });
    }
  });

  it('of a driver are given the newest first without any words', async () => {
    const expected = jobs.filter(({ isDriven }) => isDriven).sort(newestFirst);
    for (const offset of [0, 1_000]) {
      const answer = await admin.get(`/api/jobs?driverId=${driverId}&limit=25&offset=${offset}`);
      const ids = (answer.body as { id: number }[]).map(({ id }) => id);
      expect(ids).toEqual(expected.slice(offset, offset + 25).map(({ id }) => id));
      expect(answer.headers.get('x-total-count')).toBe(String(expected.length));
    }
  });

  it.each([
    ['/api/jobs?', newestFirst],
    ['/api/jobs/completed?', lastCompletedFirst],
  ])(
    'are not looked up in the index where the first jobs fill the page: %s',
    async (path, order) => {
      const query = jest.spyOn(api().database, 'query');
      const answer = await admin.get(`${path}q=${FREQUENT}&limit=25`);
      const asked = query.mock.calls.map(([sql]) => sql);
      query.mockRestore();
      expect(asked.filter(gathersAll)).toEqual([]);
      const first = jobs.sort(order).filter(({ text }) => matchesWords(text, [FREQUENT]));
      const ids = first.slice(0, 25).map(({ id }) => id);
      expect((answer.body as { id: number }[]).map(({ id }) => id)).toEqual(ids);
      expect(answer.headers.get('x-total-count-relation')).toBe('at-least');
    },
  );

  it.each([
    ['/api/jobs/completed?', () => true, lastCompletedFirst],
    ['/api/jobs?billing=all&', () => true, lastCompletedFirst],
    [`/api/jobs/completed?to=${UNTIL}&`, isUntil, lastCompletedFirst],
    [`/api/jobs?status=delivered&to=${UNTIL}&`, isUntil, newestFirst],
  ])(
    'are the last of the list, wherever in the index they stand: %s',
    async (path, isIn, order) => {
      const sorted = jobs.filter(isIn).sort(order);
      const has = (typed: string) => (job: Stored) => matchesWords(job.text, [typed]);
      // Too rare to fill the page from the first jobs, frequent enough to fill it from a part of the index.
      const middling = vocabulary.filter((typed) => {
        const first = sorted.slice(0, 1_000).filter(has(typed)).length;
        return (
          typed.length > 4 &&
          /^[a-z]+$/.test(typed) &&
          first <= 50 &&
          sorted.filter(has(typed)).length > 200
        );
      });
      expect(middling).not.toEqual([]);
      for (const typed of ['mo', ...middling]) {
        const expected = sorted.filter(has(typed)).map(({ id }) => id);
        for (const offset of [0, 30]) {
          const answer = await admin.get(`${path}limit=50&offset=${offset}&q=${typed}`);
          const ids = (answer.body as { id: number }[]).map(({ id }) => id);
          expect({ typed, offset, ids }).toEqual({
            typed,
            offset,
            ids: expected.slice(offset, offset + 50),
          });
        }
      }
    },
  );

  it('are looked up in as much of the index at first as the first jobs let expect to do', async () => {
    const sorted = [...jobs].sort(lastCompletedFirst);
    const having = (typed: string, first: Stored[]) =>
      first.filter(({ text }) => matchesWords(text, [typed])).length;
    const few =
      vocabulary.find((typed) => {
        const count = having(typed, sorted.slice(0, 800));
        return /^[a-z]{3,}$/.test(typed) && count > 0 && count < 6;
      }) ?? '';
    const ofFirst = { looked: 800, having: having(few, sorted.slice(0, 800)) };
    const number = String(idOf(JOBS - 7));
    const wanted = countOfFirst('job_search', 101, ofFirst);
    expect(wanted).toBeGreaterThan(2);
    expect(await segmentsAsked('/api/jobs/completed?', few)).toBe(wanted);
    const all = countOfSegments();
    expect(await segmentsAsked('/api/jobs/completed?', number)).toBe(all);
    expect(await segmentsAsked('/api/jobs/completed?', '4471')).toBe(16);
    if (api().database.engine === 'sqlite') return; // whose index itself gives the newest first
    const newest = sorted.filter(({ id }) => id > idOf(JOBS) - 1_000);
    const sample = { looked: 1_000, having: having(few, newest) };
    expect(await segmentsAsked('/api/jobs?', few)).toBe(countOfFirst('job_search', 100, sample));
    expect(await segmentsAsked('/api/jobs?', number)).toBe(all);
    expect(await segmentsAsked('/api/jobs?', '4471')).toBe(16);
  });

  const countOfSegments = () => Math.ceil(idOf(JOBS) / SEGMENT.job_search);

  /** How many of them a search begins with. */
  async function segmentsAsked(path: string, q: string): Promise<number> {
    const query = jest.spyOn(api().database, 'query');
    expectStatus(await admin.get(`${path}limit=100&q=${q}`), 200);
    const [sql, values] = query.mock.calls.find(([text]) => /MATCH/.test(text)) ?? [];
    query.mockRestore();
    if (path.includes('completed')) expect(sql).not.toContain('open_words');
    const [sought, ...bounds] = values ?? [];
    if (String(sought).startsWith('+'))
      return String(sought).match(/z0[0-9a-z]{3}(?=\w+\*)/g)?.length ?? 0;
    const ids = bounds.filter((bound) => typeof bound === 'number');
    return ids.reduce((sum, id, index) => sum + (index % 2 ? id : -id), 0) / SEGMENT.job_search;
  }

  it('are not looked up in the index where all of the list are looked at', async () => {
    const query = jest.spyOn(api().database, 'query');
    const answer = await admin.get(
      `/api/jobs/completed?from=${DAYS.from}&to=${DAYS.to}&q=nowhere&limit=25`,
    );
    const asked = query.mock.calls.map(([sql]) => sql);
    query.mockRestore();
    expect(asked.filter(gathersAll)).toEqual([]);
    expect(answer.body).toEqual([]);
  });

  it.each(['/api/jobs?', '/api/jobs/completed?'])(
    'are looked up in the index at once for a long number, not for a year: %s',
    async (path) => {
      const looksThrough = async (q: number) => {
        const query = jest.spyOn(api().database, 'query');
        const answer = await admin.get(`${path}q=${q}&limit=25`);
        const asked = query.mock.calls.map(([sql]) => sql);
        query.mockRestore();
        const ids = (answer.body as { id: number }[]).map(({ id }) => id);
        // Of a sample of all jobs it names each.
        return { ids, isSo: asked.some((sql) => /INSTR/.test(sql) && !/id IN \(/.test(sql)) };
      };
      const id = idOf(JOBS - 7);
      expect(await looksThrough(id)).toEqual({ ids: [id], isSo: false });
      const { isSo } = await looksThrough(2024);
      const isKeptAtOnce = api().database.engine === 'sqlite' && path === '/api/jobs?';
      expect(isSo).toBe(!isKeptAtOnce);
    },
  );

  it('are sorted in another way if among the newest 5,000, which the count says', async () => {
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

  it.each([
    [FREQUENT, { sqlite: 1, mysql: 2 }],
    ['2024', { sqlite: 1, mysql: 2 }],
    ['447', { sqlite: 2, mysql: 2 }],
  ])('are looked for in few steps among those under way: %s', async (q, steps) => {
    const query = jest.spyOn(api().database, 'query');
    const answer = await admin.get(`/api/jobs/active?q=${q}&limit=25`);
    const asked = query.mock.calls.map(([sql]) => sql);
    query.mockRestore();
    expect(
      asked.filter((sql) => /FROM \(?(jobs|open_words|SELECT id FROM|job_search)/.test(sql)),
    ).toHaveLength(steps[api().database.engine]);
    expect([answer.body, answer.headers.get('x-total-count')]).toEqual([[], '0']);
  });

  it.each(['4471', '447', '4471 447', `${FREQUENT} 447`, FREQUENT, '2024'])(
    'are those under way with the words, the newest first: %s',
    async (q) => {
      const some = [3, 900, 1_801, 5_000, JOBS - 1].map((nth) => jobs[nth - 1]);
      const under = some.filter((job) => job !== undefined);
      const described = under.map(({ id }, index) => ({
        id,
        text:
          ['447 4471', `${FREQUENT} 44719`, '2024 447', '2024 44', `${FREQUENT} 4472 4471`][
            index
          ] ?? '',
      }));
      const status = (to: string) =>
        api().transactions.run(async (tx) => {
          for (const { id } of under) await tx.manager.update(Job, { id }, { status: to });
          await saveAllWords(tx, 'job_search', to === 'delivered' ? under : described);
          await indexJobs(tx);
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

  it('are looked up but where jobs under way stand, however long ago one was forgotten', async () => {
    const under = [idOf(1), idOf(JOBS)];
    const status = (to: string) =>
      api().transactions.run(async (tx) => {
        for (const id of under) await tx.manager.update(Job, { id }, { status: to });
        await countAnew((sql) => tx.manager.query(sql));
        await indexJobs(tx);
      });
    await status('in-transit');
    const asked = await segmentsAsked('/api/jobs/active?', '447');
    await status('delivered');
    // MariaDB has an index of these jobs alone.
    expect(asked).toBe({ sqlite: 2, mysql: 19 }[api().database.engine]);
  });

  it('are not looked up in the index for single letters, which begin words of most jobs', async () => {
    const query = jest.spyOn(api().database, 'query');
    const answer = await admin.get('/api/jobs?q=m%20s&limit=25');
    const asked = query.mock.calls.map(([sql]) => sql);
    query.mockRestore();
    expect(asked.filter(gathersAll)).toEqual([]);
    const first = [...jobs].sort(newestFirst).filter(({ text }) => matchesWords(text, ['m', 's']));
    const ids = first.slice(0, 25).map(({ id }) => id);
    expect((answer.body as { id: number }[]).map(({ id }) => id)).toEqual(ids);
  });

  it('are not looked up in the index because the newest jobs were deleted', async () => {
    const deleted = rowOf(described(idOf(JOBS) + 20_000), driverId);
    await api().transactions.run((tx) =>
      tx.manager.insert(Job, { ...deleted, deletedAt: new Date(BEGIN) }),
    );
    const query = jest.spyOn(api().database, 'query');
    expectStatus(await admin.get(`/api/jobs?q=${FREQUENT}&limit=25`), 200);
    const asked = query.mock.calls.map(([sql]) => sql);
    query.mockRestore();
    expect(asked.filter(gathersAll)).toEqual([]);
  });

  it('are looked up among all only where the newest do not fill the page', async () => {
    const newest = idOf(JOBS);
    const middling = vocabulary.find((typed) => {
      const ids = jobs.filter(({ text }) => matchesWords(text, [typed])).map(({ id }) => id);
      const among = (count: number) => ids.filter((id) => id > newest - count).length;
      return typed.length > 1 && /^[a-z]+$/.test(typed) && among(1_000) <= 25 && among(5_000) > 25;
    });
    const query = jest.spyOn(api().database, 'query');
    expectStatus(await admin.get(`/api/jobs?q=${middling ?? ''}&limit=25`), 200);
    const asked = query.mock.calls.flatMap(([, values = []]) => values).map(String);
    query.mockRestore();
    const tags = asked.flatMap((value) => value.match(/z0[0-9a-z]{3}(?=[a-z]+\*)/g) ?? []);
    const ofEachIndex = ['z000h', 'z000h', 'z000i', 'z000i'];
    expect(tags.sort()).toEqual(api().database.engine === 'mysql' ? ofEachIndex : []);
  });
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
