import type { MysqlSettings } from '../../src/database/engines/options';
import { Caller } from '../app/caller';
import { CommitGate } from '../databases/commit-gate';
import { describeOn, preparedPlace } from '../databases/databases';
import { expectStatus } from '../records/jobs';
import { complete, moveTo, note, resultsOf, send } from '../reports/operations';
import { Outsider } from './outside';
import { ServerProcess } from './server-process';
import { serverOn } from './server-settings';

/** Marks the transaction of an operation. */
const LOGGED = 'INTO driver_operations';
const DANA = { email: 'dana@example.com', password: 'a driver of the tests' };

describeOn('mysql', "a driver's operations over two processes", () => {
  let outsider: Outsider;
  let gate: CommitGate;
  /** Its database connection goes through the gate. */
  let one: ServerProcess;
  let other: ServerProcess;
  let admin: Caller;
  let atOne: Caller;
  let atOther: Caller;
  let driverId: number;

  beforeAll(async () => {
    const place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    gate = new CommitGate(place);
    await gate.open();
    one = await ServerProcess.start(serverOn({ ...place, host: '127.0.0.1', port: gate.port }));
    const atStart = await one.admin();
    other = await ServerProcess.start(serverOn(place));
    admin = new Caller(other.address, atStart.token);
    const dana = { ...DANA, name: 'Dana Driver', role: 'driver' };
    driverId = expectStatus(await admin.post('/api/admin/users', dana), 201).driverId;
    atOne = await one.signIn(DANA);
    atOther = new Caller(other.address, atOne.token);
    outsider = await Outsider.at(place);
  });
  afterAll(async () => {
    await outsider.close();
    await Promise.all([one.stop(), other.stop()]);
    await gate.close();
  });

  const makeJob = async (): Promise<number> =>
    expectStatus(await admin.post('/api/jobs', { driverId }), 201).id;
  const entriesOf = (jobId: number) =>
    outsider.rows<{ action: string }>(
      "SELECT action FROM activity WHERE resource = 'job' AND resourceId = ? AND action <> 'job.created'",
      [jobId],
    );

  test('are applied once when the process is killed between commit and answer', async () => {
    const id = await makeJob();
    const taps = [moveTo(id, 'in-transit'), complete(id, 'With the guard')];
    const { waiting } = await gate.swallowCommitOf(LOGGED, () => send(atOne, taps));
    const silence = expect(waiting).rejects.toThrow();
    await one.kill();
    await silence;
    gate.cut();
    expect(await resultsOf(atOther, taps)).toMatchObject([
      { outcome: 'duplicate', job: { status: 'in-transit' } },
      { outcome: 'applied', job: { status: 'delivered', completionNotes: 'With the guard' } },
    ]);
    expect(await entriesOf(id)).toEqual([
      { action: 'job.status-changed' },
      { action: 'job.delivered' },
    ]);
    one = await one.again();
  });

  test('are applied once when the connection is lost during a commit', async () => {
    const id = await makeJob();
    const taps = [note(id, 'At the gate'), moveTo(id, 'in-transit')];
    const { waiting } = await gate.swallowCommitOf(LOGGED, () => send(atOne, taps));
    gate.cut();
    expect(await waiting).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    expect(await resultsOf(atOne, taps)).toMatchObject([
      { outcome: 'duplicate' },
      { outcome: 'applied' },
    ]);
    expect(await entriesOf(id)).toHaveLength(2);
  });

  test('are to be sent again from the first failed one on', async () => {
    const [a, b] = [await makeJob(), await makeJob()];
    await outsider.run('START TRANSACTION');
    await outsider.run(`UPDATE jobs SET version = version WHERE id = ${String(b)}`);
    const taps = [moveTo(a, 'in-transit'), moveTo(b, 'in-transit'), note(a, 'Behind it')];
    const results = await resultsOf(atOther, taps);
    await outsider.run('COMMIT');
    expect(results).toMatchObject([
      { outcome: 'applied' },
      { outcome: 'retry', code: null, message: null, job: null },
      { outcome: 'retry' },
    ]);
    expect(await entriesOf(b)).toEqual([]);
    expect(await resultsOf(atOne, taps)).toMatchObject([
      { outcome: 'duplicate' },
      { outcome: 'applied' },
      { outcome: 'applied' },
    ]);
  });

  test('that arrive at both processes at once count once', async () => {
    const id = await makeJob();
    const taps = [note(id, 'Once'), moveTo(id, 'in-transit'), complete(id)];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => resultsOf(index % 2 ? atOne : atOther, taps)),
    );
    for (const index of taps.keys()) {
      const outcomes = answers.map((results) => results[index].outcome as string);
      expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(9);
    }
    expect(await entriesOf(id)).toHaveLength(3);
  });
});
