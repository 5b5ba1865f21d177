import { newTokenSecret } from './token-secret';
import { TokenRepository } from './token.repository';
import { describeHttp } from '../../../../test/app/http';
import { EventListener } from '../../../../test/app/event-listener';
import { eventually } from '../../../../test/app/eventually';
import { expectStatus, makeCustomer, makeDriverJob, makeJob } from '../../../../test/records/jobs';
import { makeServiceAccount, makeServiceToken, makeToken } from '../../../../test/accounts/tokens';

const DAY_MS = 24 * 60 * 60 * 1000;
const ACTIVE = '/api/jobs/active';

describeHttp('Access by token', (api) => {
  test('is limited to its scopes', async () => {
    const { program } = await makeToken(api(), ['jobs:read']);
    expectStatus(await program.get(ACTIVE), 200);
    const refused = await program.post('/api/jobs', { pickupCity: 'Laval' });
    expect(refused.body).toMatchObject({
      statusCode: 403,
      code: 'token_scope_missing',
      params: { scope: 'jobs:write' },
    });
    expect((await program.get('/api/customers')).body.code).toBe('token_scope_missing');
  });

  test('omits job fields that need other scopes', async () => {
    const customerId = await makeCustomer(api(), 'Garage Laval');
    const { id } = await makeJob(api(), { customerId, price: 950 });
    const path = `/api/jobs/${String(id)}`;
    const narrow = await makeToken(api(), ['jobs:read']);
    const wide = await makeToken(api(), ['jobs:read', 'prices:read', 'customers:read']);
    for (const read of [path, ACTIVE]) {
      const ofJob = async ({ program }: typeof narrow) => {
        const { body } = await program.get(read);
        return Array.isArray(body) ? body.find((job) => job.id === id) : body;
      };
      const [seen, whole] = [await ofJob(narrow), await ofJob(wide)];
      expect(whole).toMatchObject({ price: 950, billingComplete: false });
      expect(whole.customer.status).toBe('active');
      expect(seen).toMatchObject({ billingComplete: false });
      expect(seen).not.toHaveProperty('price');
      expect(seen.customer).not.toHaveProperty('status');
    }
  });

  test.each([
    ['GET', '/api/auth/me', undefined],
    ['PATCH', '/api/auth/me', { language: 'fr-CA' }],
    ['POST', '/api/auth/password', { currentPassword: 'x', newPassword: 'long enough' }],
    ['GET', '/api/auth/sessions', undefined],
    ['DELETE', '/api/auth/sessions', undefined],
    ['GET', '/api/tokens', undefined],
    ['POST', '/api/tokens', { name: 'More', scopes: ['jobs:read'] }],
    ['DELETE', '/api/tokens/1', undefined],
    ['GET', '/api/admin/tokens', undefined],
    ['POST', '/api/admin/service-accounts', { name: 'More' }],
    ['PUT', '/api/admin/users/1', { role: 'admin' }],
    ['DELETE', '/api/admin/users/1', undefined],
    ['GET', '/api/saved-views', undefined],
  ])('never includes %s %s', async (method, path, body) => {
    const { program } = await makeToken(api(), ['users:read', 'company:write']);
    const account = await makeServiceToken(api(), await makeServiceAccount(api()), ['users:read']);
    for (const one of [program, account.program]) {
      const answer = await one.send(method, path, body, {});
      expect(answer.status).toBe(403);
      expect(['not_for_tokens', 'forbidden']).toContain(answer.body.code);
    }
  });

  test('shrinks with its user’s role', async () => {
    const { program } = await makeToken(api(), ['jobs:read', 'customers:read'], {
      owner: 'otherAdmin',
    });
    expectStatus(await program.get('/api/customers'), 200);
    const admin = await api().as('admin');
    const user = `/api/admin/users/${String(api().cast.otherAdmin.userId)}`;
    const own = await makeDriverJob(api(), 'assigned');
    expectStatus(await admin.put(user, { role: 'driver' }), 200);
    expect((await program.get('/api/customers')).body.code).toBe('forbidden');
    expect((await program.get(`/api/jobs/${String(own.id)}`)).status).toBe(404);
    expectStatus(await admin.put(user, { role: 'admin' }), 200);
    expectStatus(await program.get('/api/customers'), 200);
  });

  test('ends for good when its user is deactivated or deleted', async () => {
    const admin = await api().as('admin');
    const credentials = { email: 'paula@example.com', password: 'long enough it is' };
    const person = { ...credentials, name: 'Paula' };
    const user = expectStatus(
      await admin.post('/api/admin/users', { ...person, role: 'admin' }),
      201,
    );
    const signIn = async () => {
      const answer = await api().anonymous.post('/api/auth/login', credentials);
      return api().caller(expectStatus(answer, 200).token);
    };
    const path = `/api/admin/users/${String(user.id)}`;
    const make = async () => {
      const wanted = { name: 'Mine', scopes: ['jobs:read'] };
      const paula = await signIn();
      const { password } = credentials;
      expectStatus(await paula.post('/api/auth/confirmation', { password }), 204);
      return api().caller(expectStatus(await paula.post('/api/tokens', wanted), 201).secret);
    };
    const before = await make();
    expectStatus(await before.get(ACTIVE), 200);
    expectStatus(await admin.put(path, { isActive: false }), 200);
    expect((await before.get(ACTIVE)).body.code).toBe('token_refused');
    expectStatus(await admin.put(path, { isActive: true }), 200);
    expect((await before.get(ACTIVE)).body.code).toBe('token_refused');
    const after = await make();
    expectStatus(await admin.delete(path), 204);
    expect((await after.get(ACTIVE)).status).toBe(401);
  });

  test('is rejected for a mistyped, unknown or malformed token', async () => {
    const query = jest.spyOn(api().database, 'query');
    for (const wrong of ['vdt_', `vdt_${'0'.repeat(48)}`, 'vdt_mistyped'])
      expect((await api().caller(wrong).get(ACTIVE)).body.code).toBe('token_refused');
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
    expect((await api().caller(newTokenSecret().secret).get(ACTIVE)).body.code).toBe(
      'token_refused',
    );
    expect((await api().caller('nonsense').get(ACTIVE)).body.code).toBe('not_signed_in');
  });

  test('logs refusals for lack of a scope', async () => {
    const account = await makeServiceAccount(api(), 'Curious');
    const { program } = await makeServiceToken(api(), account, ['jobs:read']);
    expect((await program.get('/api/customers')).status).toBe(403);
    const [entry] = (await (await api().as('admin')).get('/api/activity?limit=1')).body;
    expect(entry).toMatchObject({ action: 'session.access-refused', actorName: 'Curious' });
  });

  test('records the time and address of use, at most every five minutes', async () => {
    const { id, program } = await makeToken(api(), ['jobs:read']);
    const admin = await api().as('admin');
    const used = async () =>
      (await admin.get('/api/tokens')).body.find((token: { id: number }) => token.id === id);
    const first = api().clock.now().toISOString();
    expectStatus(await program.get(ACTIVE), 200);
    await eventually('the use', async () => (await used()).lastUsedAt === first);
    expect(await used()).toMatchObject({ lastUsedFrom: '127.0.0.1' });
    api().clock.advance(4 * 60_000);
    const noteUse = jest.spyOn(api().app.get(TokenRepository), 'noteUse');
    expectStatus(await program.get(ACTIVE), 200);
    expect(noteUse).not.toHaveBeenCalled();
    noteUse.mockRestore();
    api().clock.advance(60_000);
    const second = api().clock.now().toISOString();
    expectStatus(await program.get(ACTIVE), 200);
    await eventually('the next use', async () => (await used()).lastUsedAt === second);
  });

  test('streams only readable changes, and ends when the token is revoked', async () => {
    const { id, secret } = await makeToken(api(), ['events:read', 'customers:read']);
    const listener = await EventListener.open(api().address, { Authorization: `Bearer ${secret}` });
    expect((await listener.next())?.event).toBe('hello');
    await makeJob(api());
    const customer = await makeCustomer(api(), 'Heard of');
    expect((await listener.next())?.data).toMatchObject({ resource: 'customer', id: customer });
    const admin = await api().as('admin');
    expectStatus(await admin.delete(`/api/tokens/${String(id)}`), 204);
    expect(await listener.next()).toBeNull();
  });

  // Must be last, because it advances the clock.
  test('ends when the token expires, which is logged once an hour', async () => {
    const { id, program } = await makeToken(api(), ['jobs:read'], { days: 1 });
    api().clock.advance(DAY_MS - 1);
    expectStatus(await program.get(ACTIVE), 200);
    api().clock.advance(1);
    for (let times = 0; times < 3; times += 1)
      expect((await program.get(ACTIVE)).body.code).toBe('token_refused');
    const admin = await api().signIn('admin');
    const path = `/api/activity?resource=token&resourceId=${String(id)}`;
    const refusals = async () =>
      (await admin.get(path)).body.filter(
        ({ action }: { action: string }) => action === 'token.refused',
      );
    expect(await refusals()).toMatchObject([
      { actorName: 'Ada Admin', after: { name: 'Nightly export', address: '127.0.0.1' } },
    ]);
    api().clock.advance(60 * 60_000);
    await program.get(ACTIVE);
    expect(await refusals()).toHaveLength(2);
  });
});
