import { describeOnEachDatabase } from '../../../../test/databases/databases';
import type { Database } from '../../../database/database';
import { PASSWORD } from '../../../../test/app/cast';
import { makeDriverJob } from '../../../../test/records/jobs';
import { PlainProvider } from '../../../../test/oidc/plain-provider';
import { ProvidedApi, ROLES } from '../../../../test/oidc/provided-api';

const verified = (name: string, more: object = {}) => ({
  sub: `${name} at provider`,
  email: `${name}@example.com`,
  email_verified: true,
  name,
  ...more,
});
const SIGNED_IN = '/login?signed-in=%2F';
const problem = (code: string) => `/login?problem=${code}`;

let provider: PlainProvider;
beforeAll(async () => {
  provider = await PlainProvider.start();
});
afterEach(() => {
  provider.userInfo = {};
});
afterAll(() => provider.stop());

/** Runs the tests against one product with these settings on each engine. */
function describeSite(
  name: string,
  env: Record<string, string>,
  tests: (site: () => ProvidedApi) => void,
) {
  describeOnEachDatabase(name, (makeDatabase: () => Promise<Database>) => {
    let running: ProvidedApi;
    beforeAll(async () => {
      running = await ProvidedApi.start(await makeDatabase(), provider, env);
    });
    afterAll(() => running.api.stop());
    tests(() => running);
  });
}

const accountOf = async (site: ProvidedApi, id: number) =>
  (await (await site.api.as('admin')).get(`/api/admin/users/${id}`)).body;

describeSite('Accounts by the provider, roles kept here', {}, (site) => {
  test('an unverified e-mail opens no account', async () => {
    for (const email_verified of [false, undefined, 'true', 1])
      expect((await site().signIn(verified('ada', { email_verified }))).location).toBe(
        problem('unverified'),
      );
    expect((await site().signIn({ sub: 'nobody' })).location).toBe(problem('unverified'));
  });

  test('an unknown user gets no account', async () => {
    expect((await site().signIn(verified('newcomer'))).location).toBe(problem('no-account'));
  });

  test('the claims may come from the userinfo endpoint', async () => {
    provider.userInfo = { email: 'otto@example.com', email_verified: true };
    const { caller } = await site().signIn({ sub: 'otto at provider' });
    expect((await caller.get('/api/auth/me')).body.user.name).toBe('Otto Admin');
    // From now on only the subject identifies the user.
    provider.userInfo = {};
    expect((await site().signIn({ sub: 'otto at provider' })).location).toBe(SIGNED_IN);
  });

  test('an account that has a subject is not given to another with its e-mail', async () => {
    expect((await site().signIn(verified('dana'))).location).toBe(SIGNED_IN);
    const heir = verified('dana', { sub: 'another person' });
    expect((await site().signIn(heir)).location).toBe(problem('linked'));
  });

  test('an inactive account stays inactive, and is not linked', async () => {
    expect((await site().signIn(verified('ines'))).location).toBe(problem('inactive'));
    expect(
      await site().api.database.query("SELECT id FROM identities WHERE subject LIKE 'ines%'"),
    ).toEqual([]);
  });

  test('an unknown role has no permissions', async () => {
    const { caller } = await site().signIn(verified('sam'));
    expect((await caller.get('/api/auth/me')).status).toBe(403);
  });

  test('a deleted account is rejected until its e-mail belongs to another account', async () => {
    const admin = await site().api.as('admin');
    const gone = { name: 'Gone', email: 'gone@example.com', password: PASSWORD, role: 'driver' };
    const { body: first } = await admin.post('/api/admin/users', gone);
    expect((await site().signIn(verified('gone'))).location).toBe(SIGNED_IN);
    await admin.delete(`/api/admin/users/${first.id}`);
    expect((await site().signIn(verified('gone'))).location).toBe(problem('no-account'));
    const { body: second } = await admin.post('/api/admin/users', gone);
    const { caller } = await site().signIn(verified('gone'));
    expect((await caller.get('/api/auth/me')).body.user.id).toBe(second.id);
  });

  test('two windows of a first sign-in create one identity', async () => {
    const all = await Promise.all([1, 2, 3].map(() => site().signIn(verified('edouard'))));
    expect(all.map(({ location }) => location)).toEqual([SIGNED_IN, SIGNED_IN, SIGNED_IN]);
  });
});

