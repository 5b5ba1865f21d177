import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildApp } from '../../../app';
import { loadSettings } from '../../../config/settings';
import { openStorage } from '../../../storage/open-storage';
import { Database } from '../../../database/database';
import type { MysqlSettings } from '../../../database/engines/options';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { createFirstAdmin } from '../../../first-admin';
import { Caller } from '../../../../test/app/caller';
import {
  describeOn,
  describeWithDatabase,
  preparedPlace,
} from '../../../../test/databases/databases';
import { Gate } from '../../../../test/databases/private-server';
import { eventually } from '../../../../test/app/eventually';
import { TestApi, TestClock } from '../../../../test/app/http';
import { type PrivateRedis, startPrivateRedis } from '../../../../test/app/private-redis';
import { Uptime } from './uptime';

describeWithDatabase('Readiness', (makeDatabase) => {
  let app: NestFastifyApplication | undefined;
  afterAll(() => app?.close());

  test('waits for the first admin, who can then sign in', async () => {
    const database = await makeDatabase();
    const settings = loadSettings({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      JWT_SECRET: 'a secret for tests that is long enough',
      ADMIN_PASSWORD: 'correct horse battery',
    });
    const transactions = new TransactionRunner(database);
    const storage = openStorage(settings.storage);
    const core = { settings, clock: new TestClock(), database, transactions, storage };
    app = await buildApp(core);
    await app.listen(0, '127.0.0.1');
    const anybody = new Caller(await app.getUrl(), null);

    const early = await anybody.get('/api/health/ready');
    expect(early.body).toMatchObject({ statusCode: 503, code: 'database_unavailable' });
    expect(early.headers.get('retry-after')).toBe('1');
    expect((await anybody.get('/api/health/live')).body).toEqual({ status: 'ok' });

    await createFirstAdmin(core);
    expect((await anybody.get('/api/health/ready')).body).toMatchObject({ status: 'ok' });
    const { email, password } = settings.admin;
    expect((await anybody.post('/api/auth/login', { email, password })).status).toBe(200);
  });
});

describeOn('mysql', 'Readiness while something is away', (_makeDatabase) => {
  let gate: Gate;
  let database: Database;
  let redis: PrivateRedis;
  let api: TestApi;
  beforeAll(async () => {
    redis = await startPrivateRedis();
    const place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    gate = new Gate(place);
    await gate.open();
    database = new Database({ database: { ...place, host: '127.0.0.1', port: gate.port } });
    await database.open();
    api = await TestApi.start(database, { REDIS_URL: redis.url });
  });
  afterAll(async () => {
    await api.stop();
    await database.close();
    await gate.shut();
    await redis.stop();
  });

  const ready = () => api.anonymous.get('/api/health/ready');
  const told = async () => (await ready()).body.dependencies as unknown;

  test('it stays for 15 seconds after the last good answer of the database', async () => {
    const begun = performance.now();
    const uptime = jest.spyOn(api.app.get(Uptime), 'ms').mockReturnValue(begun);
    await eventually('all are up', async () => {
      expect(await told()).toEqual({ database: 'up', redis: 'up', storage: 'up', backup: null });
      return true;
    });
    await gate.shut();
    await eventually('the loss is told', async () => {
      const { status, body } = await ready();
      expect(status).toBe(200);
      return body.dependencies.database === 'down';
    });
    // The wall clock is corrected by minutes.
    api.clock.advance(5 * 60_000);
    expect((await ready()).status).toBe(200);
    uptime.mockReturnValue(begun + 15_000);
    const late = await ready();
    expect(late.status).toBe(503);
    expect(late.body).toMatchObject({
      ...{ statusCode: 503, code: 'database_unavailable' },
      dependencies: { database: 'down', redis: 'up', storage: 'up', backup: null },
    });
    expect(late.headers.get('retry-after')).toBe('1');

    await gate.open();
    await eventually('it is ready', async () => (await ready()).status === 200);
    uptime.mockRestore();
  });

  test('Redis is reported, and does not decide', async () => {
    await redis.stop();
    await eventually('Redis is down', async () => {
      const { status, body } = await ready();
      expect(status).toBe(200);
      return body.dependencies.redis === 'down';
    });
  });
});
