import {
  codeOf,
  confirm,
  confirmed,
  cookieOf,
  givePassword,
  setUpApp,
} from '../../../../test/accounts/factors';
import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';

describeHttpOnEachDatabase('Signing in with a code', (api) => {
  let admin: Caller;
  let secret: string;
  let recoveryCodes: string[];

  const begin = async (headers: Record<string, string> = {}) =>
    (await givePassword(api(), 'admin', headers)).body.secondFactor;
  const answer = (body: object, headers: Record<string, string> = {}) =>
    api().anonymous.post('/api/auth/second-factor', body, headers);
  const newest = async (action: string) => {
    const other = await api().signIn('otherAdmin');
    const { body } = await other.get('/api/activity?limit=50');
    return body.find((entry: { action: string }) => entry.action === action);
  };

  beforeAll(async () => {
    admin = await confirmed(api(), 'admin');
    ({ secret, recoveryCodes } = await setUpApp(api(), admin));
  });
  beforeEach(() => api().clock.advance(2 * 60 * 60 * 1000));

  test('the correct password returns a challenge, and no session', async () => {
    const first = await givePassword(api(), 'admin');
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      secondFactor: {
        challenge: expect.any(String),
        ways: ['code', 'recovery-code'],
        passkey: null,
        enrolment: null,
      },
    });
    expect(cookieOf(first.headers, 'session')).toBe('');
    const { challenge } = first.body.secondFactor;
    expect((await api().caller(challenge).get('/api/auth/me')).status).toBe(401);
  });

  test('a wrong password does not reveal a second factor', async () => {
    const refused = await api().anonymous.post('/api/auth/login', {
      ...{ email: 'ada@example.com', password: 'wrong' },
    });
    expect([refused.status, refused.body.code]).toEqual([401, 'invalid_credentials']);
  });

  test('a user without a second factor signs in as before', async () => {
    const { body } = await givePassword(api(), 'driver');
    expect(Object.keys(body).sort()).toEqual(['token', 'user']);
  });

  test('the code of the app signs in, however it is spaced, and only once', async () => {
    const { challenge } = await begin();
    const code = codeOf(api(), secret);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const signedIn = await answer({ challenge, code: spaced });
    expect(signedIn.status).toBe(200);
    expect(signedIn.body).toMatchObject({
      user: { email: 'ada@example.com' },
      token: expect.any(String),
      recoveryCodes: null,
    });
    expect(signedIn.headers.get('set-cookie')).toContain('session=');
    expect(cookieOf(signedIn.headers, 'device')).toBe('');
    expect((await api().caller(signedIn.body.token).get('/api/auth/me')).status).toBe(200);
    const again = await answer({ challenge: (await begin()).challenge, code });
    expect([again.status, again.body.code]).toEqual([400, 'wrong_code']);
    expect(again.body).not.toHaveProperty('token');
  });

  test('of two concurrent uses of a code one succeeds', async () => {
    const { challenge } = await begin();
    const code = codeOf(api(), secret);
    const answers = await Promise.all([1, 2, 3].map(() => answer({ challenge, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('a code of the step before is taken, one of an hour ago is not', async () => {
    const before = codeOf(api(), secret);
    api().clock.advance(30_000);
    expect((await answer({ challenge: (await begin()).challenge, code: before })).status).toBe(200);
    const old = codeOf(api(), secret);
    api().clock.advance(60 * 60_000);
    expect((await answer({ challenge: (await begin()).challenge, code: old })).status).toBe(400);
  });

  test('a recovery code signs in once, and is written down', async () => {
    const recoveryCode = ` ${String(recoveryCodes[0]).toLowerCase().replace(/-/g, '')} `;
    const signedIn = await answer({ challenge: (await begin()).challenge, recoveryCode });
    expect(signedIn.status).toBe(200);
    expect(await newest('user.recovery-code-used')).toMatchObject({
      actorId: api().cast.admin.userId,
    });
    const caller = api().caller(signedIn.body.token);
    expect((await caller.get('/api/auth/second-factor')).body.recoveryCodes).toBe(9);
    const again = await answer({ challenge: (await begin()).challenge, recoveryCode });
    expect(again.body.code).toBe('wrong_code');
  });

  test('a challenge lasts five minutes, and is good for nothing else', async () => {
    const { challenge } = await begin();
    api().clock.advance(5 * 60_000);
    const late = await answer({ challenge, code: codeOf(api(), secret) });
    expect([late.status, late.body.code]).toEqual([400, 'challenge_expired']);
    const code = codeOf(api(), secret);
    for (const other of ['x', `${challenge}x`, admin.token, (await passkeyChallenge()).challenge])
      expect((await answer({ challenge: other, code })).body.code).toBe('challenge_expired');
  });

  const passkeyChallenge = async () =>
    (await api().anonymous.post('/api/auth/passkey-challenges')).body as { challenge: string };

  test.each([
    ['nothing', {}],
    ['two answers', { code: '123456', recoveryCode: 'ABCD' }],
  ])('%s is refused', async (_, given) => {
    const { status, body } = await answer({ challenge: 'x', ...given });
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ field: 'code', code: 'one_factor' }]);
  });

  test('wrong codes are throttled like wrong passwords, and the correct password clears none', async () => {
    const statuses: number[] = [];
    for (let guess = 1; guess <= 5; guess += 1) {
      const first = await givePassword(api(), 'admin');
      statuses.push(first.status);
      if (first.status === 200) {
        const { challenge } = first.body.secondFactor;
        statuses.push((await answer({ challenge, code: '000000' })).status);
      }
    }
    expect(statuses.slice(0, 8)).toEqual([200, 400, 200, 400, 200, 400, 200, 400]);
    expect(statuses.at(-1)).toBe(429);
    api().clock.advance(60 * 60 * 1000);
    expect(await newest('session.refused')).toMatchObject({
      resourceId: api().cast.admin.userId,
      after: { secondFactor: true, email: 'ada@example.com', address: '127.0.0.1' },
    });
  });

  test('a remembered browser needs only the password, for 30 days', async () => {
    const { challenge } = await begin();
    const code = codeOf(api(), secret);
    const signedIn = await answer({ challenge, code, rememberDevice: true });
    const Cookie = cookieOf(signedIn.headers, 'device');
    const whole = signedIn.headers.getSetCookie().find((cookie) => cookie.startsWith('device='));
    expect(whole).toContain('HttpOnly');
    expect(whole).toContain('Max-Age=2592000');
    expect((await givePassword(api(), 'admin', { Cookie })).body.token).toEqual(expect.any(String));
    expect(await newest('user.device-remembered')).toMatchObject({
      action: 'user.device-remembered',
    });
    // Neither another user nor another browser.
    expect(await begin({ Cookie: `${Cookie.slice(0, -1)}_` })).toBeDefined();
    api().clock.advance(30 * 24 * 60 * 60 * 1000);
    expect(await begin({ Cookie })).toBeDefined();
  });

  test('a remembered browser is listed, and can be forgotten', async () => {
    const remember = async () => {
      api().clock.advance(60_000);
      const { challenge } = await begin();
      const code = codeOf(api(), secret);
      return answer({ challenge, code, rememberDevice: true }, { 'User-Agent': 'Phone/1' });
    };
    const signedIn = await remember();
    const Cookie = cookieOf(signedIn.headers, 'device');
    const caller = api().caller(signedIn.body.token);
    const { devices } = (await caller.get('/api/auth/second-factor', { Cookie })).body;
    expect(devices).toEqual([
      {
        id: expect.any(Number),
        isCurrent: true,
        userAgent: 'Phone/1',
        lastUsedAt: api().clock.now().toISOString(),
        expiresAt: expect.any(String),
      },
    ]);
    const other = await api().signIn('otherAdmin');
    expect((await other.delete(`/api/auth/devices/${devices[0].id}`)).status).toBe(404);
    expect((await caller.delete(`/api/auth/devices/${devices[0].id}`)).status).toBe(204);
    expect((await caller.delete(`/api/auth/devices/${devices[0].id}`)).status).toBe(404);
    expect(await begin({ Cookie })).toBeDefined();
    await remember();
    expect((await caller.delete('/api/auth/devices')).status).toBe(204);
    expect(await newest('user.devices-forgotten')).toMatchObject({
      after: { count: expect.any(Number) },
    });
    expect((await caller.get('/api/auth/second-factor')).body.devices).toEqual([]);
  });

  test('a new password ends challenges and remembered browsers', async () => {
    const { challenge } = await begin();
    const code = codeOf(api(), secret);
    const signedIn = await answer({ challenge, code, rememberDevice: true });
    const caller = api().caller(signedIn.body.token);
    const Cookie = cookieOf(signedIn.headers, 'device');
    const pending = await begin();
    const change = (currentPassword: string, newPassword: string) =>
      caller.post('/api/auth/password', { currentPassword, newPassword });
    expect((await change('correct horse battery', 'another horse')).status).toBe(204);
    api().clock.advance(60_000);
    const late = await answer({ challenge: pending.challenge, code: codeOf(api(), secret) });
    expect(late.body.code).toBe('challenge_expired');
    expect((await change('another horse', 'correct horse battery')).status).toBe(204);
    expect(await begin({ Cookie })).toBeDefined();
  });

  test('after removing the app the password is enough again', async () => {
    const { challenge } = await begin();
    const signedIn = await answer({ challenge, code: codeOf(api(), secret) });
    const caller = api().caller(signedIn.body.token);
    expect((await caller.delete('/api/auth/second-factor/app')).body.code).toBe(
      'confirmation_needed',
    );
    await confirm(caller);
    expect((await caller.delete('/api/auth/second-factor/app')).status).toBe(204);
    expect((await givePassword(api(), 'admin')).body.token).toEqual(expect.any(String));
    expect((await caller.get('/api/auth/second-factor')).body).toMatchObject({
      ...{ app: null, recoveryCodes: 0, devices: [] },
    });
    expect(await newest('user.app-removed')).toMatchObject({ action: 'user.app-removed' });
  });
});
