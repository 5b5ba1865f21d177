import { type Caller, describeHttp } from '../../../test/http';

const FULL = {
  legalName: 'Transport Exemple inc.',
  address: '12 rue des Érables',
  city: 'Québec',
  province: 'QC',
  postalCode: 'G1R 4P5',
  phone: '418-555-0100',
  email: 'comptes@exemple.example',
  nsc: 'QC1234567',
  cvor: '123-456-789',
  nir: 'R-123456-7',
};

const BLANK = Object.fromEntries(Object.keys(FULL).map((name) => [name, null]));

describeHttp('what papers say of the company', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });
  beforeEach(() => api().transactions.run((tx) => tx.manager.query('DELETE FROM company_profile')));
  const lastEntry = async () => (await admin.get('/api/activity?resource=company&limit=1')).body[0];

  test.each([
    ['GET', undefined],
    ['PUT', {}],
  ])('%s is for admins alone', async (method, body) => {
    const driver = await api().as('driver');
    expect((await api().anonymous.send(method, '/api/company', body, {})).status).toBe(401);
    expect((await driver.send(method, '/api/company', body, {})).status).toBe(403);
  });

  test('is blank until somebody fills it in', async () => {
    const answer = await admin.get('/api/company');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body).toEqual({ ...BLANK, updatedAt: null, version: 1 });
  });

  test('is filled in, and what changed is told', async () => {
    const answer = await admin.put('/api/company', FULL, { 'If-Match': '"1"' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...FULL, updatedAt: '2026-03-31T15:00:00.000Z', version: 2 });
    expect((await admin.get('/api/company')).body).toEqual(answer.body);
    expect(await lastEntry()).toMatchObject({
      action: 'company.updated',
      resourceId: null,
      before: BLANK,
      after: FULL,
    });
  });

  test('keeps what is not sent, and clears what is sent as null', async () => {
    await admin.put('/api/company', FULL);
    const answer = await admin.put('/api/company', { nir: null, nsc: 'ON7654321' });
    expect(answer.body).toMatchObject({ ...FULL, nir: null, nsc: 'ON7654321', version: 3 });
    expect(await lastEntry()).toMatchObject({
      before: { nir: FULL.nir, nsc: FULL.nsc },
      after: { nir: null, nsc: 'ON7654321' },
    });
    const again = await admin.put('/api/company', { nsc: 'ON7654321' });
    expect(again.body.version).toBe(3);
  });

  test('is not overwritten by who has seen an older one', async () => {
    await admin.put('/api/company', FULL);
    const answer = await admin.put('/api/company', { city: 'Lévis' }, { 'If-Match': '"1"' });
    expect(answer.status).toBe(412);
    expect(answer.body).toMatchObject({ code: 'stale_version', current: { city: 'Québec' } });
  });

  test('two people who fill it in at once lose nothing', async () => {
    const [one, other] = await Promise.all([
      admin.put('/api/company', { legalName: 'Transport Exemple inc.' }),
      admin.put('/api/company', { city: 'Lévis' }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((await admin.get('/api/company')).body).toMatchObject({
      legalName: 'Transport Exemple inc.',
      city: 'Lévis',
      version: 3,
    });
  });

  test.each([
    ['a broken e-mail', { email: 'comptes@' }, 'contact_email'],
    ['a name too long', { legalName: 'x'.repeat(121) }, 'too_long'],
  ])('refuses %s', async (_, body, code) => {
    const answer = await admin.put('/api/company', body);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field: Object.keys(body)[0], code }]);
    expect((await admin.get('/api/company')).body.updatedAt).toBeNull();
  });
});
