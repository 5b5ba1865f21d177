import { CAST, PASSWORD } from '../../../test/app/cast';
import { describeHttp } from '../../../test/app/http';
import { expectStatus } from '../../../test/records/jobs';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';

describeHttp('The sessions of a user', (api) => {
  const of = (member: 'driver' | 'admin') =>
    `/api/admin/users/${String(api().cast[member].userId)}/sessions`;
  const ended = async () => {
    const { body } = await (await api().as('admin')).get('/api/audit?action=session.ended&limit=1');
    return (body as object[])[0];
  };

  test('are listed for an admin with address, device and last use', async () => {
    const admin = await api().as('admin');
    const { email } = CAST.driver;
    const body = { email, password: PASSWORD };
    const signIn = await api().anonymous.post('/api/auth/login', body, { 'User-Agent': PHONE });
    expectStatus(signIn, 200);
    const answer = await admin.get(of('driver'));
    expectStatus(answer, 200);
    expect(answer.body).toEqual([
      {
        id: expect.any(Number),
        isCurrent: false,
        signedInAt: '2026-03-31T15:00:00.000Z',
        lastUsedAt: '2026-03-31T15:00:00.000Z',
        expiresAt: '2026-04-01T03:00:00.000Z',
        address: '127.0.0.1',
        userAgent: PHONE,
      },
    ]);
    const own = (await admin.get(of('admin'))).body as { isCurrent: boolean }[];
    expect(own.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  test('are ended by an admin one at a time, and each end is logged', async () => {
    const admin = await api().as('admin');
    const [driver, other] = [await api().signIn('driver'), await api().signIn('driver')];
    const [{ id }] = (await admin.get(of('driver'))).body;
    expect((await admin.delete(`${of('driver')}/${String(id)}`)).status).toBe(204);
    const states = [
      (await driver.get('/api/auth/me')).status,
      (await other.get('/api/auth/me')).status,
    ];
    expect(states.sort()).toEqual([200, 401]);
    expect(await ended()).toMatchObject({
      actorId: api().cast.admin.userId,
      resource: 'session',
      resourceId: api().cast.driver.userId,
      after: { count: 1 },
    });
    expect((await admin.delete(`${of('driver')}/${String(id)}`)).status).toBe(404);
  });

  test('of another user are not ended through this user’s path', async () => {
    const admin = await api().as('admin');
    const [{ id }] = (await admin.get(of('admin'))).body;
    expect((await admin.delete(`${of('driver')}/${String(id)}`)).status).toBe(404);
    expect((await admin.get('/api/auth/me')).status).toBe(200);
  });

  test('are all ended at once, except the current one', async () => {
    const admin = await api().as('admin');
    const [driver, mine] = [await api().signIn('driver'), await api().signIn('admin')];
    expect((await admin.delete(of('driver'))).status).toBe(204);
    expect((await driver.get('/api/auth/me')).status).toBe(401);
    expect((await admin.get(of('driver'))).body).toEqual([]);
    expect((await admin.delete(of('admin'))).status).toBe(204);
    expect((await mine.get('/api/auth/me')).status).toBe(401);
    expect((await admin.get('/api/auth/me')).status).toBe(200);
  });

  test('are for admins only, and 404 for unknown users', async () => {
    const driver = await api().signIn('driver');
    expect((await driver.get(of('driver'))).status).toBe(403);
    expect((await driver.delete(of('driver'))).status).toBe(403);
    const admin = await api().as('admin');
    expect((await admin.get('/api/admin/users/999999/sessions')).status).toBe(404);
    expect((await admin.delete('/api/admin/users/999999/sessions')).status).toBe(404);
  });
});
