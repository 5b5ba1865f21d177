import { ApiDocument, type ApiOperation, pathTo } from './api-document';
import { EventListener } from '../event-listener';
import { type Answer, type Caller, describeHttp, type TestApi } from '../http';
import { driverIdOf, expectStatus, makeCustomer, makeDriverJob } from '../jobs';
import { sampleOf } from './sample-body';

/** A price that nothing else could be mistaken for. */
const SENTINEL = 7_654_321.09;
const ITS_DIGITS = /7[^0-9]?654[^0-9]?321/;
const STAFF_KEYS = /price|billing|driverReport|charge|amount/i;
const FOREIGN = /foreign|ada@|Ada Admin|otto@|Otto Admin|edouard@|Édouard|inactive/i;
/** Of the other driver, so that it would be recognised. */
const FOREIGN_PHONE = 'foreign 555 0199';

const NOBODY = 999_999;
/** The second brings the present record along with the refusal. */
const HEADERS: Record<string, string>[] = [{}, { 'If-Match': '"999"' }, { 'If-Match': 'x' }];
const STATUSES = ['assigned', 'picked-up', 'in-transit', 'delivered'];

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

/** What of an answer, headers included, a driver must not get. */
function leaksOf({ text, headers, body }: Answer): string[] {
  const whole = `${text}\n${[...headers].map((header) => header.join(': ')).join('\n')}`;
  const found = [ITS_DIGITS, FOREIGN].flatMap((pattern) => pattern.exec(whole)?.[0] ?? []);
  return [...found, ...keysOf(body).filter((key) => STAFF_KEYS.test(key))];
}

/** Jobs of both drivers in every status, priced with the sentinel wherever a price or a charge may be. */
async function seed(api: TestApi) {
  const admin = await api.as('admin');
  const { userId } = api.cast.otherDriver;
  expectStatus(await admin.put(`/api/admin/users/${userId}`, { driverPhone: FOREIGN_PHONE }), 200);
  const own: number[] = [];
  const foreign: number[] = [];
  const customer = await makeCustomer(api, 'Garage Bélanger');
  expectStatus(await admin.put(`/api/customers/${customer}`, { status: 'inactive' }), 200);
  const item = { nameEn: 'Winch', nameFr: 'Treuil', unit: 'each', price: SENTINEL, taxable: true };
  expectStatus(await admin.post('/api/price-list', { ...item, proposedBy: 'winch' }), 201);
  const foreignCustomer = await makeCustomer(api, 'Foreign Motors', { city: 'Foreignville' });
  for (const member of ['driver', 'otherDriver'] as const)
    for (const status of STATUSES) {
      const isOwn = member === 'driver';
      const job = await makeDriverJob(api, status, member, {
        price: SENTINEL,
        customerId: isOwn ? customer : foreignCustomer,
        pickupCity: isOwn ? 'Laval' : 'Foreignville',
        specialInstructions: isOwn ? 'Ring twice' : 'Foreign instructions',
        vehicleUnitsData: [
          { make: isOwn ? 'Honda' : 'Foreign', price: SENTINEL },
          { model: 'Civic', price: SENTINEL },
        ],
      });
      (isOwn ? own : foreign).push(job.id);
      const change = { price: SENTINEL - 1, poNumber: 'PO-1' };
      expectStatus(await admin.put(`/api/jobs/${job.id}`, change), 200);
      expectStatus(await admin.put(`/api/jobs/${job.id}`, { price: SENTINEL }), 200);
      const charge = { nameEn: 'Winch', unit: 'each', price: SENTINEL, taxable: true };
      expectStatus(await admin.post(`/api/jobs/${job.id}/charges`, charge), 201);
      if (status !== 'delivered') continue;
      const flags = { hasDriverReport: true, billingComplete: true };
      expectStatus(await admin.patch(`/api/jobs/${job.id}/billing`, flags), 200);
    }
  return { own, foreign, customer };
}

/** They answer no record, and would end the driver's own sessions. */
const OF_SESSIONS = [
  ...['listenToEvents', 'login', 'logout', 'clearSession'],
  ...['changePassword', 'endSession', 'endOtherSessions'],
];

