import { Redis } from 'ioredis';
import { describeOn } from '../../../../test/databases/databases';
import { EventListener } from '../../../../test/app/event-listener';
import { eventually } from '../../../../test/app/eventually';
import { type Answer, Caller, TestApi } from '../../../../test/app/http';
import { type PrivateRedis, startPrivateRedis } from '../../../../test/app/private-redis';
import type { Database } from '../../../database/database';
import { holdGuard } from '../../../database/transactions/guards';

describeOn('mysql', 'two replicas with Redis', (makeDatabase) => {
  let redis: PrivateRedis;
  let database: Database;
  let one: TestApi;
  let other: TestApi;

  beforeAll(async () => {
    redis = await startPrivateRedis();
    database = await makeDatabase();
    one = await TestApi.start(database, { REDIS_URL: redis.url });
    other = await TestApi.start(database, { REDIS_URL: redis.url }, one.cast);
  });

  afterAll(async () => {
    await one.stop();
    await other.stop();
    await redis.stop();
  });

  test('a change on one is received on the other, once', async () => {
    // Signs in on the listening replica, so that the sign-in itself is not received.
    const { token } = await other.signIn('admin');
    const admin = one.caller(token);
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

  test('a message from a replica of another version is ignored', async () => {
    const { token } = await other.signIn('admin');
    const listener = await EventListener.open(other.address, {
      Authorization: `Bearer ${token ?? ''}`,
    });
    await listener.next();
    const stranger = new Redis(redis.url);
    expect(await stranger.publish('vehicle-dispatch:changes', '{"from":"x","newer":1}')).toBe(2);
    await stranger.quit();
    await one.caller(token).post('/api/customers', { name: 'Next Motors' });
    expect((await listener.next())?.data['action']).toBe('customer.created');
    listener.close();
  });

  test('a viewer of a job on one is published and listed on the other', async () => {
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

  test('the last changes of a stopping replica are received on the other', async () => {
    const stopping = await TestApi.start(database, { REDIS_URL: redis.url }, one.cast);
    const admin = await other.signIn('admin');
    const listener = await EventListener.open(other.address, {
      Authorization: `Bearer ${admin.token ?? ''}`,
    });
    await listener.next();
    const atIt = new Caller(stopping.address, admin.token);
    let stopped: Promise<void> | undefined;
    let answer: Promise<Answer> | undefined;
    await other.transactions.run(async (tx) => {
      await holdGuard(tx, 'customer-upsert');
      answer = atIt.post('/api/customers/upsert', { name: 'Last Motors' });
      await eventually('it waits', async () => {
        const waiting = await database.query(
          "SELECT ID FROM information_schema.PROCESSLIST WHERE INFO LIKE 'UPDATE guards%'",
        );
        return waiting.length > 0;
      });
      stopped = stopping.stop();
      await eventually('nothing new is taken', () =>
        atIt.get('/api/health/live').then(
          () => false,
          () => true,
        ),
      );
    });
    expect((await answer)?.status).toBe(200);
    expect((await listener.next())?.data['action']).toBe('customer.created');
    await stopped;
    listener.close();
  });

  test('ending a session on one ends it and its stream on the other', async () => {
    const driver = await one.signIn('driver');
    const listener = await EventListener.open(other.address, {
      Authorization: `Bearer ${driver.token ?? ''}`,
    });
    await listener.next();
    await driver.post('/api/auth/logout');
    expect(await listener.next()).toBeNull();
  });
});
