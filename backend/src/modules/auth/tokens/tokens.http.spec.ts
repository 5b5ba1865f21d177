import { MAX_TOKENS } from '@dispatch/domain/people/api-tokens';
import { confirm } from '../../../../test/accounts/factors';
import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import { expectStatus } from '../../../../test/records/jobs';
import { makeServiceAccount, makeServiceToken, makeToken } from '../../../../test/accounts/tokens';

const TOKENS = '/api/tokens';
const ALL = '/api/admin/tokens';
const ACCOUNTS = '/api/admin/service-accounts';
const WANTED = { name: 'Nightly export', scopes: ['jobs:read', 'export:read'] };

describeHttpOnEachDatabase('Tokens', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
    await confirm(admin);
  });
  beforeEach(() =>
    api().transactions.run(async (tx) => {
      await tx.manager.query('DELETE FROM api_tokens');
    }),
  );

  const newest = async () =>
    expectStatus(await admin.get('/api/activity?limit=1'), 200)[0] as Record<string, unknown>;

  test.each([
    ['GET', TOKENS],
    ['POST', TOKENS],
    ['DELETE', `${TOKENS}/1`],
    ['GET', ALL],
    ['DELETE', `${ALL}/1`],
    ['GET', ACCOUNTS],
    ['POST', ACCOUNTS],
    ['DELETE', `${ACCOUNTS}/1`],
    ['POST', `${ACCOUNTS}/1/tokens`],
  ])('%s %s is for signed-in users with the permission', async (method, path) => {
    const body = method === 'POST' ? {} : undefined;
    expect((await api().anonymous.send(method, path, body, {})).status).toBe(401);
    expect((await (await api().as('driver')).send(method, path, body, {})).status).toBe(403);
  });

  test('are created, like service accounts, only by recently confirmed users', async () => {
    const account = await makeServiceAccount(api());
    const unlocked = await api().signIn('admin');
    for (const [path, body] of [
      [TOKENS, WANTED],
      [`${ACCOUNTS}/${String(account)}/tokens`, WANTED],
      [ACCOUNTS, { name: 'Web shop' }],
    ] as const) {
      const refused = await unlocked.post(path, body);
      expect(refused.body).toMatchObject({ statusCode: 409, code: 'confirmation_needed' });
      expectStatus(await admin.post(path, body), 201);
    }
    expect((await admin.get(ALL)).body).toHaveLength(2);
  });

  test('are shown once, and listed without the secret', async () => {
    const answer = await admin.post(TOKENS, WANTED);
    expect(answer.status).toBe(201);
    const { token, secret } = answer.body;
    expect(secret).toMatch(/^vdt_[0-9a-f]{48}$/);
    expect(token).toEqual({
      ...WANTED,
      id: expect.any(Number),
      hint: secret.slice(0, 12),
      ownerId: api().cast.admin.userId,
      ownerName: 'Ada Admin',
      state: 'live',
      createdAt: '2026-03-31T15:00:00.000Z',
      expiresAt: '2026-06-29T15:00:00.000Z',
      lastUsedAt: null,
      lastUsedFrom: null,
    });
    const listed = await admin.get(TOKENS);
    expect(listed.body).toEqual([token]);
    expect(listed.text).not.toContain(secret);
    expect(await newest()).toMatchObject({
      action: 'token.created',
      actorName: 'Ada Admin',
      resource: 'token',
      resourceId: token.id,
      after: { name: WANTED.name, owner: 'Ada Admin', scopes: 'jobs:read export:read' },
    });
  });

  test('no table holds the secret, not even the stored responses for repeats', async () => {
    const key = { 'Idempotency-Key': 'make-it-once' };
    const first = expectStatus(await admin.post(TOKENS, WANTED, key), 201);
    const again = expectStatus(await admin.post(TOKENS, WANTED, key), 201);
    expect(again.secret).not.toBe(first.secret);
    for (const table of ['api_tokens', 'idempotency_keys', 'activity']) {
      const rows = await api().database.query(`SELECT * FROM ${table}`);
      expect(JSON.stringify(rows)).not.toContain(first.secret.slice(12, 44));
    }
  });

  test.each([
    [{ scopes: [] }, 'scopes', 'list_empty'],
    [{ scopes: ['jobs:read', 'jobs:read'] }, 'scopes', 'doubled_scope'],
    [{ scopes: ['tokens:write'] }, 'scopes.0', 'not_one_of'],
    [{ scopes: 'jobs:read' }, 'scopes', 'not_list'],
    [{ name: ' ' }, 'name', 'name_required'],
    [{ days: 0 }, 'days', 'out_of_range'],
    [{ days: 367 }, 'days', 'out_of_range'],
    [{ days: null }, 'days', 'not_whole_number'],
  ])('%j is rejected', async (wrong, field, code) => {
    const answer = await admin.post(TOKENS, { ...WANTED, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.details[0]).toMatchObject({ field, code });
  });

  test('are limited to fifty per owner; revoked ones do not count', async () => {
    const { id } = await makeToken(api(), ['jobs:read']);
    for (let count = 1; count < MAX_TOKENS; count += 1) await makeToken(api(), ['jobs:read']);
    const refused = await admin.post(TOKENS, WANTED);
    expect(refused.body).toMatchObject({ statusCode: 409, code: 'too_many_tokens' });
    await makeToken(api(), ['jobs:read'], { owner: 'otherAdmin' });
    expectStatus(await admin.delete(`${TOKENS}/${String(id)}`), 204);
    expectStatus(await admin.post(TOKENS, WANTED), 201);
  });

  test('are revoked by their owner or an admin, and hidden from others', async () => {
    const mine = await makeToken(api(), ['jobs:read']);
    const other = await makeToken(api(), ['jobs:read'], { owner: 'otherAdmin' });
    expect((await admin.get(TOKENS)).body.map(({ id }: { id: number }) => id)).toEqual([mine.id]);
    expect((await admin.delete(`${TOKENS}/${String(other.id)}`)).status).toBe(404);
    expectStatus(await other.program.get('/api/jobs/active'), 200);
    expectStatus(await admin.delete(`${ALL}/${String(other.id)}`), 204);
    expect((await other.program.get('/api/jobs/active')).body.code).toBe('token_refused');
    expect(await newest()).toMatchObject({
      action: 'token.revoked',
      resourceId: other.id,
      before: { name: 'Nightly export', owner: 'Otto Admin' },
    });
    expect((await admin.delete(`${ALL}/${String(other.id)}`)).status).toBe(404);
    expectStatus(await admin.delete(`${TOKENS}/${String(mine.id)}`), 204);
    expect((await admin.get(TOKENS)).body).toEqual([]);
  });

  test('are listed for admins by expiry, in pages', async () => {
    const late = await makeToken(api(), ['jobs:read'], { days: 300 });
    const soon = await makeToken(api(), ['jobs:read'], { days: 14, owner: 'otherAdmin' });
    const account = await makeServiceAccount(api());
    const service = await makeServiceToken(api(), account, ['jobs:write']);
    const whole = await admin.get(ALL);
    expect(whole.body.map(({ id, state }: { id: number; state: string }) => [id, state])).toEqual([
      [soon.id, 'expiring'],
      [service.id, 'live'],
      [late.id, 'live'],
    ]);
    const page = await admin.get(`${ALL}?limit=1&offset=1&order=desc`);
    expect(page.body).toMatchObject([{ id: service.id, ownerId: account }]);
    expect(page.headers.get('x-total-count')).toBe('3');
  });

  describe('of service accounts', () => {
    test('act in the name of the account, which is no user', async () => {
      const account = await makeServiceAccount(api(), 'Orders of the yard');
      const { program } = await makeServiceToken(api(), account, ['jobs:write', 'jobs:read']);
      const job = expectStatus(await program.post('/api/jobs', { pickupCity: 'Laval' }), 201);
      const path = `/api/activity?resource=job&resourceId=${String(job.id)}`;
      expect((await admin.get(path)).body).toMatchObject([
        { action: 'job.created', actorId: account, actorName: 'Orders of the yard' },
      ]);
      expect((await admin.get(`/api/admin/users/${String(account)}`)).status).toBe(404);
      expect((await admin.put(`/api/admin/users/${String(account)}`, { name: 'X' })).status).toBe(
        404,
      );
      expect((await admin.delete(`/api/admin/users/${String(account)}`)).status).toBe(404);
      const people = await admin.get('/api/admin/users');
      expect(people.text).not.toContain('Orders of the yard');
      const page = await admin.get('/api/admin/users?limit=1');
      expect(page.headers.get('x-total-count')).toBe(String(people.body.length));
    });

    test('end with it, and its name can be used again', async () => {
      const account = await makeServiceAccount(api(), 'Gate');
      const { program } = await makeServiceToken(api(), account, ['jobs:read']);
      expectStatus(await program.get('/api/jobs/active'), 200);
      const taken = await admin.post(ACCOUNTS, { name: 'gate' });
      expect(taken.body).toMatchObject({ statusCode: 409, code: 'service_account_taken' });
      expect(taken.body.details).toMatchObject([{ field: 'name', code: 'service_account_taken' }]);
      expectStatus(await admin.delete(`${ACCOUNTS}/${String(account)}`), 204);
      expect(await newest()).toMatchObject({
        action: 'service-account.deleted',
        resourceId: account,
        before: { name: 'Gate' },
      });
      expect((await program.get('/api/jobs/active')).status).toBe(401);
      const tokens = `${ACCOUNTS}/${String(account)}/tokens`;
      expect((await admin.post(tokens, WANTED)).status).toBe(404);
      expect((await admin.delete(`${ACCOUNTS}/${String(account)}`)).status).toBe(404);
      await makeServiceAccount(api(), 'Gate');
    });

    test('belong to no user', async () => {
      const { userId } = api().cast.otherAdmin;
      expect((await admin.post(`${ACCOUNTS}/${String(userId)}/tokens`, WANTED)).status).toBe(404);
      expect((await admin.delete(`${ACCOUNTS}/${String(userId)}`)).status).toBe(404);
    });
  });
});
