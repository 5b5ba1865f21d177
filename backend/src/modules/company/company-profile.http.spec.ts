import { type Caller, describeHttp } from '../../../test/http';

const FULL = {
  legalName: 'Transport Exemple inc.',
  address: '12 rue des Érables',
  city: 'Québec',
  province: 'QC',
  postalCode: 'G1R 4P5',
  phone: '418-555-0100',
  email: 'comptes@exemple.example',
  gstNumber: '123456782RT0001',
  qstNumber: '1000000007TQ0001',
  language: 'fr-CA',
  termsDays: 15,
  interestText: '2 % par mois, 24 % par an',
  invoicePrefix: 'TE-',
  remittance: 'Virement : 003-00001\nChèque : à notre adresse',
};

const BLANK = {
  ...Object.fromEntries(Object.keys(FULL).map((name) => [name, null])),
  language: 'en-CA',
  termsDays: 30,
};

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

  test('is filled in, with numbers as people write them, and what changed is told', async () => {
    const sent = { ...FULL, gstNumber: '123 456 782 rt-0001', qstNumber: '1000000007 tq 0001' };
    const answer = await admin.put('/api/company', sent, { 'If-Match': '"1"' });
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
    const answer = await admin.put('/api/company', { qstNumber: null, termsDays: 0 });
    expect(answer.body).toMatchObject({ ...FULL, qstNumber: null, termsDays: 0, version: 3 });
    expect(await lastEntry()).toMatchObject({
      before: { qstNumber: FULL.qstNumber, termsDays: 15 },
      after: { qstNumber: null, termsDays: 0 },
    });
    const again = await admin.put('/api/company', { termsDays: 0 });
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
    ['a wrong check digit', { gstNumber: '123456789RT0001' }, 'not_gst_number'],
    ['no form of Quebec', { qstNumber: '123456782RT0001' }, 'not_qst_number'],
    ['a broken e-mail', { email: 'comptes@' }, 'contact_email'],
    ['another language', { language: 'de' }, 'not_one_of'],
    ['more than a year', { termsDays: 366 }, 'out_of_range'],
    ['half a day', { termsDays: 1.5 }, 'not_whole_number'],
    ['a blank in the prefix', { invoicePrefix: 'A B' }, 'not_invoice_prefix'],
    ['a name too long', { legalName: 'x'.repeat(121) }, 'too_long'],
  ])('refuses %s', async (_, body, code) => {
    const answer = await admin.put('/api/company', body);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field: Object.keys(body)[0], code }]);
    expect((await admin.get('/api/company')).body.updatedAt).toBeNull();
  });
});
