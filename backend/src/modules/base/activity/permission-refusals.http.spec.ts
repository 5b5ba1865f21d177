import { type Caller, describeHttp } from '../../../../test/app/http';
import { makeCustomer, makeDriverJob } from '../../../../test/records/jobs';

describeHttp('Refusals for lack of permission', (api) => {
  let admin: Caller;
  let driver: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
    driver = await api().as('driver');
  });

  const refusals = async () => {
    const { body } = await admin.get('/api/activity?resource=session&limit=200');
    return (body as { action: string; resourceId: number }[]).filter(
      ({ action }) => action === 'session.access-refused',
    );
  };

  test('say who wanted what, from where and in which request', async () => {
    const id = await makeCustomer(api(), 'Garage');
    const answer = await driver.delete(`/api/customers/${id}`);
    expect(answer.body).toMatchObject({ statusCode: 403, code: 'forbidden' });
    const { userId } = api().cast.driver;
    expect(await refusals()).toMatchObject([
      {
        actorId: userId,
        actorName: 'Dana Driver',
        action: 'session.access-refused',
        resource: 'session',
        resourceId: userId,
        before: null,
        after: { method: 'DELETE', route: '/api/customers/:id', address: '127.0.0.1' },
        at: '2026-03-31T15:00:00.000Z',
        requestId: answer.headers.get('x-request-id'),
      },
    ]);
  });

  test('are recorded when the route is allowed but one of its fields is not', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    const answer = await driver.put(`/api/jobs/${id}`, { price: 5 });
    expect(answer.status).toBe(403);
    expect((await refusals())[0]).toMatchObject({
      after: { method: 'PUT', route: '/api/jobs/:id' },
      requestId: answer.headers.get('x-request-id'),
    });
  });

  test('are limited to ten an hour per user', async () => {
    api().clock.advance(60 * 60_000);
    const before = (await refusals()).length;
    const other = await api().as('otherDriver');
    for (let count = 0; count < 12; count += 1)
      expect((await driver.get('/api/customers')).status).toBe(403);
    expect(await refusals()).toHaveLength(before + 10);
    expect((await other.get('/api/customers')).status).toBe(403);
    expect((await refusals())[0]).toMatchObject({ actorId: api().cast.otherDriver.userId });
    expect(await refusals()).toHaveLength(before + 11);

    api().clock.advance(60 * 60_000);
    expect((await driver.get('/api/customers')).status).toBe(403);
    expect(await refusals()).toHaveLength(before + 12);
  });

  test('exclude refusals of other sites and of anonymous requests', async () => {
    const before = (await refusals()).length;
    const fromElsewhere = await api().anonymous.post('/api/auth/logout', undefined, {
      Origin: 'https://elsewhere.example.com',
    });
    expect(fromElsewhere.body).toMatchObject({ code: 'cross_site_refused' });
    expect((await api().anonymous.get('/api/customers')).status).toBe(401);
    expect(await refusals()).toHaveLength(before);
  });
});
