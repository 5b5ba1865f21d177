import { describeOn } from '../../../../../test/databases/databases';
import { TestApi } from '../../../../../test/app/http';
import { METRICS, Scrape } from '../../../../../test/app/scrape';
import { INSIDE, makeWebhook } from '../../../../../test/webhooks/webhooks';
import type { FileStorage } from '../../../../storage/file-storage';
import { GaleraQueries } from './galera.queries';
import { Metrics } from './metrics';
import { ProcessMetrics } from './process-metrics';
import { StoredCounts } from './stored-counts.queries';

/** More than any two scrapes need from start to end. */
const TURNS = 60;
const IMPORTS = /^dispatch_imports_running 0$/m;

describeOn('sqlite', 'A scrape', (makeDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start(await makeDatabase(), { ...METRICS, ...INSIDE });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => api.stop());

  const imports = async () => (await Scrape.of(api.anonymous)).value('dispatch_imports_running');

  test('omits only the counts that failed', async () => {
    jest.spyOn(api.app.get(StoredCounts), 'tasks').mockRejectedValue(new Error('no'));
    const now = await Scrape.of(api.anonymous);
    expect(now.value('dispatch_outbox_tasks')).toBeUndefined();
    expect(now.value('dispatch_imports_running')).toBe(0);
    expect(now.value('dispatch_jobs_open', { status: 'pending' })).toBe(0);
  });

  test('shows the counts that finished before the timeout', async () => {
    let end = (_cluster: null) => {};
    const held = new Promise<null>((resolve) => (end = resolve));
    const state = jest.spyOn(api.app.get(GaleraQueries), 'state').mockReturnValue(held);
    expect(await Promise.all([imports(), imports()])).toEqual([0, 0]);
    expect(state).toHaveBeenCalledTimes(1);
    end(null);
    await held;
  });

  test('runs one query at a time, and no more for many webhooks than for one', async () => {
    const database = api.database;
    const query = database.query.bind(database);
    let running = 0;
    const asked: { sql: string; beside: number }[] = [];
    jest.spyOn(database, 'query').mockImplementation(async (sql, values) => {
      if (!/AS total\b/.test(sql)) return query(sql, values);
      asked.push({ sql, beside: running });
      running += 1;
      return query(sql, values).finally(() => (running -= 1));
    });
    const statements = async () => {
      asked.length = 0;
      expect(await imports()).toBe(0);
      expect(asked.filter(({ beside }) => beside > 0)).toEqual([]);
      return asked.length;
    };
    await makeWebhook(api, 'http://127.0.0.1:9/');
    const ofOne = await statements();
    await makeWebhook(api, 'http://127.0.0.1:9/');
    await makeWebhook(api, 'http://127.0.0.1:9/');
    expect(await statements()).toBe(ofOne);
  });

  test('does not share results with a concurrent scrape', async () => {
    const counts = api.app.get(StoredCounts);
    for (const name of ['tasks', 'deliveries'] as const)
      jest.spyOn(counts, name).mockResolvedValue([]);
    jest.spyOn(counts, 'imports').mockResolvedValue(0);
    const none = { open: {}, billingPending: 0, billingComplete: 0 };
    jest.spyOn(counts, 'jobs').mockResolvedValue(none);
    const hasDatabase = jest.spyOn(api.app.get(ProcessMetrics), 'look').mockResolvedValue(true);
    const metrics = api.app.get(Metrics);
    for (let turns = 0; turns < TURNS; turns += 1) {
      const full = metrics.text();
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      hasDatabase.mockResolvedValueOnce(false);
      const bare = metrics.text();
      const isTold = [await full, await bare].map((text) => IMPORTS.test(text));
      expect({ turns, isTold }).toEqual({ turns, isTold: [true, false] });
    }
  });
});

describeOn('sqlite', 'A storage that has not answered yet', (makeDatabase) => {
  test('is neither up nor down', async () => {
    let answer = (_has: boolean) => {};
    const held = new Promise<boolean>((resolve) => (answer = resolve));
    const slow = (storage: FileStorage) => Object.assign(storage, { has: () => held });
    const api = await TestApi.start(await makeDatabase(), METRICS, undefined, slow);
    const isUp = async () =>
      (await Scrape.of(api.anonymous)).value('dispatch_dependency_up', { dependency: 'storage' });
    expect(await isUp()).toBeUndefined();
    answer(false);
    expect(await isUp()).toBe(1);
    await api.stop();
  });
});
