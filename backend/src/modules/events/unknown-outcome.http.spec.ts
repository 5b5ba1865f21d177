import { CommitGate } from '../../../test/databases/commit-gate';
import { describeOn, preparedPlace } from '../../../test/databases/databases';
import { EventListener } from '../../../test/event-listener';
import { type Caller, TestApi } from '../../../test/http';
import { type PrivateRedis, startPrivateRedis } from '../../../test/private-redis';
import { METRICS, Scrape } from '../../../test/scrape';
import { Database } from '../../database/database';
import type { MysqlSettings } from '../../database/engines/options';

/** What ends each change: its entry goes to the database together with the commit. */
const ENTRY = 'INSERT INTO activity';

describeOn('mysql', 'after a commit whose outcome nobody knows', () => {
  let redis: PrivateRedis;
  let gate: CommitGate;
  let databases: Database[];
  /** Its database is behind the gate. */
  let one: TestApi;
  let other: TestApi;
  let cast: TestApi['cast'] | undefined;
  let admin: Caller;

  beforeAll(async () => {
    redis = await startPrivateRedis();
    const place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    gate = new CommitGate(place);
    await gate.open();
    databases = [
      new Database({ database: { ...place, host: '127.0.0.1', port: gate.port } }),
      new Database({ database: place }),
    ];
    for (const database of databases) await database.open();
  });
  beforeEach(async () => {
    const [first, second] = databases as [Database, Database];
    other = await TestApi.start(second, { REDIS_URL: redis.url }, cast);
    ({ cast } = other);
    admin = await other.signIn('admin');
    // It has heard of nothing yet.
    one = await TestApi.start(first, { REDIS_URL: redis.url, ...METRICS }, cast);
  });
  afterEach(async () => {
    await one.stop();
    await other.stop();
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
    await gate.close();
    await redis.stop();
  });

  const listenAt = async ({ address }: TestApi) => {
    const listener = await EventListener.open(address, {
      Authorization: `Bearer ${admin.token ?? ''}`,
    });
    expect((await listener.next())?.event).toBe('hello');
    return listener;
  };
  /** What happened shortly before may be told again. */
  const hears = async (listener: EventListener, action: string) => {
    for (;;) {
      const event = await listener.next();
      expect(event?.event).toBe('change');
      if (event?.data['action'] === action) return;
    }
  };
  const atOne = () => one.caller(admin.token);

  test('everybody is told of what it changed, and a repeat gets its answer', async () => {
    const listeners = [await listenAt(one), await listenAt(other)];
    await atOne().post('/api/customers', { name: 'Known Motors' });
    for (const listener of listeners)
      expect((await listener.next())?.data['action']).toBe('customer.created');

    const body = { name: 'Untold Motors' };
    const create = () =>
      atOne().post('/api/customers', body, { 'Idempotency-Key': 'untold-motors' });
    const { waiting } = await gate.swallowCommitOf(ENTRY, create);
    gate.cut();
    expect((await waiting).status).toBe(503);
    for (const listener of listeners) await hears(listener, 'customer.created');
    const repeat = await create();
    expect(repeat.headers.get('Idempotency-Replayed')).toBe('true');

    // Once: the next that is heard is the next that happens.
    await atOne().patch('/api/auth/me', { shortcuts: false });
    for (const listener of listeners) {
      expect((await listener.next())?.data['action']).toBe('user.updated');
      listener.close();
    }
  });

  test('what is found of others is told, and counted by them alone', async () => {
    await one.stop();
    await admin.post('/api/jobs', {});
    const [first] = databases as [Database, Database];
    one = await TestApi.start(first, { REDIS_URL: redis.url, ...METRICS }, cast);
    const listener = await listenAt(one);
    await atOne().post('/api/customers', { name: 'Newest Motors' });
    await hears(listener, 'customer.created');
    const made = async () =>
      (await Scrape.of(one.anonymous)).value('dispatch_jobs_created_total') ?? 0;
    const before = await made();

    const { waiting } = await gate.swallowCommitOf(ENTRY, () =>
      atOne().post('/api/customers', { name: 'Doubtful Motors' }),
    );
    gate.cut();
    expect((await waiting).status).toBe(503);
    await hears(listener, 'job.created');
    await hears(listener, 'customer.created');
    expect(await made()).toBe(before);
    listener.close();
  });

  test('a server that has told nothing yet lets everybody load everything anew', async () => {
    const listeners = [await listenAt(one), await listenAt(other)];
    const { waiting } = await gate.swallowCommitOf(ENTRY, () =>
      atOne().post('/api/customers', { name: 'First Words' }),
    );
    gate.cut();
    expect((await waiting).status).toBe(503);
    for (const listener of listeners) {
      expect((await listener.next())?.event).toBe('reset');
      listener.close();
    }
  });

  test('a server that stops before it could look says so to the others', async () => {
    const listener = await listenAt(other);
    const { waiting } = await gate.swallowCommitOf(ENTRY, () =>
      atOne().post('/api/customers', { name: 'Last Words' }),
    );
    await gate.close();
    expect((await waiting).status).toBe(503);
    await one.stop();
    expect((await listener.next())?.event).toBe('reset');
    listener.close();
  });
});
