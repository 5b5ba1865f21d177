import type { DatabaseSettings } from '../../src/config/settings-types';
import { describeWithDatabase, preparedPlace } from '../databases/databases';
import { type Onlooker, onlookerAt } from '../databases/onlooker';
import { IS_FULL_TIER } from '../app/tier';
import { ServerProcess } from './server-process';
import { serverOn } from './server-settings';
import { Load, STEPS, UNITS } from './load';

/** Number of kills per database. */
const KILLS = Number(process.env['KILLS'] ?? (IS_FULL_TIER ? 4 : 1));
const WRITERS = 4;

jest.setTimeout((1 + KILLS) * 60_000);

interface StoredJob {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly vehicleCount: number;
  readonly specialInstructions: string;
  readonly completedAt: unknown;
  readonly units: number;
  readonly entries: number;
  readonly newestEntry: number;
}

const JOBS = `SELECT j.id, j.version, j.status, j.vehicleCount, j.specialInstructions, j.completedAt,
  (SELECT COUNT(*) FROM job_units u WHERE u.jobId = j.id) AS units,
  (SELECT COUNT(*) FROM activity a WHERE a.resource = 'job' AND a.resourceId = j.id) AS entries,
  (SELECT MAX(a.resourceVersion) FROM activity a WHERE a.resource = 'job' AND a.resourceId = j.id) AS newestEntry
  FROM jobs j ORDER BY j.id`;

describeWithDatabase('a server killed repeatedly under load', (_makeDatabase, engine) => {
  let place: DatabaseSettings;
  let server: ServerProcess;
  let onlooker: Onlooker;
  let load: Load;

  beforeAll(async () => {
    place = await preparedPlace(engine);
    server = await ServerProcess.start(serverOn(place));
    onlooker = await onlookerAt(place);
    load = new Load(await server.admin());
  });
  afterAll(async () => {
    await onlooker.close();
    await server.stop();
  });

  async function idsOf(table: 'job' | 'vehicle'): Promise<number[]> {
    const key = engine === 'sqlite' ? 'rowid' : 'id';
    const rows = await onlooker.rows<{ id: number }>(
      `SELECT ${key} AS id FROM ${table}_search ORDER BY ${key}`,
    );
    return rows.map((row) => row.id);
  }

  /** Checks that all acknowledged data exists, and that all existing data is complete. */
  async function verify(): Promise<void> {
    const jobs = await onlooker.rows<StoredJob>(JOBS);
    for (const job of jobs) {
      // One entry and one version for the creation and for each change.
      const version = STEPS.indexOf(job.status as (typeof STEPS)[number]) + 1;
      expect({ ...job, completedAt: job.completedAt !== null }).toMatchObject({
        vehicleCount: UNITS,
        units: UNITS,
        version,
        entries: version,
        newestEntry: version,
        completedAt: job.status === 'delivered',
      });
    }
    const keys = jobs.map((job) => job.specialInstructions);
    expect(new Set(keys).size).toBe(keys.length);
    const byId = new Map(jobs.map((job) => [job.id, job]));
    for (const { key, acknowledged } of load.wishes) {
      if (acknowledged === null) continue;
      const job = byId.get(acknowledged.id);
      expect(job?.specialInstructions).toBe(key);
      expect(job?.version).toBeGreaterThanOrEqual(acknowledged.version);
    }
    expect(await idsOf('job')).toEqual(jobs.map((job) => job.id));
    const vehicles = await onlooker.rows<{ id: number }>('SELECT id FROM vehicles ORDER BY id');
    expect(vehicles).toHaveLength(jobs.length * UNITS);
    expect(await idsOf('vehicle')).toEqual(vehicles.map((vehicle) => vehicle.id));
  }

  test('keeps every promise, leaves nothing half done and comes back', async () => {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await load.write(WRITERS, 5 + ((kill * 7) % 13), () => server.kill());
      server = await server.again();
      await verify();

      // The interrupted writers retry with their keys.
      for (const wish of load.wishes.filter((candidate) => candidate.acknowledged === null)) {
        const answer = await load.ask(wish);
        expect(answer.status).toBe(201);
        wish.acknowledged = answer.body as NonNullable<typeof wish.acknowledged>;
      }
      await verify();
    }
    expect(load.surprises).toEqual([]);
  });

  test('a repeat of any earlier request creates nothing twice', async () => {
    for (const wish of load.wishes) {
      const answer = await load.ask(wish);
      expect(answer.status).toBe(201);
      expect(answer.headers.get('Idempotency-Replayed')).toBe('true');
      expect(answer.body.id).toBe(wish.acknowledged?.id);
    }
    const jobs = await onlooker.rows<StoredJob>(JOBS);
    expect(jobs).toHaveLength(load.wishes.length);
  });
});
