import { describeWithDatabase } from '../../../../test/databases/databases';
import { PlainProvider, nowSeconds, type Faults } from '../../../../test/oidc/plain-provider';
import { cookieOf, locationOf, ProvidedApi, PUBLIC_URL } from '../../../../test/oidc/provided-api';

const ADA = { sub: 'ada-at-provider', email: 'Ada@example.com', email_verified: true, name: 'Ada' };

describeWithDatabase('Signing in by the provider', (makeDatabase) => {
  let provider: PlainProvider;
  let site: ProvidedApi;
  beforeAll(async () => {
    provider = await PlainProvider.start();
    site = await ProvidedApi.start(await makeDatabase(), provider, { TRUST_PROXY: '1' });
  });
  afterEach(() => {
    provider.faults = {};
  });
  afterAll(async () => {
    await site.api.stop();
    await provider.stop();
  });

  const refusals = async () => {
    const admin = await site.api.as('admin');
    const { body } = await admin.get('/api/activity?resource=session&limit=500');
    return (body as { action: string; resourceId: number | null; after: object }[]).filter(
      ({ action }) => action === 'session.refused',
    );
  };

  test('asks for a code with PKCE, state and nonce, in the name of the public address', async () => {
    const begun = await site.begin('?returnTo=/job/7');
    expect(begun.status).toBe(302);
    const { origin, pathname, searchParams } = new URL(locationOf(begun));
    expect(`${origin}${pathname}`).toBe(`${provider.issuer}/authorize`);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'dispatch',
      response_type: 'code',
      redirect_uri: `${PUBLIC_URL}/api/auth/oidc/callback`,
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const cookie = begun.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(searchParams.get('nonce'));
  });

  test('binds what the browser keeps to this host and to TLS', async () => {
    const overTls = { 'X-Forwarded-Proto': 'https' };
    const start = () => site.api.anonymous.get('/api/auth/oidc/start', overTls);
    const begun = await start();
    expect(begun.headers.get('set-cookie')).toMatch(
      /^__Host-sign-in=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const finish = async (Cookie: string) => {
      const query = new URLSearchParams(provider.grant(locationOf(begun), ADA)).toString();
      const address = `/api/auth/oidc/callback?${query}`;
      return locationOf(await site.api.anonymous.get(address, { ...overTls, Cookie }));
    };
    const kept = cookieOf(begun, '__Host-sign-in');
    // A sibling host of the domain can set this name.
    expect(await finish(kept.replace('__Host-', ''))).toBe('/login?problem=lost');
    expect(await finish(kept)).toBe('/login?signed-in=%2F');
  });

  test('confirms the user only if a new authentication was requested', async () => {
    const begun = await site.begin('?fresh=true');
    const { searchParams } = new URL(locationOf(begun));
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0']);
    const makes = async (query: string, claims: object) => {
      const { caller } = await site.signIn({ ...ADA, ...claims }, query);
      const wanted = { name: 'Nightly export', scopes: ['jobs:read'] };
      return (await caller.post('/api/tokens', wanted)).status;
    };
    expect(await makes('', { auth_time: nowSeconds() })).toBe(409);
    expect(await makes('?fresh=true', {})).toBe(201);
    expect(await makes('?fresh=true', { auth_time: nowSeconds() })).toBe(201);
    expect(await makes('?fresh=true', { auth_time: nowSeconds() - 601 })).toBe(409);
  });

  test('starts a session, and leads back to where the person was', async () => {
    const { location, caller, cookie } = await site.signIn(ADA, '?returnTo=/%3Fview%3Djobs');
    expect(location).toBe('/login?signed-in=%2F%3Fview%3Djobs');
    const { body } = await caller.get('/api/auth/me');
    expect(body.user).toMatchObject({ id: site.api.cast.admin.userId, name: 'Ada Admin' });
    const given = await site.api.anonymous.get('/api/auth/oidc/token', { Cookie: cookie });
    expect(given.body).toEqual({ user: body.user, token: caller.token });
    const admin = await site.api.as('admin');
    const entries = (await admin.get('/api/activity?resource=session&limit=5')).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'session.signed-in',
        actorId: body.user.id,
        after: { way: 'oidc' },
      }),
    );
  });

  test('never leads to another site', async () => {
    const { location } = await site.signIn(ADA, '?returnTo=//evil.example/');
    expect(location).toBe('/login?signed-in=%2F');
  });

  test('issues no token without a session', async () => {
    expect((await site.api.anonymous.get('/api/auth/oidc/token')).status).toBe(401);
  });

  const now = nowSeconds();
  const wrong: [string, Faults][] = [
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'another program' } }],
    [
      'several audiences and none of them the one who asked',
      { claims: { aud: ['dispatch', 'another'], azp: 'another' } },
    ],
    ['another nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['no subject', { claims: { sub: undefined } }],
    ['a subject that is too long', { claims: { sub: 'x'.repeat(256) } }],
    ['an expired token', { claims: { exp: now - 600 } }],
    ['a token without expiry', { claims: { exp: undefined } }],
    ['a token of the future', { claims: { nbf: now + 600 } }],
    ['an unsigned token', { signature: 'none' }],
    ['a signature of a foreign key', { signature: 'foreign' }],
    ['a signature by the shared secret', { signature: 'secret' }],
  ];
  test.each(wrong)('refuses %s', async (_, faults) => {
    provider.faults = faults;
    const before = (await refusals()).length;
    const { location, cookie } = await site.signIn(ADA);
    expect([location, cookie]).toEqual(['/login?problem=untrusted', '']);
    const all = await refusals();
    expect(all).toHaveLength(before + 1);
    expect(all[0]?.after).toEqual({
      way: 'oidc',
      reason: 'untrusted',
      address: expect.any(String),
    });
  });

  test.each([
    ['expired half a minute ago', { exp: nowSeconds() - 30 }],
    ['is good in half a minute', { nbf: nowSeconds() + 30 }],
  ])('takes a token that %s: clocks may differ by a minute', async (_, claims) => {
    const at = nowSeconds();
    provider.faults = {
      claims: 'exp' in claims ? { exp: at - 30 } : { nbf: at + 30 },
    };
    expect((await site.signIn(ADA)).location).toBe('/login?signed-in=%2F');
  });

  test('takes keys that the provider changed a moment ago', async () => {
    expect((await site.signIn(ADA)).cookie).not.toBe('');
    await provider.rotateKeys();
    expect((await site.signIn(ADA)).cookie).not.toBe('');
  });

  test('takes a code once, and what the browser kept of it once', async () => {
    const begun = await site.begin();
    const cookie = cookieOf(begun, 'sign-in');
    const granted = provider.grant(locationOf(begun), ADA);
    const first = await site.callback(granted, cookie);
    expect(first.headers.getSetCookie().join()).toContain('sign-in=;');
    expect(cookieOf(first, 'session')).not.toBe('');
    expect(locationOf(await site.callback(granted, cookie))).toBe('/login?problem=lost');
    const other = await site.begin();
    const state = new URL(locationOf(other)).searchParams.get('state') ?? '';
    const replayed = await site.callback({ code: granted.code, state }, cookieOf(other, 'sign-in'));
    expect(locationOf(replayed)).toBe('/login?problem=refused');
  });

  test('takes no code of another window, of nobody, or after ten minutes', async () => {
    const [one, other] = [await site.begin(), await site.begin()];
    const granted = provider.grant(locationOf(one), ADA);
    const ask = async (cookie: string) => locationOf(await site.callback(granted, cookie));
    expect(await ask(cookieOf(other, 'sign-in'))).toBe('/login?problem=untrusted');
    expect(await ask('')).toBe('/login?problem=lost');
    expect(await ask('sign-in=nonsense')).toBe('/login?problem=lost');
    site.api.clock.advance(600_000);
    expect(await ask(cookieOf(one, 'sign-in'))).toBe('/login?problem=lost');
  });

  test.each([
    ['access_denied', 'cancelled'],
    ['login_required', 'refused'],
    ['<script>alert(1)</script>', 'refused'],
    ['temporarily_unavailable', 'unreachable'],
  ])('says in words of its own that the provider answered %s', async (error, problem) => {
    const begun = await site.begin();
    const state = new URL(locationOf(begun)).searchParams.get('state') ?? '';
    const answer = await site.callback(
      { error, error_description: 'Very secret', state },
      cookieOf(begun, 'sign-in'),
    );
    expect([answer.status, locationOf(answer)]).toEqual([302, `/login?problem=${problem}`]);
  });

  test.each<[string, Faults]>([
    ['breaks at the code', { broken: ['/token'] }],
    ['breaks at its keys', { broken: ['/keys'] }],
    ['breaks at what it knows of the person', { broken: ['/me'] }],
    ['hangs', { hanging: ['/token'] }],
  ])('says of a provider that %s that it cannot be reached', async (_, faults) => {
    provider.faults = faults;
    const { name: __, ...claims } = ADA;
    expect((await site.signIn(claims)).location).toBe('/login?problem=unreachable');
  });

  test('knows the account again whatever its e-mail is by then', async () => {
    const other = { ...ADA, email: 'otto@example.com' };
    const { caller } = await site.signIn(other);
    expect((await caller.get('/api/auth/me')).body.user.email).toBe('ada@example.com');
  });
});

