import { EventListener } from '../../../../test/app/event-listener';
import { describeHttp } from '../../../../test/app/http';
import { EventStreams } from './event-streams';

describeHttp('the event stream', (api) => {
  const authorization = (token: string | null) => ({ Authorization: `Bearer ${token ?? ''}` });
  const rename = async (member: 'admin' | 'driver') => {
    const caller = await api().signIn(member);
    const { user } = (await caller.get('/api/auth/me')).body as { user: { shortcuts: boolean } };
    await caller.patch('/api/auth/me', { shortcuts: !user.shortcuts });
  };

  test('sends a greeting, then every change to an admin', async () => {
    const admin = await api().signIn('admin');
    const listener = await EventListener.open(api().address, authorization(admin.token));
    expect((await listener.next())?.event).toBe('hello');
    await rename('driver');
    const heard = [await listener.next(), await listener.next()];
    expect(heard.map((event) => event?.data['action'])).toEqual([
      'session.signed-in',
      'user.updated',
    ]);
    expect(heard[1]?.data).toMatchObject({
      resource: 'user',
      id: api().cast.driver.userId,
      driverIds: [],
    });
    listener.close();
  });

  test('sends drivers only their own changes', async () => {
    const driver = await api().signIn('driver');
    const listener = await EventListener.open(api().address, authorization(driver.token));
    await listener.next();
    await rename('admin');
    await rename('driver');
    expect((await listener.next())?.data).toMatchObject({
      resource: 'user',
      id: api().cast.driver.userId,
    });
    listener.close();
  });

  test('resumes after the last received event', async () => {
    const admin = await api().signIn('admin');
    const first = await EventListener.open(api().address, authorization(admin.token));
    await first.next();
    await rename('admin');
    const last = await first.next();
    first.close();
    await rename('driver');
    const again = await EventListener.open(api().address, {
      ...authorization(admin.token),
      'Last-Event-ID': last?.id ?? '',
    });
    await again.next();
    const heard: unknown[] = [];
    while (
      heard.at(-1) !== 'user.updated' ||
      heard.filter((action) => action === 'user.updated').length < 2
    )
      heard.push((await again.next())?.data['action']);
    expect(heard).toContain('session.signed-in');
    again.close();
  });

  test('ends as soon as its session ends', async () => {
    const driver = await api().signIn('driver');
    const listener = await EventListener.open(api().address, authorization(driver.token));
    await listener.next();
    await driver.post('/api/auth/logout');
    expect(await listener.next()).toBeNull();
  });

  test('rejects the eleventh stream of a session until another has ended', async () => {
    const [admin, other] = [await api().signIn('admin'), await api().signIn('admin')];
    const open = ({ token }: typeof admin) =>
      EventListener.open(api().address, authorization(token));
    const ten = await Promise.all(Array.from({ length: 10 }, () => open(admin)));
    const refused = await admin.get('/api/events');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_streams' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const ofOther = await open(other);
    expect((await ofOther.next())?.event).toBe('hello');
    const before = api().app.get(EventStreams).count;
    ten[0]?.close();
    while (api().app.get(EventStreams).count >= before) await new Promise(setImmediate);
    const again = await open(admin);
    expect((await again.next())?.event).toBe('hello');
    for (const listener of [...ten, ofOther, again]) listener.close();
  });

  test('requires a session', async () => {
    expect((await api().anonymous.get('/api/events')).status).toBe(401);
  });
});