describeSite('E-mails of a trusted provider', { OIDC_TRUST_EMAIL: 'on' }, (site) => {
  test('are accepted unverified', async () => {
    const { location } = await site().signIn(verified('ada', { email_verified: undefined }));
    expect(location).toBe(SIGNED_IN);
  });
});

const MAKING = { ...ROLES, OIDC_MAKE_USERS: 'on' };

describeSite('Accounts by the provider, roles by a claim', MAKING, (site) => {
  const admin = () => site().api.as('admin');
  const meOf = async ({ caller }: Awaited<ReturnType<ProvidedApi['signIn']>>) =>
    (await caller.get('/api/auth/me')).body.user;

  test('a new user with a role is created, as an administrator would', async () => {
    const arrival = await site().signIn(verified('nora', { groups: ['road', 'other'] }));
    const user = await meOf(arrival);
    expect(user).toMatchObject({ name: 'nora', email: 'nora@example.com', role: 'driver' });
    expect(user.driverId).toEqual(expect.any(Number));
    const { body } = await (await admin()).get(`/api/activity?resource=user&resourceId=${user.id}`);
    expect(body).toMatchObject([
      { action: 'user.created', actorId: null, actorName: 'Northern ID' },
    ]);
  });

  test('an invalid name is replaced by the e-mail', async () => {
    const claims = verified('long', { name: 'x'.repeat(200), groups: ['office'] });
    expect(await meOf(await site().signIn(claims))).toMatchObject({ name: 'long@example.com' });
  });

  test('a new user without a role, or without an e-mail, is not created', async () => {
    expect((await site().signIn(verified('nina', { groups: ['nobody'] }))).location).toBe(
      problem('no-role'),
    );
    const claims = { sub: 'nameless', groups: ['road'] };
    expect((await site().signIn(claims)).location).toBe(problem('unverified'));
  });

  test('three windows of a new user create one account', async () => {
    const claims = verified('many', { groups: ['office'] });
    const all = await Promise.all([1, 2, 3].map(() => site().signIn(claims)));
    const ids = await Promise.all(all.map(async (arrival) => (await meOf(arrival))?.id));
    expect(new Set(ids).size).toBe(1);
  });

  test('the role follows the claim, and earlier sessions end', async () => {
    const before = await site().signIn(verified('rolf', { groups: ['road'] }));
    const { id } = await meOf(before);
    const after = await site().signIn(verified('rolf', { groups: ['office', 'road'] }));
    expect(await meOf(after)).toMatchObject({ id, role: 'admin', driverId: null });
    expect((await before.caller.get('/api/auth/me')).status).toBe(401);
    const { body } = await (await admin()).get(`/api/activity?resource=user&resourceId=${id}`);
    expect(body[0]).toMatchObject({
      action: 'user.updated',
      actorName: 'Northern ID',
      before: { role: 'driver' },
      after: { role: 'admin' },
    });
  });

  test('a user who lost the claim is deactivated, until an administrator reactivates them', async () => {
    const before = await site().signIn(verified('lena', { groups: ['road'] }));
    const { id } = await meOf(before);
    const lost = verified('lena', { groups: [] });
    expect((await site().signIn(lost)).location).toBe(problem('no-role'));
    expect((await before.caller.get('/api/auth/me')).status).toBe(401);
    expect(await accountOf(site(), id)).toMatchObject({ isActive: false });
    const back = verified('lena', { groups: ['road'] });
    expect((await site().signIn(back)).location).toBe(problem('inactive'));
    await (await admin()).put(`/api/admin/users/${id}`, { isActive: true });
    expect((await site().signIn(back)).location).toBe(SIGNED_IN);
  });

  test('an account that never used the provider stays unchanged', async () => {
    const claims = verified('otto', { groups: [] });
    expect((await site().signIn(claims)).location).toBe(problem('no-role'));
    const { userId } = site().api.cast.otherAdmin;
    expect(await accountOf(site(), userId)).toMatchObject({ isActive: true });
  });

  test('groups that the provider omitted remove nothing', async () => {
    const { caller } = await site().signIn(verified('gus', { groups: ['road'] }));
    for (const more of [{ _claim_names: { groups: 'src1' } }, {}]) {
      const claims = verified('gus', more);
      expect((await site().signIn(claims)).location).toBe(problem('unreadable-role'));
    }
    expect((await caller.get('/api/auth/me')).status).toBe(200);
  });

  test('a driver with open jobs keeps the role', async () => {
    expect((await site().signIn(verified('dana', { groups: ['road'] }))).location).toBe(SIGNED_IN);
    await makeDriverJob(site().api, 'assigned');
    const claims = verified('dana', { groups: ['office'] });
    expect((await site().signIn(claims)).location).toBe(problem('open-jobs'));
  });
});

