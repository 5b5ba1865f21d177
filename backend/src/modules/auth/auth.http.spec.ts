import { JwtService } from '@nestjs/jwt';
import { CAST, PASSWORD } from '../../../test/app/cast';
import { type Caller, describeHttpOnEachDatabase } from '../../../test/app/http';

const REFUSED = {
  statusCode: 401,
  code: 'invalid_credentials',
  message: 'Invalid email or password',
};

describeHttpOnEachDatabase('signing in', (api) => {
  const tryPassword = (email: string, password: string) =>
    api().anonymous.post('/api/auth/login', { email, password });

  afterEach(() => api().clock.advance(2 * 60 * 60 * 1000));

  test('returns the user and a token, and sets an httpOnly cookie', async () => {
    const answer = await tryPassword(' ADA@example.com ', PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({
      id: api().cast.admin.userId,
      name: 'Ada Admin',
      email: 'ada@example.com',
      role: 'admin',
      driverId: null,
      isActive: true,
      lastLogin: api().clock.now().toISOString(),
    });
    expect(answer.text).not.toMatch(/password/i);
    const cookie = answer.headers.get('set-cookie');
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    const me = await api().caller(answer.body.token).get('/api/auth/me');
    expect(me.body).toEqual({ user: answer.body.user });
  });

  test('the cookie alone is enough', async () => {
    const answer = await tryPassword('dana@example.com', PASSWORD);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const me = await api().anonymous.get('/api/auth/me', { Cookie: cookie });
    expect(me.body.user).toMatchObject({ role: 'driver', driverId: api().cast.driver.driverId });
  });

  test.each([
    ['an unknown e-mail', 'nobody@example.com', PASSWORD],
    ['a wrong password', 'ada@example.com', 'wrong'],
    ['an inactive account', 'ines@example.com', PASSWORD],
    ['a password cut short', 'ada@example.com', PASSWORD.slice(0, -1)],
    ['no e-mail at all', '', ''],
  ])('refuses %s with the same answer', async (_, email, password) => {
    const answer = await tryPassword(email, password);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ ...REFUSED, requestId: expect.any(String) });
  });

  test('the tenth wrong password in a row is 429 with Retry-After, and time heals it', async () => {
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1)
      statuses.push((await tryPassword('otto@example.com', 'wrong')).status);
    expect(statuses).toEqual([...Array<number>(9).fill(401), 429]);
    const blocked = await tryPassword('otto@example.com', PASSWORD);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    api().clock.advance(Number(blocked.headers.get('retry-after')) * 1000);
    expect((await tryPassword('otto@example.com', PASSWORD)).status).toBe(200);
  });

  test('an attempt that another replica counted at a later time is not rejected', async () => {
    expect((await tryPassword('otto@example.com', 'wrong')).status).toBe(401);
    api().clock.advance(-50);
    expect((await tryPassword('otto@example.com', PASSWORD)).status).toBe(200);
  });

  test('a replica whose clock is behind shortens no wait', async () => {
    const wrong = async () => (await tryPassword('otto@example.com', 'wrong')).status;
    for (let attempt = 1; attempt <= 8; attempt += 1) expect(await wrong()).toBe(401);
    api().clock.advance(-60_000);
    expect(await wrong()).toBe(401);
    api().clock.advance(60_000);
    expect(await wrong()).toBe(429);
  });

  test('simultaneous guesses cannot slip past the throttle', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tryPassword('dana@example.com', 'wrong')),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(9);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(11);
  });
});

