import { Logger } from '@nestjs/common';
import { PASSWORD } from '../../../../test/app/cast';
import { describeOnEachDatabase } from '../../../../test/databases/databases';
import { type Caller, TestApi } from '../../../../test/app/http';
import { expectStatus } from '../../../../test/records/jobs';
import { MailServer } from '../../../../test/mail/mail-server';
import { cleanupsOf } from '../../../cleanups';
import { Outbox } from '../../../workers/outbox';

const OWN = 'another horse altogether';
const HOUR_MS = 60 * 60 * 1000;

describeOnEachDatabase('An invitation', (makeDatabase) => {
  let server: MailServer;
  let api: TestApi;
  let admin: Caller;
  let count = 0;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    server = await MailServer.start();
    api = await TestApi.start(await makeDatabase(), {
      ...{ SMTP_URL: server.url, MAIL_FROM: 'office@example.com' },
      ...{ PUBLIC_URL: 'https://dispatch.example.com', SESSION_HOURS: '720' },
    });
    admin = await api.signIn('admin');
  });
  afterAll(async () => {
    await api.stop();
    await server.stop();
  });
  beforeEach(() => {
    server.received.length = 0;
    server.refusals.clear();
  });

  const send = () => api.app.get(Outbox).drain();
  const newPerson = () => {
    count += 1;
    return {
      name: `Pat ${String(count)}`,
      email: `pat${String(count)}@example.com`,
      role: 'viewer',
    };
  };
  const tokens = () =>
    server.received.flatMap(({ mail }) => {
      const link = /https:\/\/dispatch\.example\.com\/invitation#(\S+)/.exec(mail.text ?? '');
      return link?.[1] ?? [];
    });
  /** A user whose invitation has arrived. */
  const invited = async (change: object = {}) => {
    const person = { ...newPerson(), ...change };
    const body = { ...person, invite: true };
    const { id } = expectStatus(await admin.post('/api/admin/users', body), 201) as { id: number };
    await send();
    return { ...person, id, path: `/api/admin/users/${String(id)}`, token: tokens().at(-1) ?? '' };
  };
  const accept = (token: string, password = OWN) =>
    api.anonymous.post('/api/auth/invitations/accept', { token, password });
  const signIn = async (email: string, password = OWN) =>
    (await api.anonymous.post('/api/auth/login', { email, password })).status;
  const spent = async (token: string) => {
    const { status, body } = await accept(token);
    expect([status, body.code]).toEqual([400, 'invitation_spent']);
  };

  test('lets a new driver choose the first password, once', async () => {
    await admin.patch('/api/auth/me', { language: 'fr-CA' });
    const { id, email, path, token } = await invited({ role: 'driver' });
    await admin.patch('/api/auth/me', { language: 'en-CA' });
    const [{ to, mail } = { to: [], mail: null }] = server.received;
    expect(to).toEqual([email]);
    expect(mail?.subject).toContain('Votre compte chez');
    expect(mail?.text).toContain(`adresse courriel\u00a0: ${email}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await admin.get(path)).body).toMatchObject({
      driverId: expect.any(Number) as number,
      invitation: {
        sentAt: '2026-03-31T15:00:00.000Z',
        expiresAt: '2026-04-03T15:00:00.000Z',
        failedAt: null,
      },
    });
    expect((await accept(token)).status).toBe(204);
    await spent(token);
    expect(await signIn(email)).toBe(200);
    expect((await admin.get(path)).body.invitation).toBeNull();

    const { body } = await admin.get('/api/activity?resource=user&limit=20');
    const actions = body.flatMap(({ action, resourceId }: { action: string; resourceId: number }) =>
      resourceId === id ? [action] : [],
    );
    expect(actions).toEqual(['user.invitation-accepted', 'user.invited', 'user.created']);
    for (const table of ['invitations', 'outbox_tasks', 'activity'])
      expect(JSON.stringify(await api.database.query(`SELECT * FROM ${table}`))).not.toContain(
        token,
      );
  });

  test('ends after 72 hours', async () => {
    const { token } = await invited();
    api.clock.advance(72 * HOUR_MS);
    await spent(token);
  });

  test('is sent again with another link, which ends the first', async () => {
    const { path, token, email } = await invited();
    expectStatus(await admin.post(`${path}/invitation`, {}), 200);
    await send();
    const [first, second = ''] = tokens();
    expect(first).toBe(token);
    await spent(token);
    expect((await accept(second)).status).toBe(204);
    expect(await signIn(email)).toBe(200);
  });

  test('ends when it is withdrawn', async () => {
    const { path, token } = await invited();
    expect((await admin.delete(`${path}/invitation`)).status).toBe(204);
    await spent(token);
    expect((await admin.delete(`${path}/invitation`)).status).toBe(404);
  });

  test('ends with the account, with a password by an admin and with another address', async () => {
    const changes = [{ isActive: false }, { password: PASSWORD }, { email: 'moved@example.com' }];
    for (const change of changes) {
      const { path, token } = await invited();
      expectStatus(await admin.put(path, change), 200);
      await spent(token);
    }
    const { path, token } = await invited();
    expect((await admin.delete(path)).status).toBe(204);
    await spent(token);
  });

  test('outlives a change of the role', async () => {
    const { path, token } = await invited();
    expectStatus(await admin.put(path, { role: 'dispatcher' }), 200);
    expect((await accept(token)).status).toBe(204);
  });

  test('is not mailed after it has ended', async () => {
    const person = newPerson();
    const body = { ...person, invite: true };
    const { id } = expectStatus(await admin.post('/api/admin/users', body), 201) as { id: number };
    server.refusals.set(person.email, 450);
    await send();
    expect((await admin.delete(`/api/admin/users/${String(id)}/invitation`)).status).toBe(204);
    server.refusals.clear();
    api.clock.advance(HOUR_MS);
    await send();
    expect(server.received).toEqual([]);
  });

  test('says that the mail server refused it', async () => {
    const person = newPerson();
    server.refusals.set(person.email, 550);
    const body = { ...person, invite: true };
    const { id } = expectStatus(await admin.post('/api/admin/users', body), 201) as { id: number };
    await send();
    const { invitation } = (await admin.get(`/api/admin/users/${String(id)}`)).body;
    expect(invitation.failedAt).toBe(api.clock.now().toISOString());
  });

  test('is only for active users who have never signed in', async () => {
    const { path } = await invited({ isActive: true });
    expectStatus(await admin.put(path, { isActive: false }), 200);
    for (const one of [path, `/api/admin/users/${String(api.cast.admin.userId)}`]) {
      const refused = await admin.post(`${one}/invitation`, {});
      expect([refused.status, refused.body.code]).toEqual([409, 'cannot_be_invited']);
    }
    expect((await admin.post('/api/admin/users/999999/invitation', {})).status).toBe(404);
    const inactive = { ...newPerson(), invite: true, isActive: false };
    expect((await admin.post('/api/admin/users', inactive)).body.code).toBe('cannot_be_invited');
    expect(await signIn(inactive.email)).toBe(401);
  });

  test('takes the place of a password', async () => {
    for (const [given, code] of [
      [{}, 'new_password'],
      [{ invite: false }, 'new_password'],
      [{ invite: true, password: PASSWORD }, 'password_or_invitation'],
    ]) {
      const { body } = await admin.post('/api/admin/users', {
        ...newPerson(),
        ...(given as object),
      });
      expect(body.details).toMatchObject([{ field: 'password', code }]);
    }
  });

  test('is accepted only with a good password, which leaves it open', async () => {
    const { token } = await invited();
    expect((await accept(token, '12345')).body.details).toMatchObject([{ code: 'short_password' }]);
    expect((await accept(token)).status).toBe(204);
  });

  test('is sent and withdrawn by admins alone', async () => {
    const { path } = await invited();
    const dispatcher = await api.signIn('dispatcher');
    expect((await dispatcher.post(`${path}/invitation`, {})).status).toBe(403);
    expect((await dispatcher.delete(`${path}/invitation`)).status).toBe(403);
  });

  test('is shown as expired for 30 days', async () => {
    const { id } = await invited();
    const kept = async () => {
      await cleanupsOf(api.core, () => undefined).get('expired links')?.();
      return api.database.query('SELECT id FROM invitations WHERE userId = ?', [id]);
    };
    api.clock.advance((72 + 30 * 24) * HOUR_MS);
    expect(await kept()).toHaveLength(1);
    api.clock.advance(1);
    expect(await kept()).toEqual([]);
  });
});