describeWithDatabase('A provider out of reach', (makeDatabase) => {
  const DISCOVERY = '/.well-known/openid-configuration';

  test.each<[string, Faults]>([
    ['is broken', { broken: [DISCOVERY] }],
    ['hangs', { hanging: [DISCOVERY] }],
  ])('that %s leaves passwords, and is asked again', async (_, faults) => {
    const provider = await PlainProvider.start();
    provider.faults = faults;
    const site = await ProvidedApi.start(await makeDatabase(), provider);
    const begun = await site.begin();
    expect([begun.status, locationOf(begun)]).toEqual([302, '/login?problem=unreachable']);
    expect((await site.api.signIn('admin')).token).not.toBeNull();
    provider.faults = {};
    expect((await site.signIn(ADA)).cookie).not.toBe('');
    // Metadata is cached for an hour, and used for longer while the provider is unreachable.
    provider.faults = faults;
    expect((await site.signIn(ADA)).cookie).not.toBe('');
    site.api.clock.advance(61 * 60_000);
    expect((await site.signIn(ADA)).cookie).not.toBe('');
    await site.api.stop();
    await provider.stop();
  });

  test('that is another than it says is not trusted', async () => {
    const provider = await PlainProvider.start();
    provider.faults = { issuer: 'https://evil.example' };
    const site = await ProvidedApi.start(await makeDatabase(), provider);
    expect(locationOf(await site.begin())).toBe('/login?problem=untrusted');
    await site.api.stop();
    await provider.stop();
  });
});
