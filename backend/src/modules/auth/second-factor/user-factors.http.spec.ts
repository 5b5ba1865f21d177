import { Logger } from '@nestjs/common';
import { describeWithDatabase } from '../../../../test/databases/databases';
import { confirmed, givePassword, setUpApp } from '../../../../test/accounts/factors';
import { TestApi } from '../../../../test/app/http';
import { MailServer } from '../../../../test/mail/mail-server';
import { Outbox } from '../../../workers/outbox';

describeWithDatabase('The second factor of a user', (makeDatabase) => {
  let server: MailServer;
  let api: TestApi;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    server = await MailServer.start();
    const mail = { SMTP_URL: server.url, MAIL_FROM: 'repartition@exemple.example' };
    api = await TestApi.start(await makeDatabase(), mail);
  });
  afterAll(async () => {
    await api.stop();
    await server.stop();
  });
  beforeEach(() => {
    server.received.length = 0;
  });

  const pathOf = (userId: number) => `/api/admin/users/${String(userId)}/second-factor`;

  test('is taken away by an admin: signed out, written down, told in the language of the person', async () => {
    const driver = await confirmed(api, 'driver');
    await driver.patch('/api/auth/me', { language: 'fr-CA' });
    await setUpApp(api, driver);
    const admin = await api.as('admin');
    const path = pathOf(api.cast.driver.userId);
    expect((await admin.get(path)).body).toEqual({
      ...{ app: true, passkeys: 0, recoveryCodes: 10, devices: 0 },
    });
    expect((await admin.delete(path)).status).toBe(204);
    expect((await admin.get(path)).body).toEqual({
      ...{ app: false, passkeys: 0, recoveryCodes: 0, devices: 0 },
    });
    expect((await driver.get('/api/auth/me')).status).toBe(401);
    expect((await givePassword(api, 'driver')).body.token).toEqual(expect.any(String));
    const { body } = await admin.get('/api/activity?resource=user&limit=5');
    expect(body[0]).toMatchObject({
      action: 'user.second-factor-removed',
      actorId: api.cast.admin.userId,
      resourceId: api.cast.driver.userId,
      after: { app: true, passkeys: 0 },
    });
    await api.app.get(Outbox).drain();
    expect(server.received).toHaveLength(1);
    const [{ to, mail } = { to: [], mail: null }] = server.received;
    expect(to).toEqual(['dana@example.com']);
    expect(mail?.text).toContain('Bonjour Dana Driver,');
    expect(mail?.text).toContain('retiré la connexion en deux étapes');
    // Nothing is left to remove, so no second notice is sent.
    expect((await admin.delete(path)).status).toBe(204);
    await api.app.get(Outbox).drain();
    expect(server.received).toHaveLength(1);
  });

  test('an admin cannot remove their own there, and an unknown user is not found', async () => {
    const admin = await api.as('admin');
    const own = await admin.delete(pathOf(api.cast.admin.userId));
    expect([own.status, own.body.code]).toEqual([409, 'own_second_factor']);
    expect((await admin.delete(pathOf(999_999))).status).toBe(404);
    expect((await admin.get(pathOf(999_999))).status).toBe(404);
  });
});
