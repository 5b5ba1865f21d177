import { PASSWORD } from '../../../../../test/app/cast';
import { type Caller, describeHttpOnEachDatabase } from '../../../../../test/app/http';
import { expectStatus, makeCustomer, makeJob } from '../../../../../test/records/jobs';
import { readPdf } from '../../../../../test/papers/read-pdf';

describeHttpOnEachDatabase('Exporting a person', (api) => {
  let admin: Caller;
  let driverId: number;
  let jobId: number;
  let mention: number;
  beforeAll(async () => {
    admin = await api().as('admin');
    const person = { name: 'Ivo Iron', email: 'ivo@example.com', password: PASSWORD };
    const user = expectStatus(
      await admin.post('/api/admin/users', {
        ...{ ...person, role: 'driver', driverPhone: '4165550177' },
      }),
      201,
    );
    driverId = user.driverId as number;
    await api().anonymous.post('/api/auth/login', { email: person.email, password: PASSWORD });
    jobId = (await makeJob(api(), { driverId, status: 'assigned' })).id as number;
    mention = (await makeJob(api(), { specialInstructions: 'Ivo Iron knows' })).id as number;
    await makeJob(api(), { specialInstructions: 'Nothing of the kind' });
  });

  const pathOf = (kind: string, id: number, query = '') =>
    `${api().address}/api/privacy/people/${kind}/${String(id)}/export${query}`;
  const download = (path: string) =>
    fetch(path, { headers: { Authorization: `Bearer ${admin.token ?? ''}` } });

  test('returns all records of a driver, and those that name them, without secrets', async () => {
    const customer = { name: 'Iron Works', contactName: 'Ivo Iron' };
    const headers = { 'Idempotency-Key': 'the-customer-of-Ivo' };
    expectStatus(await admin.post('/api/customers', customer, headers), 201);
    const answer = await download(pathOf('driver', driverId));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="driver-\d+-2026-03-31\.json"$/,
    );
    const text = await answer.text();
    const { person, records } = JSON.parse(text);
    expect(person).toEqual({ kind: 'driver', id: driverId, name: 'Ivo Iron' });
    expect(records.users).toMatchObject([
      { name: 'Ivo Iron', email: 'ivo@example.com', isActive: true },
    ]);
    expect(records.drivers).toMatchObject([{ phone: expect.stringContaining('5550177') }]);
    expect(records.sessions).toMatchObject([{ createdAt: '2026-03-31T15:00:00.000Z' }]);
    expect(records.jobs.map(({ id }: { id: number }) => id)).toEqual([jobId, mention]);
    const actions = records.activity.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['user.created', 'session.signed-in']));
    expect(records.customers).toMatchObject([{ contactName: 'Ivo Iron' }]);
    // Stored responses may hold secrets.
    expect(text).not.toMatch(/passwordHash|sidHash|argon2|idempotency_keys/);
    const log = expectStatus(await admin.get('/api/activity?limit=1'), 200);
    expect(log).toMatchObject([{ action: 'person.exported', actorName: 'Ada Admin' }]);
  });

  test('returns only the records that name a contact', async () => {
    const id = await makeCustomer(api(), 'Garage Two', { contactName: 'Jo Jetty', city: 'Laval' });
    await makeJob(api(), { customerId: id, pickupContactName: 'Jo Jetty' });
    await makeJob(api(), { customerId: id, pickupContactName: 'Somebody Else' });
    const { records } = JSON.parse(await (await download(pathOf('contact', id))).text());
    expect(records.customers).toMatchObject([{ contactName: 'Jo Jetty' }]);
    expect(records.customers[0]).not.toHaveProperty('name');
    expect(records.jobs).toMatchObject([{ pickupContactName: 'Jo Jetty' }]);
  });

  test.each([
    ['en-CA', 'Personal information', 'Sign-ins'],
    ['fr-CA', 'Renseignements personnels', 'Connexions'],
  ])('prints a document in %s', async (language, title, heading) => {
    const answer = await download(pathOf('driver', driverId, `?format=pdf&language=${language}`));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const text = await textOf(await answer.arrayBuffer());
    for (const words of [title, heading, 'Ivo Iron', 'ivo@example.com'])
      expect(text).toContain(words);
  });

  test('is not found for an unknown person', async () => {
    expect((await download(pathOf('user', 999_999))).status).toBe(404);
    expect((await download(pathOf('nobody', 1))).status).toBe(400);
    expect((await download(pathOf('user', 1, '?format=xml'))).status).toBe(400);
  });
});

async function textOf(file: ArrayBuffer): Promise<string> {
  return JSON.stringify(await readPdf(new Uint8Array(file)));
}
