import { can, type Permission, permissionsOf } from '@dispatch/domain/people/permissions';
import { routePolicies } from '../../src/http/access/route-policies';
import { CAST } from '../app/cast';
import { ApiDocument, type ApiOperation, pathTo } from './api-document';
import { EventListener } from '../app/event-listener';
import { type Answer, type Caller, describeHttp } from '../app/http';
import { driverIdOf, expectStatus } from '../records/jobs';
import { ITS_DIGITS, keysOf, OF_SESSIONS, SENTINEL, seedPrices, STATUSES } from './priced-records';
import { sampleOf } from './sample-body';

const STAFF_KEYS = /(?<!sees)price|billing|driverReport|charge|amount/i;
const FOREIGN = /foreign|ada@|Ada Admin|otto@|Otto Admin|edouard@|Édouard|inactive/i;

const NOBODY = 999_999;
/** A stale version makes the refusal return the current record. */
const HEADERS: Record<string, string>[] = [{}, { 'If-Match': '"999"' }, { 'If-Match': 'x' }];

/** Finds forbidden data in a driver's response, including headers. */
function leaksOf({ text, headers, body }: Answer): string[] {
  const whole = `${text}\n${[...headers].map((header) => header.join(': ')).join('\n')}`;
  const found = [ITS_DIGITS, FOREIGN].flatMap((pattern) => pattern.exec(whole)?.[0] ?? []);
  return [...found, ...keysOf(body).filter((key) => STAFF_KEYS.test(key))];
}

describeHttp('A response to a driver', (api) => {
  let document: ApiDocument;
  let driver: Caller;
  let jobs: Awaited<ReturnType<typeof seedPrices>>;

  beforeAll(async () => {
    document = new ApiDocument(api().app);
    driver = await api().signIn('driver');
    jobs = await seedPrices(api());
  });

  /** Other routes refuse the driver before they read the body. */
  function areLetThrough(): (operation: ApiOperation) => boolean {
    const permissions = permissionsOf({ seesPrices: false, ...CAST.driver });
    const reached = routePolicies(api().app).flatMap(({ method, path, access }) => {
      const isOpen = access === null || access.startsWith('public');
      const isGiven = isOpen || can({ permissions }, access as Permission); // else open to all
      return isGiven ? [`${method} ${path.replace(/:(\w+)/g, '{$1}')}`] : [];
    });
    return ({ method, path }) => reached.includes(`${method} ${path}`);
  }

  function bodiesFor({ body }: ApiOperation, isLetThrough: boolean): unknown[] {
    if (body === null) return [undefined];
    const sample = sampleOf(document, body);
    if (!isLetThrough) return [sample, '{'];
    const hasStatus = body.properties?.['status'] !== undefined;
    const sent = hasStatus ? [{ status: 5 }, ...STATUSES.map((status) => ({ status }))] : [];
    return [sample, {}, { unknown: 1 }, '{', ...sent];
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
    const isLetThrough = areLetThrough();
    const injected = api().injected(driver);
    for (const operation of operations) {
      const isOpen = isLetThrough(operation);
      for (const path of new Set(ids.map((id) => pathTo(operation.path, () => id))))
        for (const body of bodiesFor(operation, isOpen))
          for (const headers of operation.method === 'GET' || !isOpen ? [{}] : HEADERS) {
            const answer = await injected.send(operation.method, path, body, headers);
            statuses.add(answer.status);
            for (const leak of leaksOf(answer))
              leaks.push(`${operation.method} ${path} ${answer.status}: ${leak}`);
          }
    }
    expect([...new Set(leaks)]).toEqual([]);
    for (const status of [200, 400, 403, 404, 409, 412]) expect(statuses).toContain(status);
  });

  test('reveals no price through searches', async () => {
    const path = `/api/jobs/driver/${driverIdOf(api(), 'driver')}/completed`;
    for (const q of ['7654321', '7654321.09', '765432109'])
      expect((await driver.get(`${path}?q=${q}`)).body).toEqual([]);
  });

  test('reveals no more through events', async () => {
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
