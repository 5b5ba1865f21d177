import { type Caller, describeHttpOnEachDatabase } from '../../../../../test/app/http';
import { expectStatus, makeCustomer } from '../../../../../test/records/jobs';

const FULL = {
  legalName: 'Garage Exemple inc.',
  address: '4 chemin du Quai',
  city: 'Lévis',
  province: 'QC',
  postalCode: 'G6V 1A1',
  email: 'factures@exemple.example',
  language: 'fr',
  termsDays: 45,
  poRequired: true,
  exemptCertificate: 'EX-0001',
  gathering: 'month',
  statementName: 'Camille Exemple',
  statementEmail: 'releves@exemple.example',
};
const BLANK = {
  ...Object.fromEntries(Object.keys(FULL).map((name) => [name, null])),
  poRequired: false,
  gathering: 'job',
};

describeHttpOnEachDatabase('The billing settings of a customer', (api) => {
  let admin: Caller;
  let customerId: number;
  let path: string;
  beforeAll(async () => {
    admin = await api().as('admin');
  });
  beforeEach(async () => {
    customerId = await makeCustomer(api(), 'Garage Exemple');
    path = `/api/customers/${customerId}/billing`;
  });
  const lastEntry = async () =>
    (await admin.get(`/api/activity?resource=customer&resourceId=${customerId}&limit=1`)).body[0];

  test('are blank until the first change', async () => {
    const answer = await admin.get(path);
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
    expect(answer.body).toEqual({ customerId, ...BLANK, updatedAt: null, version: 1 });
  });

  test('are changed, and the change is logged', async () => {
    const customer = (await admin.get(`/api/customers/${customerId}`)).body;
    const answer = await admin.put(path, FULL, { 'If-Match': '"1"' });
    expect(answer.status).toBe(200);
    const updatedAt = '2026-03-31T15:00:00.000Z';
    expect(answer.body).toEqual({ customerId, ...FULL, updatedAt, version: 2 });
    expect((await admin.get(path)).body).toEqual(answer.body);
    expect(await lastEntry()).toMatchObject({
      action: 'customer.billing-changed',
      before: BLANK,
      after: FULL,
    });
    expect((await admin.get(`/api/customers/${customerId}`)).body).toEqual(customer);
  });

  test('keep absent fields, and clear fields sent as null', async () => {
    expectStatus(await admin.put(path, FULL), 200);
    const changed = await admin.put(path, { exemptCertificate: null, termsDays: 0 });
    expect(changed.body).toMatchObject({
      ...FULL,
      exemptCertificate: null,
      termsDays: 0,
      version: 3,
    });
    expect((await admin.put(path, { termsDays: 0 })).body.version).toBe(3);
    const stale = await admin.put(path, { termsDays: 1 }, { 'If-Match': '"2"' });
    expect([stale.status, stale.body.current.termsDays]).toEqual([412, 0]);
  });

  test('lose nothing when two users set them for the first time at once', async () => {
    const answers = await Promise.all([
      admin.put(path, { termsDays: 10 }),
      admin.put(path, { poRequired: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await admin.get(path)).body).toMatchObject({
      termsDays: 10,
      poRequired: true,
      version: 3,
    });
  });

  test('return 404 for a customer that is unknown or deleted', async () => {
    expectStatus(await admin.delete(`/api/customers/${customerId}`), 204);
    for (const gone of [path, '/api/customers/999999/billing']) {
      expect((await admin.get(gone)).status).toBe(404);
      expect((await admin.put(gone, {})).status).toBe(404);
    }
  });

  test.each([
    ['a broken e-mail', { email: 'factures@' }, 'contact_email'],
    ['a broken e-mail for statements', { statementEmail: 'releves' }, 'contact_email'],
    ['terms of more than a year', { termsDays: 366 }, 'out_of_range'],
    ['another language', { language: 'de' }, 'not_one_of'],
    ['no gathering', { gathering: null }, 'not_one_of'],
    ['a certificate too long', { exemptCertificate: 'x'.repeat(61) }, 'too_long'],
  ])('refuses %s', async (_, body, code) => {
    const answer = await admin.put(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field: Object.keys(body)[0], code }]);
    expect((await admin.get(path)).body.updatedAt).toBeNull();
  });
});
