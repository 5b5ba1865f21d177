import { describeOn } from '../../../test/databases/databases';
import { EventListener } from '../../../test/event-listener';
import { TestApi } from '../../../test/http';
import type { Database } from '../../database/database';

interface PrivateRedis {
  readonly url: string;
  stop(): Promise<void>;
}

describeOn('mysql', 'two replicas with Redis', (makeDatabase) => {
  let redis: PrivateRedis;
  let database: Database;
  let one: TestApi;
  let other: TestApi;

  beforeAll(async () => {
    const services = await import('../../../../scripts/services/redis.mjs');
    redis = await services.startRedis();
    database = await makeDatabase();
    one = await TestApi.start(database, { REDIS_URL: redis.url });
    other = await TestApi.start(database, { REDIS_URL: redis.url }, one.cast);
  });

  afterAll(async () => {
    await one.stop();
    await other.stop();
    await redis.stop();
  });

  test('a change on one is heard on the other, once', async () => {
    const admin = await one.signIn('admin');
    const listener = await EventListener.open(other.address, {
      Authorization: `Bearer ${admin.token ?? ''}`,
    });
    expect((await listener.next())?.event).toBe('hello');
    await admin.patch('/api/auth/me', { language: 'fr-CA' });
    await admin.patch('/api/auth/me', { language: 'en-CA' });
    const heard = [await listener.next(), await listener.next()];
    expect(heard.map((event) => event?.data['action'])).toEqual(['user.updated', 'user.updated']);
    expect(new Set(heard.map((event) => event?.id)).size).toBe(2);
    listener.close();
  });

  test('whoever opens a job on one is told and listed on the other', async () => {
    const staff = await one.as('admin');
    const { id } = (await staff.post('/api/jobs', {})).body;
    const { token } = await other.signIn('otherAdmin');
    const listener = await EventListener.open(other.address, {
      Authorization: `Bearer ${token ?? ''}`,
    });
    await listener.next();
    await staff.put(`/api/jobs/${id}/presence`, { viewer: 1, doing: 'editing' });
    expect(await listener.next()).toMatchObject({ event: 'presence', data: { jobId: id } });
    const seen = await (await other.as('otherAdmin')).get(`/api/jobs/${id}/presence`);
    expect(seen.body).toMatchObject([{ userId: one.cast.admin.userId, doing: 'editing' }]);
    listener.close();
  });

  test('a session ended on one is ended on the other, its stream too', async () => {
    const driver = await one.signIn('driver');
    const listener = await EventListener.open(other.address, {
      Authorization: `Bearer ${driver.token ?? ''}`,
    });
    await listener.next();
    await driver.post('/api/auth/logout');
    expect(await listener.next()).toBeNull();
  });
});
