import type { DatabaseSettings } from '../../src/config/settings-types';
import { Caller } from '../app/caller';
import { describeWithDatabase, preparedPlace } from '../databases/databases';
import { eventually } from '../app/eventually';
import { csv } from '../imports/files';
import { goodRow, HEADS, sendFile } from '../imports/sending';
import { expectStatus } from '../records/jobs';
import { IS_FULL_TIER } from '../app/tier';
import { runPast } from './outside-writes';
import { ServerProcess } from './server-process';
import { serverOn } from './server-settings';

const ROWS = IS_FULL_TIER ? 400 : 200;
const KILLS = IS_FULL_TIER ? 3 : 1;
const VINS = Array.from({ length: ROWS }, (_, at) => String(30_000_000 + at));

/** The VINs of all jobs. */
async function importedVins(desk: Caller): Promise<string[]> {
  const vins: string[] = [];
  for (let offset = 0; ; offset += 200) {
    const jobs = expectStatus(await desk.get(`/api/jobs?limit=200&offset=${String(offset)}`), 200);
    if (jobs.length === 0) return vins.sort();
    for (const { jobVehicles } of jobs)
      for (const { vehicle } of jobVehicles) vins.push(vehicle.vinLast8 as string);
  }
}

describeWithDatabase('an import whose server is killed', (_makeDatabase, engine) => {
  let place: DatabaseSettings;
  let server: ServerProcess;
  let desk: Caller;

  beforeAll(async () => {
    place = await preparedPlace(engine);
    server = await ServerProcess.start(serverOn(place));
    desk = await server.admin();
  });
  afterAll(() => server.stop());

  /** Restarts the server; its tasks do not wait for the killed process's lease. */
  async function restart(): Promise<void> {
    const { token } = desk;
    await server.kill();
    await runPast(place, "UPDATE outbox_tasks SET runAt = createdAt WHERE state = 'waiting'");
    server = await server.again();
    desk = new Caller(server.address, token);
  }

  const counts = async (id: number) =>
    expectStatus(await desk.get(`/api/imports/${String(id)}`), 200).counts as {
      made: number;
      undone: number;
    };

  test('resumes automatically and imports each row exactly once; so does its undo', async () => {
    const rows = VINS.map((vin) => goodRow('Crash Motors', vin));
    const { id } = expectStatus(await sendFile(desk, csv([HEADS, ...rows])), 201);
    expectStatus(await desk.post(`/api/imports/${String(id)}/run`), 200);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const enough = (ROWS * kill) / (KILLS + 2);
      await eventually('enough jobs', async () => (await counts(id)).made > enough);
      await restart();
    }
    await eventually('all jobs', async () => (await counts(id)).made === ROWS);
    expect(await importedVins(desk)).toEqual(VINS);
    const known = expectStatus(await desk.get('/api/customers?limit=9'), 200);
    expect(known).toMatchObject([{ name: 'Crash Motors', totalJobs: ROWS }]);

    await eventually('the end of the run', async () => {
      const { state } = expectStatus(await desk.get(`/api/imports/${String(id)}`), 200);
      return state === 'done';
    });
    expectStatus(await desk.post(`/api/imports/${String(id)}/undo`), 200);
    await eventually('some undone', async () => (await counts(id)).undone > ROWS / 4);
    if (IS_FULL_TIER) await restart();
    await eventually('all undone', async () => (await counts(id)).undone === ROWS);
    expect(await importedVins(desk)).toEqual([]);
    expect(expectStatus(await desk.get('/api/customers?limit=9'), 200)).toEqual([]);
  });
});