describeHttpOnEachDatabase(
  'sessions',
  (api) => {
    const me = (caller: Caller) => caller.get('/api/auth/me');
    const signInAs = (email: string, password = PASSWORD, headers = {}) =>
      api().anonymous.post('/api/auth/login', { email, password }, headers);

    test.each(['logout', 'clear-session'])(
      '%s ends the session at once and answers 204',
      async (way) => {
        const caller = await api().signIn('admin');
        const other = await api().signIn('admin');
        expect((await me(caller)).status).toBe(200);
        const answer = await caller.post(`/api/auth/${way}`);
        expect([answer.status, answer.text]).toEqual([204, '']);
        expect(answer.headers.get('clear-site-data')).toBe('"cache"');
        expect((await me(caller)).body.code).toBe('not_signed_in');
        expect((await me(other)).status).toBe(200);
        expect((await caller.post(`/api/auth/${way}`)).status).toBe(204);
        const nobody = await api().anonymous.post(`/api/auth/${way}`);
        expect([nobody.status, nobody.headers.get('clear-site-data')]).toEqual([204, null]);
      },
    );

    test('signing in anew ends the session that the same browser had, and no other', async () => {
      const first = await signInAs(CAST.admin.email);
      const other = await api().signIn('admin');
      const Cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
      const again = await signInAs(CAST.driver.email, PASSWORD, { Cookie });
      expect(again.status).toBe(200);
      expect(again.headers.get('set-cookie')).toContain(again.body.token);
      expect((await me(api().caller(first.body.token))).status).toBe(401);
      expect((await me(api().caller(again.body.token))).status).toBe(200);
      expect((await me(other)).status).toBe(200);
    });

    test('a refused sign-in ends no session', async () => {
      const first = await signInAs(CAST.admin.email);
      const Cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
      expect((await signInAs(CAST.admin.email, 'wrong', { Cookie })).status).toBe(401);
      expect((await me(api().caller(first.body.token))).status).toBe(200);
    });

    test('a session ends after SESSION_HOURS', async () => {
      const caller = await api().signIn('admin');
      api().clock.advance(2 * 60 * 60 * 1000 - 1000);
      expect((await me(caller)).status).toBe(200);
      api().clock.advance(1000);
      expect((await me(caller)).status).toBe(401);
    });

    test('forged, foreign and unsigned tokens are nobody', async () => {
      const good = await api().signIn('admin');
      const payload = new JwtService().decode<Record<string, unknown>>(good.token ?? '');
      const secret = api().settings.jwtSecret;
      const sign = (change: object, key: string, algorithm: 'HS256' | 'HS512' | 'none' = 'HS256') =>
        new JwtService().sign(JSON.parse(JSON.stringify({ ...payload, ...change })) as object, {
          secret: algorithm === 'none' ? '' : key,
          algorithm,
        });
      const tokens = [
        sign({}, 'another secret that is long enough for it'),
        sign({}, secret, 'HS512'),
        sign({}, '', 'none'),
        sign({ aud: 'somebody else' }, secret),
        sign({ iss: 'somebody else' }, secret),
        sign({ exp: undefined }, secret),
        sign({ sid: 'x' }, secret),
        sign({ sid: 42 }, secret),
        'not-a-token',
        '',
      ];
      for (const token of tokens) expect((await me(api().caller(token))).status).toBe(401);
      expect((await me(good)).status).toBe(200);
    });

    test('an Authorization header takes precedence, even over a valid cookie', async () => {
      const { email } = CAST.admin;
      const answer = await api().anonymous.post('/api/auth/login', { email, password: PASSWORD });
      const Cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
      const mixed = await api().anonymous.get('/api/auth/me', {
        Cookie,
        Authorization: 'Bearer nonsense',
      });
      expect(mixed.status).toBe(401);
    });

    test("another site's page cannot use the cookie", async () => {
      const { email } = CAST.admin;
      const answer = await api().anonymous.post('/api/auth/login', { email, password: PASSWORD });
      const Cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
      const change = (headers: Record<string, string>) =>
        api().anonymous.patch('/api/auth/me', { language: 'fr-CA' }, { Cookie, ...headers });
      expect((await change({ Origin: 'https://evil.example' })).body.code).toBe(
        'cross_site_refused',
      );
      expect((await change({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
      expect((await change({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403);
      expect((await change({ Origin: api().address })).status).toBe(200);
      expect((await change({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
    });

    test('an unknown role has no permissions', async () => {
      const caller = await api().signIn('stranger');
      expect((await me(caller)).body).toMatchObject({ statusCode: 403, code: 'forbidden' });
    });

    test('the language is saved with the account', async () => {
      const caller = await api().signIn('driver');
      const changed = await caller.patch('/api/auth/me', { language: 'fr-CA' });
      expect(changed.body.user.language).toBe('fr-CA');
      expect((await me(caller)).body.user.language).toBe('fr-CA');
      expect((await caller.patch('/api/auth/me', { language: 'de' })).body.details).toEqual([
        {
          field: 'language',
          code: 'not_one_of',
          params: { values: 'en-CA, fr-CA' },
          message: 'must be one of en-CA, fr-CA',
        },
      ]);
    });

    test('shortcuts are switched off and on for the account, and the language stays', async () => {
      const caller = await api().signIn('otherAdmin');
      expect((await me(caller)).body.user).toMatchObject({ language: null, shortcuts: null });
      await caller.patch('/api/auth/me', { language: 'fr-CA' });
      const off = await caller.patch('/api/auth/me', { shortcuts: false });
      expect(off.body.user).toMatchObject({ language: 'fr-CA', shortcuts: false });
      const same = await caller.patch('/api/auth/me', { shortcuts: false });
      expect(same.body.user.version).toBe(off.body.user.version);
      const on = await caller.patch('/api/auth/me', { shortcuts: true });
      expect(on.body.user.shortcuts).toBe(true);
      const admin = await api().as('admin');
      const [entry] = (await admin.get('/api/activity?resource=user&limit=1')).body;
      expect(entry).toMatchObject({
        action: 'user.updated',
        before: { shortcuts: false },
        after: { shortcuts: true },
      });
      expect((await caller.patch('/api/auth/me', { shortcuts: 'off' })).body.details).toMatchObject(
        [{ field: 'shortcuts', message: 'must be true or false' }],
      );
    });

    test('sign-ins and refusals are written down', async () => {
      const admin = await api().as('admin');
      await api().anonymous.post('/api/auth/login', {
        email: 'dana@example.com',
        password: 'wrong',
      });
      const [entry] = (await admin.get('/api/activity?resource=session&limit=1')).body;
      expect(entry).toMatchObject({
        action: 'session.refused',
        resourceId: api().cast.driver.userId,
        after: { email: 'dana@example.com' },
      });
      expect(JSON.stringify(entry)).not.toContain('wrong');
    });
  },
  { SESSION_HOURS: '2' },
);
