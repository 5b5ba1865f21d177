import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildApp } from '../../app';
import { loadSettings } from '../../config/settings';
import { openStorage } from '../../storage/open-storage';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import { createFirstAdmin } from '../../first-admin';
import { Caller } from '../../../test/caller';
import { describeOnEachDatabase } from '../../../test/databases/databases';
import { TestClock } from '../../../test/http';

describeOnEachDatabase('Readiness', (makeDatabase) => {
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
    const ground = { settings, clock: new TestClock(), database, transactions, storage };
    app = await buildApp(ground);
    await app.listen(0, '127.0.0.1');
    const anybody = new Caller(await app.getUrl(), null);

    const early = await anybody.get('/api/health/ready');
    expect(early.body).toMatchObject({ statusCode: 503, code: 'database_unavailable' });
    expect(early.headers.get('retry-after')).toBe('1');
    expect((await anybody.get('/api/health/live')).body).toEqual({ status: 'ok' });

    await createFirstAdmin(ground);
    expect((await anybody.get('/api/health/ready')).body).toEqual({ status: 'ok' });
    const { email, password } = settings.admin;
    expect((await anybody.post('/api/auth/login', { email, password })).status).toBe(200);
  });
});
