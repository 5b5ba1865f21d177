import { describeOn } from '../../test/databases/databases';
import { Clock } from '../config/clock';
import { DatabaseClock } from './database-clock';
import { type Row, toDate } from './rows';

class SetClock extends Clock {
  constructor(public at: Date) {
    super();
  }
  override now(): Date {
    return this.at;
  }
}

const NOON = new Date('2026-03-31T12:00:00.000Z');
const after = (ms: number) => new Date(NOON.getTime() + ms);

describeOn('mysql', 'The clock of several replicas', (makeDatabase) => {
  test.each(['2026-03-31T12:00:00.000Z', '2099-01-01T00:00:00.000Z'])(
    'equals the database time for a machine time of %s',
    async (own) => {
      const database = await makeDatabase();
      const clock = new DatabaseClock(database, {
        log: () => undefined,
        own: new SetClock(new Date(own)),
        passedMs: () => 0,
      });
      const asked = async () => {
        const [row] = await database.query<Row>('SELECT NOW(3) AS now');
        return toDate(row?.['now']).getTime();
      };
      const before = await asked();
      expect(await clock.compare()).toBe(true);
      const now = clock.now().getTime();
      expect(now).toBeGreaterThanOrEqual(before);
      expect(now).toBeLessThanOrEqual(await asked());
    },
  );
});

describe('The database clock', () => {
  const own = new SetClock(NOON);
  const said: string[] = [];
  let answer: () => Promise<Row[]>;
  // The test decides the rows.
  const database = { query: <T>() => answer() as Promise<T[]> };
  let passedMs = 0;
  const clock = new DatabaseClock(database, {
    log: (line) => said.push(line),
    own,
    passedMs: () => passedMs,
  });
  /** The database reads its clock after `thereMs`; the answer takes `backMs` more. Then it is noon by the machine. */
  const compare = (aheadMs: number, { thereMs = 0, backMs = 0 } = {}) => {
    own.at = after(-thereMs - backMs);
    answer = () => {
      passedMs += thereMs + backMs;
      own.at = NOON;
      return Promise.resolve([{ now: after(-backMs - aheadMs) }]);
    };
    return clock.compare();
  };

  beforeEach(async () => {
    await compare(0);
    said.length = 0;
  });

  test('keeps a correct machine time', async () => {
    for (const aheadMs of [-1_000, 0, 1_000]) {
      await compare(aheadMs);
      expect(clock.now()).toEqual(NOON);
    }
    expect(said).toEqual([]);
  });

  test.each([
    { thereMs: 5_000, backMs: 0 },
    { thereMs: 0, backMs: 5_000 },
  ])('keeps a correct machine time after a late answer: %j', async (late) => {
    for (const aheadMs of [-1_000, 0, 1_000]) {
      await compare(aheadMs, late);
      expect(clock.now()).toEqual(NOON);
    }
    expect(said).toEqual([]);
  });

  test.each([
    { thereMs: 5_000, backMs: 0 },
    { thereMs: 0, backMs: 5_000 },
  ])('keeps a difference that a late answer confirms: %j', async (late) => {
    await compare(180_000);
    await compare(180_000, late);
    expect(clock.now()).toEqual(after(-180_000));
    await compare(0, late);
    expect(clock.now()).toEqual(NOON);
  });

  test('follows the database after a jump during the query', async () => {
    answer = () => {
      own.at = after(180_000);
      return Promise.resolve([{ now: NOON }]);
    };
    await clock.compare();
    expect(clock.now()).toEqual(NOON);
    own.at = NOON;
  });

  test('follows the database when three minutes off, and logs it once', async () => {
    await compare(180_000);
    await compare(180_010);
    expect(clock.now()).toEqual(after(-180_010));
    expect(said).toEqual([
      "This machine's clock is 180 s ahead of the database's, which the server follows.",
    ]);
    await compare(5);
    expect(clock.now()).toEqual(NOON);
    await compare(-180_000);
    expect(clock.now()).toEqual(after(180_000));
    expect(said.slice(1)).toEqual([
      "This machine's clock agrees with the database's again.",
      "This machine's clock is 180 s behind the database's, which the server follows.",
    ]);
  });

  test('keeps the difference while the database is away', async () => {
    await compare(180_000);
    answer = () => Promise.reject(new Error('away'));
    expect(await clock.compare()).toBe(false);
    expect(clock.now()).toEqual(after(-180_000));
  });
});
