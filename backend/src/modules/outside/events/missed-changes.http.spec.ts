import { CommitGate } from '../../../../test/databases/commit-gate';
import { describeOn, preparedPlace } from '../../../../test/databases/databases';
import { EventListener } from '../../../../test/app/event-listener';
import { type Caller, TestApi } from '../../../../test/app/http';
import { type PrivateRedis, startPrivateRedis } from '../../../../test/app/private-redis';
import { METRICS, Scrape } from '../../../../test/app/scrape';
import { Database } from '../../../database/database';
import type { MysqlSettings } from '../../../database/engines/options';
import { Activity } from '../../../database/schema/entities/activity';
import { MissedChangePoller } from '../../base/activity/missed-changes';

/** The last statement of each change, sent to the database together with the commit. */
const ENTRY = 'INSERT INTO activity';
/** More changes than a poll looks back from the newest one of an earlier poll. */
const MANY = 30;
/** Polls in 24 seconds, longer than the wait for a commit. */
const LATE = 12;

describeOn('mysql', 'changes that nobody was told of', () => {
  let redis: PrivateRedis;
  let gate: CommitGate;
  let databases: readonly [Database, Database];
  /** Its database connection goes through the gate. */
  let one: TestApi;
  let other: TestApi;
  let admin: Caller;
  let listeners: readonly [EventListener, EventListener];

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
    other = await TestApi.start(databases[1], { REDIS_URL: redis.url });
    admin = await other.signIn('admin');
    one = await TestApi.start(databases[0], { REDIS_URL: redis.url, ...METRICS }, other.cast);
    await lookAtBoth();
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
    for (const database of databases) await database.close();
    await gate.close();
    await redis.stop();
  });
  beforeEach(async () => {
    listeners = [await listenAt(one), await listenAt(other)];
  });
  afterEach(() => {
    for (const listener of listeners) listener.close();
  });

  const listenAt = async ({ address }: TestApi) => {
    const listener = await EventListener.open(address, {
      Authorization: `Bearer ${admin.token ?? ''}`,
    });
    expect((await listener.next())?.event).toBe('hello');
    return listener;
  };
  const look = ({ app }: TestApi) => app.get(MissedChangePoller).look();
  const lookAtBoth = async () => {
    for (const replica of [one, other]) await look(replica);
  };
  const lookTwice = async () => {
    await lookAtBoth();
    await lookAtBoth();
  };
  const atOne = () => one.caller(admin.token);
  const expectHeard = async (...actions: string[]) => {
    for (const listener of listeners)
      for (const action of actions) expect((await listener.next())?.data['action']).toBe(action);
  };
  let shortcuts = true;
  const changeSomething = () => {
    shortcuts = !shortcuts;
    return atOne().patch('/api/auth/me', { shortcuts });
  };
  /** Earlier changes would be received before the next one. */
  const expectNothingBefore = async () => {
    await changeSomething();
    await expectHeard('user.updated');
  };
  /** Imitates a replica that is killed between the commit and its publication. */
  const changeWithoutAWord = async (change: (caller: Caller) => Promise<unknown>) => {
    const silent = await TestApi.start(databases[1], {}, other.cast);
    await change(silent.caller(admin.token));
    await silent.stop();
  };

  test('after a commit of unknown outcome all receive it once, and a repeat gets its answer', async () => {
    const create = () =>
      atOne().post(
        '/api/customers',
        { name: 'Untold Motors' },
        { 'Idempotency-Key': 'untold-motors' },
      );
    const { waiting } = await gate.swallowCommitOf(ENTRY, create);
    gate.cut();
    expect((await waiting).status).toBe(503);
    await lookTwice();
    await expectHeard('customer.created');
    const repeat = await create();
    expect(repeat.headers.get('Idempotency-Replayed')).toBe('true');
    await lookTwice();
    await expectNothingBefore();
  });

  test('every other replica publishes a killed replica’s changes, and none counts its jobs', async () => {
    const made = async () =>
      (await Scrape.of(one.anonymous)).value('dispatch_jobs_created_total') ?? 0;
    const before = await made();
    await changeWithoutAWord((caller) => caller.post('/api/jobs', {}));
    await lookAtBoth();
    await expectNothingBefore();
    await lookAtBoth();
    await expectHeard('job.created');
    expect(await made()).toBe(before);
  });

  test('changes already in the log at the first poll are not published', async () => {
    await changeWithoutAWord((caller) => caller.post('/api/customers', { name: 'Long Ago' }));
    const late = await TestApi.start(databases[1], { REDIS_URL: redis.url }, other.cast);
    for (let looks = 1; looks <= 3; looks += 1) await look(late);
    await late.stop();
    await expectNothingBefore();
    await lookTwice();
    await expectHeard('customer.created');
  });

  test('a commit long after its id was assigned is found', async () => {
    await other.transactions.run(async (tx) => {
      const at = other.clock.now();
      await tx.manager.insert(Activity, { at, action: 'late', resource: 'job', resourceId: 1 });
      for (let count = 1; count <= MANY; count += 1) await changeSomething();
      for (let looks = 1; looks <= LATE; looks += 1) await lookAtBoth();
    });
    await expectHeard(...Array.from({ length: MANY }, () => 'user.updated'));
    await lookTwice();
    await expectHeard('late');
  });

  test('more changes than one query reads are all found', async () => {
    const COUNT = 1_100;
    await other.transactions.run(async (tx) => {
      const at = other.clock.now();
      for (let count = 1; count <= COUNT; count += 1)
        await tx.manager.insert(Activity, { at, action: `many ${String(count)}`, resource: 'job' });
    });
    await lookTwice();
    await expectHeard(...Array.from({ length: COUNT }, (_, index) => `many ${String(index + 1)}`));
    await lookTwice();
    await expectNothingBefore();
  });
});
