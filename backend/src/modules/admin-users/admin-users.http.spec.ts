import { type Answer, type Caller, describeHttpOnEachDatabase } from '../../../test/app/http';

const NEW = { name: 'Nadia New', email: 'nadia@example.com', password: 'se-cret', role: 'admin' };
const SHORT = 'Password is required and must be at least 6 characters for new users';

describeHttpOnEachDatabase('admin users', (api) => {
  let admin: Caller;
  let counter = 0;
  beforeAll(async () => {
    admin = await api().as('admin');
  });
  afterEach(() => api().clock.advance(60_000));

  const add = async (fields: object = {}): Promise<Answer['body']> => {
    counter += 1;
    const email = `person${counter}@example.com`;
    const answer = await admin.post('/api/admin/users', { ...NEW, email, ...fields });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const change = (id: number, changes: object) => admin.put(`/api/admin/users/${id}`, changes);
  const driverOf = async (userId: number) =>
    (await admin.get(`/api/drivers/by-user/${userId}`)).body;
  const signIn = (email: string, password: string) =>
    api().anonymous.post('/api/auth/login', { email, password });
  const lastEntry = async () => (await admin.get('/api/activity?resource=user&limit=1')).body[0];

  test.each([
    ['GET', '/api/admin/users'],
    ['GET', '/api/admin/users/1'],
    ['POST', '/api/admin/users'],
    ['PUT', '/api/admin/users/1'],
    ['DELETE', '/api/admin/users/1'],
  ])('%s %s is for admins only', async (method, path) => {
    const body = method === 'POST' || method === 'PUT' ? NEW : undefined;
    expect((await api().anonymous.send(method, path, body, {})).status).toBe(401);
    expect((await (await api().as('driver')).send(method, path, body, {})).status).toBe(403);
    for (const member of ['dispatcher', 'billing', 'viewer', 'stranger'] as const)
      expect((await (await api().as(member)).send(method, path, body, {})).status).toBe(403);
  });

  test('are not invited without a mail server', async () => {
    const { id } = await add();
    const body = { name: 'Ida', email: 'ida@example.com', role: 'viewer', invite: true };
    for (const [path, sent] of [
      ['/api/admin/users', body],
      [`/api/admin/users/${String(id)}/invitation`, {}],
    ] as const) {
      const refused = await admin.post(path, sent);
      expect([refused.status, refused.body.code]).toEqual([409, 'invitations_not_set_up']);
    }
  });

  test('are added and can sign in at once', async () => {
    const answer = await admin.post('/api/admin/users', { ...NEW, email: 'Nadia@Example.com' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body).toEqual({
      id: expect.any(Number),
      name: 'Nadia New',
      email: 'nadia@example.com',
      role: 'admin',
      driverId: null,
      driverPhone: null,
      isActive: true,
      seesPrices: false,
      lastLogin: null,
      invitation: null,
      language: null,
      shortcuts: null,
      createdAt: api().clock.now().toISOString(),
      updatedAt: api().clock.now().toISOString(),
      version: 1,
    });
    expect((await admin.get(`/api/admin/users/${answer.body.id}`)).body).toEqual(answer.body);
    expect((await signIn('nadia@example.com', 'se-cret')).status).toBe(200);
    const entry = await lastEntry();
    expect(entry).toMatchObject({
      action: 'user.created',
      resourceId: answer.body.id,
      after: { name: 'Nadia New', email: 'nadia@example.com', role: 'admin', isActive: true },
    });
    expect(JSON.stringify(entry)).not.toMatch(/secret|argon2/);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ email: '' }, 'email', 'Please enter a valid email address'],
    [{ password: 'short' }, 'password', SHORT],
    [{ password: '' }, 'password', SHORT],
    [{ password: '       ' }, 'password', SHORT],
    [{ password: undefined }, 'password', SHORT],
    [{ password: 'x'.repeat(129) }, 'password', 'must be at most 128 characters'],
    [{ role: 'owner' }, 'role', 'must be one of admin, dispatcher, billing, viewer, driver'],
    [{ isActive: 'yes' }, 'isActive', 'must be true or false'],
    [{ version: 3 }, 'version', 'is not a known field'],
    [{ driverPhone: 'x'.repeat(41) }, 'driverPhone', 'must be at most 40 characters'],
  ])('refuse %j', async (wrong, field, message) => {
    const answer = await admin.post('/api/admin/users', {
      ...NEW,
      email: 'w@example.com',
      ...wrong,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field, message }]);
  });

  test('report all problems at once', async () => {
    const { body } = await admin.post('/api/admin/users', {});
    expect(body.details.map((each: { field: string }) => each.field)).toEqual([
      'name',
      'email',
      'role',
      'password',
    ]);
  });

  test('keep passwords of 6 to 128 characters whole, spaces included', async () => {
    for (const password of ['é🚚abcd', ' spaced ', 'x'.repeat(128)]) {
      const { email } = await add({ password });
      expect((await signIn(email, password)).status).toBe(200);
      expect((await signIn(email, password.slice(0, -1))).status).toBe(401);
    }
  });

  test('have one account per e-mail, ignoring case', async () => {
    const { id, email } = await add();
    const taken = {
      statusCode: 409,
      code: 'email_taken',
      message: 'A user with this email already exists.',
      details: [
        {
          field: 'email',
          code: 'email_taken',
          message: 'A user with this email already exists.',
        },
      ],
      requestId: expect.any(String),
    };
    const doubled = await admin.post('/api/admin/users', { ...NEW, email: email.toUpperCase() });
    expect(doubled.body).toEqual(taken);
    const other = await add();
    expect((await change(other.id, { email })).body).toEqual(taken);
    expect((await change(id, { email: email.toUpperCase() })).status).toBe(200);
  });

  test('adds one user when many requests use one e-mail at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        admin.post('/api/admin/users', { ...NEW, email: 'rush@example.com' }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  describe('with the role driver', () => {
    test('have a driver record, with the same name unless another is given', async () => {
      const user = await add({ role: 'driver', name: 'Luc Roy', driverPhone: '514-555-0100' });
      expect(user.driverPhone).toBe('514-555-0100');
      expect(await driverOf(user.id)).toMatchObject({
        id: user.driverId,
        name: 'Luc Roy',
        email: user.email,
        phone: '514-555-0100',
        status: 'available',
      });
      const other = await add({ role: 'driver', name: 'Marc Roy', driverName: 'Big Marc' });
      expect(await driverOf(other.id)).toMatchObject({ name: 'Big Marc', phone: null });
    });

    test('update it together with the user', async () => {
      const user = await add({ role: 'driver', name: 'Luc Roy', driverPhone: '514-555-0100' });
      const renamed = await change(user.id, { name: 'Lucie Roy', driverPhone: '514-555-0199' });
      expect(renamed.body).toMatchObject({ driverPhone: '514-555-0199', version: 2 });
      expect(await driverOf(user.id)).toMatchObject({ name: 'Lucie Roy', phone: '514-555-0199' });
      expect(await lastEntry()).toMatchObject({
        action: 'user.updated',
        before: { name: 'Luc Roy', driverName: 'Luc Roy', driverPhone: '514-555-0100' },
        after: { name: 'Lucie Roy', driverName: 'Lucie Roy', driverPhone: '514-555-0199' },
      });
      await change(user.id, { driverName: 'Lulu' });
      expect((await driverOf(user.id)).name).toBe('Lulu');
      await change(user.id, { driverPhone: null });
      expect(await driverOf(user.id)).toMatchObject({ name: 'Lulu', phone: null });
    });

    test('are found with their jobs by the new name', async () => {
      const user = await add({ role: 'driver', name: 'Odile Vachon' });
      await admin.post('/api/jobs', { driverId: user.driverId });
      expect((await admin.get('/api/jobs?q=vachon')).body).toHaveLength(1);
      await change(user.id, { name: 'Odile Zabor' });
      expect((await admin.get('/api/jobs?q=zabor')).body).toHaveLength(1);
      expect((await admin.get('/api/jobs?q=vachon')).body).toEqual([]);
    });

    test('create and hide it with the role', async () => {
      const user = await add({ driverPhone: '514-555-0100' });
      expect(user).toMatchObject({ driverId: null, driverPhone: null });
      const promoted = (await change(user.id, { role: 'driver' })).body;
      expect(await driverOf(user.id)).toMatchObject({ id: promoted.driverId, name: user.name });
      expect((await change(user.id, { role: 'admin' })).body.driverId).toBeNull();
      expect((await admin.get(`/api/drivers/by-user/${user.id}`)).status).toBe(404);
      const back = (await change(user.id, { role: 'driver' })).body;
      expect(back.driverId).toBe(promoted.driverId);
    });
  });

  describe('with the role viewer', () => {
    const ONLY_VIEWERS = { field: 'seesPrices', code: 'only_for_viewers' };

    test('see prices from when an admin grants it until an admin revokes it', async () => {
      const user = await add({ role: 'viewer' });
      expect(user.seesPrices).toBe(false);
      const granted = (await change(user.id, { seesPrices: true })).body;
      expect(granted).toMatchObject({ seesPrices: true, version: 2 });
      expect(await lastEntry()).toMatchObject({
        before: { seesPrices: false },
        after: { seesPrices: true },
      });
      const { token, user: me } = (await signIn(user.email, 'se-cret')).body;
      expect(me).toMatchObject({ role: 'viewer', seesPrices: true });
      expect((await change(user.id, { seesPrices: false })).body.seesPrices).toBe(false);
      expect((await api().caller(token).get('/api/auth/me')).status).toBe(401);
      expect((await add({ role: 'viewer', seesPrices: true })).seesPrices).toBe(true);
    });

    test('lose the grant with the role', async () => {
      const { id } = await add({ role: 'viewer', seesPrices: true });
      const other = (await change(id, { role: 'dispatcher' })).body;
      expect(other).toMatchObject({ role: 'dispatcher', seesPrices: false });
      expect((await change(id, { role: 'viewer' })).body.seesPrices).toBe(false);
    });

    test.each(['admin', 'dispatcher', 'billing', 'driver'])('only; not %s', async (role) => {
      const email = `only-${role}@example.com`;
      const refused = await admin.post('/api/admin/users', {
        ...{ ...NEW, email, role, seesPrices: true },
      });
      expect(refused.status).toBe(400);
      expect(refused.body.details).toMatchObject([ONLY_VIEWERS]);
      const { id } = await add({ role });
      const changed = await change(id, { seesPrices: true });
      expect(changed.body.details).toMatchObject([ONLY_VIEWERS]);
    });
  });

  test('changes write only the sent fields, and a blank password keeps the current one', async () => {
    const user = await add();
    const answer = await change(user.id, { name: 'Renamed', password: '' });
    expect(answer.body).toMatchObject({
      ...user,
      name: 'Renamed',
      version: 2,
      updatedAt: expect.anything(),
    });
    expect((await signIn(user.email, 'se-cret')).status).toBe(200);
    expect((await change(user.id, { password: null })).body.version).toBe(2);
    expect((await change(user.id, { password: 'tiny' })).body.details).toMatchObject([
      { field: 'password', message: 'Password must be at least 6 characters' },
    ]);
    expect((await change(999_999, { name: 'X' })).status).toBe(404);
  });

  test('changes of a stale version are 412 with the current record', async () => {
    const user = await add();
    const current = (await change(user.id, { name: 'Renamed' })).body;
    const headers = { 'If-Match': '"1"' };
    const path = `/api/admin/users/${user.id}`;
    for (const stale of [
      await admin.put(path, { name: 'Late' }, headers),
      await admin.delete(path, headers),
    ]) {
      expect(stale.status).toBe(412);
      expect(stale.body.current).toEqual(current);
    }
  });

  describe('sessions end at once', () => {
    const changes: [string, (id: number) => Promise<Answer>][] = [
      ['a new password', (id) => change(id, { password: 'another one' })],
      ['a new role', (id) => change(id, { role: 'driver' })],
      ['prices to see', (id) => change(id, { role: 'viewer', seesPrices: true })],
      ['deactivation', (id) => change(id, { isActive: false })],
      ['deletion', (id) => admin.delete(`/api/admin/users/${id}`)],
    ];
    test.each(changes)('with %s', async (_, act) => {
      const { id, email } = await add();
      const { token } = (await signIn(email, 'se-cret')).body;
      const headers = { Authorization: `Bearer ${token}` };
      expect((await api().anonymous.get('/api/auth/me', headers)).status).toBe(200);
      expect((await act(id)).status).toBeLessThan(300);
      expect((await api().anonymous.get('/api/auth/me', headers)).status).toBe(401);
    });

    test('but not with a new name', async () => {
      const { id, email } = await add();
      const { token } = (await signIn(email, 'se-cret')).body;
      await change(id, { name: 'Renamed', isActive: true, role: 'admin' });
      const me = await api().anonymous.get('/api/auth/me', { Authorization: `Bearer ${token}` });
      expect(me.body.user.name).toBe('Renamed');
    });
  });

  test('deletion hides the user, frees the e-mail and keeps the history', async () => {
    const { id, email } = await add({ role: 'driver' });
    expect((await admin.delete(`/api/admin/users/${id}`)).status).toBe(204);
    expect((await admin.get(`/api/admin/users/${id}`)).status).toBe(404);
    expect((await admin.delete(`/api/admin/users/${id}`)).status).toBe(404);
    expect((await signIn(email, 'se-cret')).status).toBe(401);
    expect((await admin.get(`/api/drivers/by-user/${id}`)).status).toBe(404);
    expect(await lastEntry()).toMatchObject({
      action: 'user.deleted',
      resourceId: id,
      before: { name: NEW.name, email, role: 'driver' },
    });
    expect((await add({ email })).id).not.toBe(id);
  });

  test('list by name, by pages on request, searched, filtered and sorted', async () => {
    await add({ name: 'Zoé Liste', email: 'zoe.liste@example.com' });
    await add({ name: 'Aude Liste', email: 'aude.liste@example.com', role: 'driver' });
    const names = async (query: string) =>
      (await admin.get(`/api/admin/users${query}`)).body.map((each: { name: string }) => each.name);
    expect(await names('?q=LISTE')).toEqual(['Aude Liste', 'Zoé Liste']);
    expect(await names('?q=zoe')).toEqual(['Zoé Liste']);
    expect(await names('?q=aude.liste@example')).toEqual(['Aude Liste']);
    expect(await names('?q=liste&role=driver')).toEqual(['Aude Liste']);
    expect(await names('?q=liste&sort=email&order=desc')).toEqual(['Zoé Liste', 'Aude Liste']);
    expect(await names('?q=z')).toEqual([]);
    const page = await admin.get('/api/admin/users?q=liste&limit=1');
    expect(page.body).toHaveLength(1);
    expect(page.headers.get('x-total-count')).toBe('2');
    const all = await admin.get('/api/admin/users');
    expect(all.text).not.toMatch(/password|argon2/i);
    expect(
      all.body.find((each: { email: string }) => each.email === 'ines@example.com').isActive,
    ).toBe(false);
  });
});
