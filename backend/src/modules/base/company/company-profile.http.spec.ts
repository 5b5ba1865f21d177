import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';

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
  gstNumber: '123456782RT0001',
  qstNumber: '1000000007TQ0001',
  invoiceLanguage: 'fr',
  termsDays: 45,
  interestText: 'Interest of 1.5% a month',
  interestTextFr: 'Intérêt de 1,5 % par mois',
  invoicePrefix: 'TE-',
  remittance: 'Transfer to:\ncomptes@exemple.example',
  remittanceFr: 'Virement à :\ncomptes@exemple.example',
  writeOffLimit: 1.5,
};

const BLANK = Object.fromEntries(Object.keys(FULL).map((name) => [name, null]));

describeHttpOnEachDatabase('what papers say of the company', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });
  beforeEach(() => api().transactions.run((tx) => tx.manager.query('DELETE FROM company_profile')));
  const lastEntry = async () => (await admin.get('/api/activity?resource=company&limit=1')).body[0];

  test.each([
    ['GET', undefined],
    ['PUT', {}],
  ])('%s is for admins only', async (method, body) => {
    const driver = await api().as('driver');
    expect((await api().anonymous.send(method, '/api/company', body, {})).status).toBe(401);
    expect((await driver.send(method, '/api/company', body, {})).status).toBe(403);
  });

  test('is blank until an admin fills it in', async () => {
    const answer = await admin.get('/api/company');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body).toEqual({
      ...BLANK,
      reminderDays: [],
      logoHash: null,
      updatedAt: null,
      version: 1,
    });
  });

  test('is filled in, and the change is published', async () => {
    const answer = await admin.put('/api/company', FULL, { 'If-Match': '"1"' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...FULL,
      ...{ reminderDays: [], logoHash: null },
      updatedAt: '2026-03-31T15:00:00.000Z',
      version: 2,
    });
    expect((await admin.get('/api/company')).body).toEqual(answer.body);
    expect(await lastEntry()).toMatchObject({
      action: 'company.updated',
      resourceId: null,
      before: BLANK,
      after: FULL,
    });
  });

  test('keeps omitted fields, and clears fields sent as null', async () => {
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

  test('is not overwritten from an older version', async () => {
    await admin.put('/api/company', FULL);
    const answer = await admin.put('/api/company', { city: 'Lévis' }, { 'If-Match': '"1"' });
    expect(answer.status).toBe(412);
    expect(answer.body).toMatchObject({ code: 'stale_version', current: { city: 'Québec' } });
  });

  test('keeps both changes when two admins fill it in at once', async () => {
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

  test('stores registration numbers as the registers write them', async () => {
    const answer = await admin.put('/api/company', {
      gstNumber: ' 123 456 782 rt 0001',
      qstNumber: '1000000008 TQ-0001',
    });
    expect(answer.body).toMatchObject({
      gstNumber: '123456782RT0001',
      // Its tenth digit may be wrong, which cannot be verified.
      qstNumber: '1000000008TQ0001',
    });
  });

  test('accepts payment terms from none to a year', async () => {
    for (const termsDays of [0, 365, null])
      expect((await admin.put('/api/company', { termsDays })).body).toMatchObject({ termsDays });
  });

  test.each([
    ['a GST number whose digits do not agree', { gstNumber: '123456789RT0001' }, 'not_gst_number'],
    ['a QST number of nine digits', { qstNumber: '100000007TQ0001' }, 'not_qst_number'],
    ['terms of more than a year', { termsDays: 366 }, 'out_of_range'],
    ['terms in the past', { termsDays: -1 }, 'out_of_range'],
    ['half a day', { termsDays: 1.5 }, 'not_whole_number'],
    ['a prefix with a space', { invoicePrefix: 'TE 1' }, 'not_invoice_prefix'],
    ['a prefix of 11 characters', { invoicePrefix: 'TRANSPORT-1' }, 'too_long'],
    ['another language', { invoiceLanguage: 'de' }, 'not_one_of'],
    ['interest in two lines', { interestText: 'one\ntwo' }, 'control_characters'],
    ['a logo by its hash', { logoHash: 'a'.repeat(64) }, 'unknown_field'],
    ['a write-off limit above $100', { writeOffLimit: 100.01 }, 'out_of_range'],
    ['a broken e-mail', { email: 'comptes@' }, 'contact_email'],
    ['a name too long', { legalName: 'x'.repeat(121) }, 'too_long'],
  ])('refuses %s', async (_, body, code) => {
    const answer = await admin.put('/api/company', body);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field: Object.keys(body)[0], code }]);
    expect((await admin.get('/api/company')).body.updatedAt).toBeNull();
  });

  test('writes nothing off with a limit of 0', async () => {
    await admin.put('/api/company', { writeOffLimit: 5 });
    const answer = await admin.put('/api/company', { writeOffLimit: 0 });
    expect(answer.body).toMatchObject({ writeOffLimit: null });
  });

  test('rejects a reminder before the due date', async () => {
    const answer = await admin.put('/api/company', { reminderDays: [7, 0] });
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ code: 'too_small' }]);
  });
});