describeHttp('What is sent to a driver', (api) => {
  let document: ApiDocument;
  let driver: Caller;
  let jobs: Awaited<ReturnType<typeof seed>>;

  beforeAll(async () => {
    document = new ApiDocument(api().app);
    driver = await api().signIn('driver');
    jobs = await seed(api());
  });

  function bodiesFor({ body }: ApiOperation): unknown[] {
    if (body === null) return [undefined];
    const sent = STATUSES.map((status) => ({ status }));
    return [sampleOf(document, body), {}, { unknown: 1 }, { status: 5 }, '{', ...sent];
  }

  test('holds no price, no billing flag and nothing of other people', async () => {
    const ids = [
      ...jobs.own,
      ...jobs.foreign,
      ...[driverIdOf(api(), 'driver'), driverIdOf(api(), 'otherDriver')],
      ...[api().cast.driver.userId, api().cast.otherDriver.userId, api().cast.admin.userId],
      ...[jobs.customer, NOBODY],
    ];
    const leaks: string[] = [];
    const statuses = new Set<number>();
    const operations = document.operations.filter(({ id }) => !OF_SESSIONS.includes(id));
    for (const operation of operations)
      for (const path of new Set(ids.map((id) => pathTo(operation.path, () => id))))
        for (const body of bodiesFor(operation))
          for (const headers of operation.method === 'GET' ? [{}] : HEADERS) {
            const answer = await driver.send(operation.method, path, body, headers);
            statuses.add(answer.status);
            for (const leak of leaksOf(answer))
              leaks.push(`${operation.method} ${path} ${answer.status}: ${leak}`);
          }
    expect([...new Set(leaks)]).toEqual([]);
    for (const status of [200, 400, 403, 404, 409, 412]) expect(statuses).toContain(status);
  });

  test('lets no price be guessed by searching', async () => {
    const path = `/api/jobs/driver/${driverIdOf(api(), 'driver')}/completed`;
    for (const q of ['7654321', '7654321.09', '765432109'])
      expect((await driver.get(`${path}?q=${q}`)).body).toEqual([]);
  });

  test('tells no more by the events', async () => {
    const admin = await api().as('admin');
    const { token } = await api().signIn('driver');
    const listener = await EventListener.open(api().address, {
      Authorization: `Bearer ${token ?? ''}`,
    });
    await listener.next();
    const mine = driverIdOf(api(), 'driver');
    const theirs = driverIdOf(api(), 'otherDriver');
    const [own = 0, moved = 0] = (
      expectStatus(await admin.get(`/api/jobs/completed?driverId=${mine}`), 200) as { id: number }[]
    ).map(({ id }) => id);
    const [foreign = 0] = jobs.foreign;
    for (const id of [own, foreign]) {
      expectStatus(await admin.put(`/api/jobs/${id}`, { price: 1 }), 200);
      expectStatus(
        await admin.put(`/api/jobs/${id}`, { price: SENTINEL, status: 'delivered' }),
        200,
      );
      const charge = { nameEn: 'Winch', unit: 'each', price: SENTINEL, taxable: true };
      const charges = `/api/jobs/${id}/charges`;
      const { id: made } = expectStatus(await admin.post(charges, charge), 201) as { id: number };
      expectStatus(await admin.put(`${charges}/${made}`, { price: 1 }), 200);
      expectStatus(await admin.delete(`${charges}/${made}`), 204);
      for (const billingComplete of [true, false])
        expectStatus(await admin.patch(`/api/jobs/${id}/billing`, { billingComplete }), 200);
    }
    if (moved !== 0) expectStatus(await admin.put(`/api/jobs/${moved}`, { driverId: theirs }), 200);
    expectStatus(await admin.post('/api/customers', { name: 'Foreign Cars' }), 201);
    expectStatus(await driver.patch('/api/auth/me', { language: 'fr-CA' }), 200);
    const heard: Record<string, unknown>[] = [];
    while (heard.at(-1)?.['action'] !== 'user.updated')
      heard.push((await listener.next())?.data ?? { action: 'user.updated' });
    listener.close();

    expect(JSON.stringify(heard)).not.toMatch(ITS_DIGITS);
    expect(JSON.stringify(heard)).not.toMatch(STAFF_KEYS);
    const ofJobs = heard.filter(({ resource }) => resource === 'job');
    expect(ofJobs.length).toBeGreaterThan(2);
    expect(ofJobs.filter(({ id }) => id === foreign)).toEqual([]);
    for (const { driverIds } of ofJobs) expect(driverIds).toEqual([mine]);
  });
});
