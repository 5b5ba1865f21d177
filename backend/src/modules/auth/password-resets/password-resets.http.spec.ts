import { Logger } from '@nestjs/common';
import { CAST, type Member, PASSWORD } from '../../../../test/app/cast';
import { describeOn, describeOnEachDatabase } from '../../../../test/databases/databases';
import { eventually } from '../../../../test/app/eventually';
import {
  codeOf,
  confirmed,
  cookieOf,
  givePassword,
  setUpApp,
} from '../../../../test/accounts/factors';
import { describeHttpOnEachDatabase, TestApi } from '../../../../test/app/http';
import { MailServer } from '../../../../test/mail/mail-server';
import { makeToken } from '../../../../test/accounts/tokens';
import { Outbox } from '../../../workers/outbox';

const NEXT = 'another horse altogether';
const PUBLIC_URL = 'https://dispatch.example.com';

describeOnEachDatabase('A forgotten password', (makeDatabase) => {
  let server: MailServer;
  let api: TestApi;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    server = await MailServer.start();
    const mail = { SMTP_URL: server.url, MAIL_FROM: 'repartition@exemple.example' };
    api = await TestApi.start(await makeDatabase(), { ...mail, PUBLIC_URL });
  });
  afterAll(async () => {
    await api.stop();
    await server.stop();
  });
  beforeEach(async () => {
    await send();
    server.received.length = 0;
    api.clock.advance(24 * 60 * 60_000);
  });

  const ask = (email: string, change: object = {}) =>
    api.anonymous.post('/api/auth/password-resets', { email, ...change });
  const complete = (token: string, password: string) =>
    api.anonymous.post('/api/auth/password-resets/complete', { token, password });
  const signIn = async (member: Member, password: string) =>
    (await api.anonymous.post('/api/auth/login', { email: CAST[member].email, password })).status;
  const send = () => api.app.get(Outbox).drain();
  const tokens = () =>
    server.received.flatMap(({ mail }) => {
      const link = /https:\/\/dispatch\.example\.com\/reset-password#(\S+)/.exec(mail.text ?? '');
      return link?.[1] ?? [];
    });
  const linkFor = async (member: Member): Promise<string> => {
    await ask(CAST[member].email);
    await send();
    return tokens().at(-1) ?? '';
  };

  test('is offered', async () => {
    expect((await api.anonymous.get('/api/config')).body.passwordReset).toBe(true);
  });

  test('a link sets a new password and ends every session and remembered browser', async () => {
    const driver = await confirmed(api, 'driver');
    const { secret } = await setUpApp(api, driver);
    api.clock.advance(60_000);
    const { challenge } = (await givePassword(api, 'driver')).body.secondFactor;
    const code = codeOf(api, secret);
    const remembered = await api.anonymous.post('/api/auth/second-factor', {
      ...{ challenge, code, rememberDevice: true },
    });
    const Cookie = cookieOf(remembered.headers, 'device');

    const asked = await ask(` ${CAST.driver.email.toUpperCase()} `, { language: 'fr-CA' });
    expect([asked.status, asked.text]).toEqual([202, '']);
    expect(server.received).toEqual([]);
    await send();
    const [{ to, mail } = { to: [], mail: null }] = server.received;
    expect(to).toEqual([CAST.driver.email]);
    expect(mail?.subject).toContain('Définissez un nouveau mot de passe');
    const [token = ''] = tokens();
    expect(token).toMatch(/^[\w-]{43}$/);

    expect((await complete(token, NEXT)).status).toBe(204);
    expect((await driver.get('/api/auth/me')).status).toBe(401);
    expect(await signIn('driver', PASSWORD)).toBe(401);
    const first = await api.anonymous.post(
      '/api/auth/login',
      { email: CAST.driver.email, password: NEXT },
      { Cookie },
    );
    expect(first.body.secondFactor.ways).toContain('code');
    const again = await complete(token, 'yet another horse');
    expect([again.status, again.body.code]).toEqual([400, 'reset_link_spent']);

    await send();
    expect(server.received.at(-1)?.mail.subject).toContain('was changed');
    const admin = await api.signIn('admin');
    const { body } = await admin.get('/api/activity?resource=user&limit=20');
    const actions = body.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 2)).toEqual(['user.password-reset', 'user.reset-asked']);
    expect(JSON.stringify(body)).not.toContain(token);
    for (const table of ['password_resets', 'outbox_tasks'])
      expect(JSON.stringify(await api.database.query(`SELECT * FROM ${table}`))).not.toContain(
        token,
      );
  });

  test('responds the same whether or not the address is known', async () => {
    const answers = [];
    for (const email of [CAST.admin.email, 'nobody@example.com', CAST.inactive.email])
      answers.push(await ask(email));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([202, '']));
    await send();
    expect(server.received.map(({ to }) => to)).toEqual([[CAST.admin.email]]);
  });

  test('a link lasts 30 minutes', async () => {
    const token = await linkFor('admin');
    api.clock.advance(30 * 60_000);
    expect((await complete(token, NEXT)).body.code).toBe('reset_link_spent');
    expect(await signIn('admin', PASSWORD)).toBe(200);
  });

  test('using one link ends the others', async () => {
    const links = [await linkFor('admin'), await linkFor('admin')];
    expect((await complete(links[1] ?? '', NEXT)).status).toBe(204);
    expect((await complete(links[0] ?? '', PASSWORD)).body.code).toBe('reset_link_spent');
    expect((await complete(await linkFor('admin'), PASSWORD)).status).toBe(204);
  });

  test('of two concurrent uses of a link one sets the password', async () => {
    const token = await linkFor('admin');
    const answers = await Promise.all([complete(token, PASSWORD), complete(token, PASSWORD)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  test('a password that is too short or common leaves the link good', async () => {
    const token = await linkFor('admin');
    for (const [password, code] of [
      ['short', 'short_password'],
      ['PassWord1', 'common_password'],
    ]) {
      const refused = await complete(token, password ?? '');
      expect(refused.body.details).toMatchObject([{ field: 'password', code }]);
    }
    expect((await complete(token, PASSWORD)).status).toBe(204);
  });

  test('a failed e-mail is sent again with the same link, but not after it expired', async () => {
    server.refusals.set(CAST.otherAdmin.email, 450);
    await ask(CAST.otherAdmin.email);
    await send();
    expect(server.received).toEqual([]);
    server.refusals.clear();
    api.clock.advance(60_000);
    await send();
    expect(tokens()).toHaveLength(1);
    const kept = await api.database.query('SELECT id FROM password_resets WHERE userId = ?', [
      api.cast.otherAdmin.userId,
    ]);
    expect(kept).toHaveLength(1);
    server.refusals.set(CAST.otherAdmin.email, 450);
    await ask(CAST.otherAdmin.email);
    await send();
    server.refusals.clear();
    api.clock.advance(31 * 60_000);
    await send();
    expect(tokens()).toHaveLength(1);
  });

  test('a user gets at most three links at once, and requests are throttled', async () => {
    const statuses: number[] = [];
    for (let count = 1; count <= 10; count += 1)
      statuses.push((await ask(CAST.otherDriver.email)).status);
    expect(statuses).toEqual([...Array<number>(9).fill(202), 429]);
    await send();
    expect(server.received).toHaveLength(3);
    // The sign-in is not throttled with it.
    expect(await signIn('otherDriver', PASSWORD)).toBe(200);
  });

  test('a user is notified of a token created for their account', async () => {
    await makeToken(api, ['jobs:read'], { owner: 'otherAdmin' });
    await send();
    expect(server.received.map(({ mail }) => mail.subject)).toEqual([
      expect.stringContaining('A token was created for your account'),
    ]);
  });

  test.each(['x', '', 'A'.repeat(43)])('the link %j is none', async (token) => {
    expect((await complete(token, NEXT)).status).toBe(400);
  });
});

describeOn('mysql', 'Links for a forgotten password asked for at once', (makeDatabase) => {
  test('are counted one after the other', async () => {
    const server = await MailServer.start();
    const mail = { SMTP_URL: server.url, MAIL_FROM: 'repartition@exemple.example' };
    const api = await TestApi.start(await makeDatabase(), { ...mail, PUBLIC_URL });
    const { email } = CAST.otherDriver;
    const ask = () => api.anonymous.post('/api/auth/password-resets', { email });
    const outbox = api.app.get(Outbox);
    await ask();
    await ask();
    await outbox.drain();
    await ask();
    await ask();
    const holder = await api.database.lease();
    await holder.query('START TRANSACTION');
    await holder.query('SELECT id FROM users WHERE id = ? FOR UPDATE', [
      api.cast.otherDriver.userId,
    ]);
    const sent = outbox.drain();
    await eventually('both wait for the account', async () => {
      const waiting = `SELECT 1 FROM information_schema.PROCESSLIST WHERE DB = DATABASE() AND ID <> CONNECTION_ID()
        AND (INFO LIKE '%FROM users %FOR UPDATE%' OR INFO LIKE 'INSERT INTO%password_resets%')`;
      return (await api.database.query(waiting)).length === 2;
    });
    await holder.query('COMMIT');
    holder.release();
    await sent;
    expect(server.received).toHaveLength(3);
    await api.stop();
    await server.stop();
  });
});

describeHttpOnEachDatabase('A forgotten password without e-mail', (api) => {
  test('is not offered', async () => {
    const { anonymous } = api();
    expect((await anonymous.get('/api/config')).body.passwordReset).toBe(false);
    const asked = await anonymous.post('/api/auth/password-resets', { email: 'ada@example.com' });
    expect([asked.status, asked.body.code]).toEqual([409, 'reset_not_set_up']);
  });
});
