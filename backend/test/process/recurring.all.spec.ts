import { describeWithDatabase, preparedPlace } from '../databases/databases';
import { eventually } from '../app/eventually';
import { expectStatus } from '../records/jobs';
import { type Onlooker, onlookerAt } from '../databases/onlooker';
import { IS_FULL_TIER } from '../app/tier';
import { ServerProcess } from './server-process';
import { serverOn } from './server-settings';

const KILLS = IS_FULL_TIER ? 3 : 1;
const DAYS = 58;
const DAY_MS = 24 * 60 * 60 * 1000;
const SERIES = IS_FULL_TIER ? 6 : 2;

jest.setTimeout(10 * 60_000);

interface Made {
  readonly preferredPickupDate: string;
  readonly pickupCity: string;
}

describeWithDatabase('Recurring jobs of a killed server', (_makeDatabase, engine) => {
  let server: ServerProcess;
  let onlooker: Onlooker;
  beforeAll(async () => {
    const place = await preparedPlace(engine);
    server = await ServerProcess.start(serverOn(place));
    onlooker = await onlookerAt(place);
  });
  afterAll(async () => {
    await onlooker.close();
    await server.stop();
  });

  const made = () => onlooker.rows<Made>('SELECT pickupCity, preferredPickupDate FROM jobs');

  test('are still created, once per date', async () => {
    const admin = await server.admin();
    const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    // The UTC date may already be tomorrow.
    const dates = Array.from({ length: DAYS }, (_, at) => dayIn(at + 1));
    const schedule = {
      ...{ kind: 'dates', dates, startOn: dayIn(0), daysAhead: 60, makeAt: '00:00' },
    };
    for (let series = 1; series <= SERIES; series += 1) {
      const job = { pickupCity: `Town ${String(series)}` };
      const body = { name: job.pickupCity, job, schedule };
      expectStatus(await admin.post('/api/recurring-jobs', body), 201);
    }
    const all = SERIES * DAYS;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const enough = (all * kill) / (KILLS + 3);
      await eventually('enough jobs', async () => (await made()).length > enough);
      await server.kill();
      server = await server.again();
    }
    await eventually('all jobs', async () => (await made()).length >= all);
    const keys = (await made()).map((job) => `${job.pickupCity} ${job.preferredPickupDate}`);
    expect(new Set(keys).size).toBe(all);
    expect(keys).toHaveLength(all);
    const unknown = await onlooker.rows('SELECT id FROM recurring_occurrences WHERE jobId IS NULL');
    expect(unknown).toEqual([]);
  });
});