describeSite('The last administrator', MAKING, (site) => {
  test('is neither deactivated nor demoted', async () => {
    const { cast, transactions } = site().api;
    expect((await site().signIn(verified('ada', { groups: ['office'] }))).location).toBe(SIGNED_IN);
    await transactions.run((tx) =>
      tx.manager.query('UPDATE users SET isActive = 0 WHERE id = ?', [cast.otherAdmin.userId]),
    );
    for (const groups of [[], ['road']])
      expect((await site().signIn(verified('ada', { groups }))).location).toBe(
        problem('kept-admin'),
      );
    expect(await accountOf(site(), cast.admin.userId)).toMatchObject({
      role: 'admin',
      isActive: true,
    });
  });
});

const PASSWORDS_OFF = {
  ...ROLES,
  PASSWORD_SIGN_IN: 'off',
  BREAK_GLASS_EMAIL: 'ada@example.com',
};

describeSite('Passwords that are switched off', PASSWORDS_OFF, (site) => {
  const login = (email: string, password = PASSWORD) =>
    site().api.anonymous.post('/api/auth/login', { email, password });

  test('are accepted only for the emergency account', async () => {
    expect((await login(' Ada@example.com')).status).toBe(200);
    expect((await login('ada@example.com', 'wrong')).body.code).toBe('invalid_credentials');
    for (const email of ['otto@example.com', 'dana@example.com', 'nobody@example.com'])
      expect((await login(email)).body).toMatchObject({
        statusCode: 401,
        code: 'invalid_credentials',
      });
    const { body } = await site().api.anonymous.get('/api/config');
    expect(body).toMatchObject({ signInProvider: 'Northern ID', passwordSignIn: false });
  });

  test('are throttled alike, so that they do not reveal the emergency account', async () => {
    site().api.clock.advance(2 * 60 * 60_000);
    for (const email of ['ada@example.com', 'dana@example.com']) {
      const statuses: number[] = [];
      for (let guess = 1; guess <= 10; guess += 1)
        statuses.push((await login(email, 'wrong')).status);
      expect(statuses).toEqual([...Array<number>(9).fill(401), 429]);
    }
    site().api.clock.advance(2 * 60 * 60_000);
  });

  test('leave that account unchanged, despite the provider’s claims', async () => {
    expect((await site().signIn(verified('ada', { groups: ['office'] }))).location).toBe(SIGNED_IN);
    for (const groups of [[], ['road']])
      expect((await site().signIn(verified('ada', { groups }))).location).toBe(
        problem('kept-admin'),
      );
    expect((await login('ada@example.com')).status).toBe(200);
  });
});

describeSite(
  'An emergency account that is no administrator',
  { ...PASSWORDS_OFF, BREAK_GLASS_EMAIL: 'dana@example.com' },
  (site) => {
    test('is none', async () => {
      const body = { email: 'dana@example.com', password: PASSWORD };
      expect((await site().api.anonymous.post('/api/auth/login', body)).status).toBe(401);
    });
  },
);
