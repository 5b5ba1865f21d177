import { describeWithDatabase } from '../../../../test/databases/databases';
import { describeHttp } from '../../../../test/app/http';
import {
  CLIENT,
  type Faults,
  nowSeconds,
  PlainProvider,
} from '../../../../test/oidc/plain-provider';
import { locationOf, ProvidedApi, PUBLIC_URL } from '../../../../test/oidc/provided-api';

const person = (name: string, sid: string) => ({
  sub: `${name} at provider`,
  email: `${name}@example.com`,
  email_verified: true,
  name,
  sid,
});
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const REFUSED = { statusCode: 400, code: 'logout_token_refused' };

describeWithDatabase('Signing out with a provider', (makeDatabase) => {
  let provider: PlainProvider;
  let site: ProvidedApi;
  beforeAll(async () => {
    provider = await PlainProvider.start();
    site = await ProvidedApi.start(await makeDatabase(), provider);
  });
  afterEach(() => {
    provider.faults = {};
  });
  afterAll(async () => {
    await site.api.stop();
    await provider.stop();
  });

  const statusOf = async ({ caller }: Awaited<ReturnType<ProvidedApi['signIn']>>) =>
    (await caller.get('/api/auth/me')).status;
  const send = (token: string) => {
    const body = new URLSearchParams({ logout_token: token, session_state: 'x' }).toString();
    return site.api.anonymous.post('/api/auth/oidc/backchannel-logout', body, FORM);
  };

  test('ends the session, and returns the provider’s logout page', async () => {
    const arrival = await site.signIn(person('ada', 'one'));
    const { status, body } = await arrival.caller.post('/api/auth/oidc/logout');
    expect(status).toBe(200);
    const { origin, pathname, searchParams } = new URL(body.endSessionUrl);
    expect(`${origin}${pathname}`).toBe(`${provider.issuer}/end`);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: CLIENT.id,
      post_logout_redirect_uri: `${PUBLIC_URL}/login`,
      id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
    expect(await statusOf(arrival)).toBe(401);
  });

  test('returns no page for a session by password or without one, and omits a hint that is too long', async () => {
    const byPassword = await site.api.signIn('admin');
    expect((await byPassword.post('/api/auth/oidc/logout')).body).toEqual({ endSessionUrl: null });
    expect((await byPassword.get('/api/auth/me')).status).toBe(401);
    expect((await site.api.anonymous.post('/api/auth/oidc/logout')).body).toEqual({
      endSessionUrl: null,
    });
    const { caller } = await site.signIn({ ...person('ada', 'long'), extra: 'x'.repeat(4000) });
    const { endSessionUrl } = (await caller.post('/api/auth/oidc/logout')).body;
    expect(new URL(endSessionUrl).searchParams.has('id_token_hint')).toBe(false);
  });

  test('a logout token ends the session that it names, and no other', async () => {
    const [one, other] = [
      await site.signIn(person('ada', 'first')),
      await site.signIn(person('ada', 'second')),
    ];
    const answer = await send(await provider.logoutToken({ sid: 'first' }));
    expect([answer.status, answer.text, answer.headers.get('cache-control')]).toEqual([
      200,
      '',
      'no-store',
    ]);
    expect([await statusOf(one), await statusOf(other)]).toEqual([401, 200]);
    const admin = await site.api.as('admin');
    const entries = (await admin.get('/api/activity?resource=session&limit=5')).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'session.ended',
        actorName: 'Northern ID',
        resourceId: site.api.cast.admin.userId,
        after: { way: 'oidc', count: 1 },
      }),
    );
  });

  test('a logout token of a user ends all their sessions by the provider', async () => {
    const all = [
      await site.signIn(person('otto', 'third')),
      await site.signIn(person('otto', 'fourth')),
    ];
    const [another, byPassword] = [
      await site.signIn(person('dana', 'fifth')),
      await site.api.signIn('otherAdmin'),
    ];
    const token = await provider.logoutToken({ sub: 'otto at provider' });
    expect((await send(token)).status).toBe(200);
    expect([await statusOf(all[0]!), await statusOf(all[1]!)]).toEqual([401, 401]);
    expect(await statusOf(another)).toBe(200);
    expect((await byPassword.get('/api/auth/me')).status).toBe(200);
  });

  test('a session of another user than the token names stays valid', async () => {
    const arrival = await site.signIn(person('dana', 'sixth'));
    for (const sub of ['otto at provider', 'nobody at provider'])
      expect((await send(await provider.logoutToken({ sub, sid: 'sixth' }))).status).toBe(200);
    expect(await statusOf(arrival)).toBe(200);
  });

  test('a logout token is good once', async () => {
    const token = await provider.logoutToken({ sid: 'seventh' });
    expect((await send(token)).status).toBe(200);
    const arrival = await site.signIn(person('ada', 'seventh'));
    expect((await send(token)).body).toMatchObject(REFUSED);
    expect(await statusOf(arrival)).toBe(200);
  });

  const wrong: [string, Faults][] = [
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another audience', { claims: { aud: 'another program' } }],
    ['of long ago', { claims: { iat: nowSeconds() - 600 } }],
    ['of the future', { claims: { iat: nowSeconds() + 6000 } }],
    ['that has expired', { claims: { exp: nowSeconds() - 600 } }],
    ['without time', { claims: { iat: undefined } }],
    ['without name', { claims: { jti: undefined } }],
    ['without event', { claims: { events: undefined } }],
    ['with another event', { claims: { events: { 'https://example.com/event': {} } } }],
    ['with a nonce, as the token of a sign-in', { claims: { nonce: 'n' } }],
    ['of nobody', { claims: { sid: undefined } }],
    ['unsigned', { signature: 'none' }],
    ['signed by a foreign key', { signature: 'foreign' }],
    ['signed by the shared secret', { signature: 'secret' }],
  ];
  test('a logout token that is wrong ends nothing', async () => {
    const arrival = await site.signIn(person('ada', 'eighth'));
    for (const [name, faults] of wrong) {
      provider.faults = faults;
      const { body } = await send(await provider.logoutToken({ sid: 'eighth' }));
      expect({ name, ...body }).toMatchObject({ name, ...REFUSED });
    }
    expect((await send('nonsense')).body).toMatchObject(REFUSED);
    const nothing = await site.api.anonymous.post('/api/auth/oidc/backchannel-logout', '', FORM);
    expect(nothing.body).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    expect(await statusOf(arrival)).toBe(200);
  });

  test('no other route accepts a form', async () => {
    const answer = await site.api.anonymous.post('/api/auth/login', 'email=a&password=b', FORM);
    expect(answer.status).toBe(415);
  });

  test('a frame of the provider ends the session that it names', async () => {
    const arrival = await site.signIn(person('ada', 'ninth'));
    const ask = (query: Record<string, string>) =>
      site.api.anonymous.get(
        `/api/auth/oidc/frontchannel-logout?${new URLSearchParams(query).toString()}`,
      );
    for (const query of [{}, { sid: 'ninth' }, { iss: 'https://evil.example', sid: 'ninth' }])
      expect((await ask(query as Record<string, string>)).status).toBe(200);
    expect(await statusOf(arrival)).toBe(200);
    const answer = await ask({ iss: provider.issuer, sid: 'ninth' });
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; frame-ancestors ${provider.issuer}`,
    );
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(await statusOf(arrival)).toBe(401);
  });
});

describeHttp('Without a provider', (api) => {
  test('there is no redirect, and no session can be ended', async () => {
    const ask = (path: string) => api().anonymous.get(`/api/auth/oidc/${path}`);
    expect(locationOf(await ask('start'))).toBe('/login?problem=off');
    expect(locationOf(await ask('callback?code=a&state=b'))).toBe('/login?problem=lost');
    expect((await ask('frontchannel-logout?sid=a')).status).toBe(404);
    const path = '/api/auth/oidc/backchannel-logout';
    expect((await api().anonymous.post(path, 'logout_token=a', FORM)).status).toBe(404);
    const admin = await api().signIn('admin');
    expect((await admin.post('/api/auth/oidc/logout')).body).toEqual({ endSessionUrl: null });
    expect((await api().anonymous.get('/api/config')).body).toMatchObject({
      signInProvider: null,
      passwordSignIn: true,
    });
  });
});
