import { type ChildProcess } from 'node:child_process';
import type { MysqlSettings } from '../../src/database/engines/options';
import type { Answer, Caller } from '../app/caller';
import { crashServer } from '../databases/crash-server';
import { describeOn, preparedPlace } from '../databases/databases';
import { EventListener } from '../app/event-listener';
import { eventually } from '../app/eventually';
import { createServerDatabase, databaseServer } from '../databases/server-databases';
import { Outsider } from './outside';
import { Gate, startPrivateServer } from '../databases/private-server';
import { ADMIN, ServerProcess } from './server-process';
import { serverOn } from './server-settings';

const CALLS: readonly ((caller: Caller) => Promise<Answer>)[] = [
  (caller) => caller.get('/api/auth/me'),
  (caller) => caller.get('/api/jobs?limit=10'),
  (caller) => caller.get('/api/jobs/1'),
  (caller) => caller.get('/api/stats'),
  (caller) => caller.get('/api/jobs/export?format=csv'),
  (caller) => caller.get('/api/events'),
  (caller) => caller.post('/api/jobs', { poNumber: 'LOST' }),
  (caller) => caller.post('/api/jobs', { poNumber: 'LOST' }, { 'Idempotency-Key': 'lost' }),
  (caller) => caller.put('/api/jobs/1', { poNumber: 'LOST' }),
  (caller) => caller.post('/api/customers/upsert', { name: 'Lost Motors' }),
  (caller) => caller.delete('/api/jobs/1'),
  (caller) => caller.post('/api/auth/login', ADMIN),
];
/** More simultaneous requests than pool connections. */
const TIMES = 4;

function expectUnavailable(answer: Answer): void {
  expect(answer.body).toMatchObject({ statusCode: 503, code: 'database_unavailable' });
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
}

/** Every kind of request gets 503 during the outage, while the process stays responsive. */
async function expectPatience(server: ServerProcess, caller: Caller, calls = CALLS): Promise<void> {
  let waiting = true;
  const alive = (async () => {
    const probes: Answer[] = [];
    while (waiting) probes.push(await server.anonymous.get('/api/health/live'));
    return probes;
  })();
  const refused = calls.flatMap((call) => Array.from({ length: TIMES }, () => call(caller)));
  const outcomes = await Promise.all(refused).finally(() => (waiting = false));
  for (const outcome of outcomes) expectUnavailable(outcome);
  for (const { status } of await alive) expect(status).toBe(200);
}

/** Waits until reads and writes succeed again. */
function expectBack(server: ServerProcess, caller: Caller): Promise<true> {
  return eventually('the service is back', async () => {
    const ready = await server.anonymous.get('/api/health/ready');
    const read = await caller.get('/api/jobs/1');
    const write = await caller.put('/api/jobs/1', { specialInstructions: 'Back again' });
    return ready.status === 200 && read.status === 200 && write.status === 200;
  });
}

describeOn('mysql', 'a server whose database is away', () => {
  let database: Awaited<ReturnType<typeof startPrivateServer>>;
  let revived: ChildProcess | undefined;
  let place: MysqlSettings;
  let gate: Gate;
  let server: ServerProcess;
  let caller: Caller;
  let stream: EventListener;

  beforeAll(async () => {
    database = await startPrivateServer();
    place = await createServerDatabase(databaseServer(database.adminUrl));
    gate = new Gate(place);
    await gate.open();
    server = await ServerProcess.start(serverOn({ ...place, host: '127.0.0.1', port: gate.port }));
    caller = await server.admin();
    expect((await caller.post('/api/jobs', { poNumber: 'KEPT' })).status).toBe(201);
    stream = await EventListener.open(server.address, {
      Authorization: `Bearer ${caller.token ?? ''}`,
    });
    expect((await stream.next())?.event).toBe('hello');
  });
  afterAll(async () => {
    stream.close();
    await server.stop();
    await gate.shut();
    if (revived?.kill() === true) await new Promise((resolve) => revived?.once('exit', resolve));
    await database.stop();
  });

  /** The event stream from before the outage still receives events. */
  async function expectStreamGoesOn(): Promise<void> {
    const { body } = await caller.post('/api/customers', { name: 'Heard Motors' });
    for (;;) {
      const event = await stream.next();
      expect(event).not.toBeNull();
      if (event?.data['resource'] === 'customer' && event.data['id'] === body.id) return;
    }
  }

  test('that refuses connections', async () => {
    await gate.shut();
    await expectPatience(server, caller);
    await gate.open();
    await expectBack(server, caller);
    await expectStreamGoesOn();
  });

  test('that is frozen', async () => {
    try {
      await database.freeze();
      await expectPatience(server, caller);
    } finally {
      database.thaw();
    }
    await expectBack(server, caller);
    await expectStreamGoesOn();
  });

  test('with all connections blocked by another client', async () => {
    const outsider = await Outsider.at(place);
    await outsider.run('LOCK TABLES sessions WRITE, users WRITE, sign_in_failures WRITE');
    await expectPatience(server, caller);
    await outsider.run('UNLOCK TABLES');
    await expectBack(server, caller);
    await outsider.close();
    await expectStreamGoesOn();
  });

  test('that is slow to read the session, and then slower', async () => {
    const [sessions, jobs, activity] = await Promise.all(
      ['sessions', 'jobs', 'activity'].map(async (table) => {
        const outsider = await Outsider.at(place);
        await outsider.run(`LOCK TABLES ${table} WRITE`);
        return outsider;
      }),
    );
    const waiting = caller.put('/api/jobs/1', { poNumber: 'LOST' });
    await sessions?.sees(1, 'sessions');
    await sessions?.close();
    expectUnavailable(await waiting);
    await jobs?.close();
    await activity?.close();
    await expectBack(server, caller);
    // A refused request is not executed later.
    expect((await caller.get('/api/jobs/1')).body.poNumber).toBe('KEPT');
  });

  test('that lost its power', async () => {
    const revive = await crashServer(database.pid);
    await expectPatience(server, caller);
    revived = revive();
    await eventually('the database is there', async () =>
      (await Outsider.at(place)).close().then(() => true),
    );
    await expectBack(server, caller);
    await expectStreamGoesOn();
  });

  test('lost no data, and executed no refused request', async () => {
    expect((await caller.get('/api/jobs/1')).body.poNumber).toBe('KEPT');
    expect((await caller.get('/api/jobs')).body).toHaveLength(1);
    expect((await caller.get('/api/customers/search?q=Lost')).body).toEqual([]);
  });
});

describeOn('mysql', 'a server started before its database', () => {
  test.each(['refusing', 'frozen'] as const)(
    '%s: begins its service when it is there',
    async (how) => {
      const place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
      const gate = new Gate(place);
      await gate.open();
      const through = serverOn({ ...place, host: '127.0.0.1', port: gate.port });
      if (how === 'refusing') await gate.shut();
      else gate.freeze();
      const server = await ServerProcess.start(through);
      expect((await server.anonymous.get('/api/health/live')).status).toBe(200);
      for (const call of [
        server.anonymous.get('/api/health/ready'),
        server.anonymous.post('/api/auth/login', ADMIN),
      ])
        expectUnavailable(await call);
      expect(server.printed).not.toMatch(/First sign-in/);

      if (how === 'refusing') await gate.open();
      else gate.thaw();
      const admin = await server.admin();
      expect((await admin.get('/api/jobs')).body).toEqual([]);
      expect((await server.anonymous.get('/api/health/ready')).status).toBe(200);
      expect(await server.stop()).toEqual({ code: 0, signal: null });
      expect(server.printed.match(/First sign-in/g)).toHaveLength(1);
      await gate.shut();
    },
  );
});
