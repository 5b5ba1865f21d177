import { ApiDocument, type ApiOperation, pathTo } from './api-document';
import { PASSWORD } from '../app/cast';
import { postConfirmed } from '../accounts/factors';
import { type Answer, type Caller, describeHttpOnEachDatabase } from '../app/http';
import {
  driverIdOf,
  expectStatus,
  makeCustomer,
  makeDriverJob,
  makeJob,
  makeVehicle,
} from '../records/jobs';
import { IS_ON_MYSQL } from '../databases/tested-server';
import { IS_FULL_TIER } from '../app/tier';
import { makeWebhook } from '../webhooks/webhooks';

/** Every sort order of every list by database, compared at the end. */
const orders = new Map<string, string[]>();

/** The pages of a list that links walk through. */
const PAGES = IS_FULL_TIER ? 8 : 3;

const SPELLINGS = ['ELAN', 'Élan', 'ÉLA', 'e%CC%81lan', '%20elan%20'];

/** These lists are always paged; separate tests cover them. */
const OF_PAGES_ALONE = [
  ...['/api/customer-notices', '/api/notices', '/api/money-leaks', '/api/imports'],
  ...['/api/imports/{id}/rows', '/api/job-templates', '/api/recurring-jobs'],
  ...['/api/recurring-jobs/{id}/occurrences', '/api/customers/{id}/collection-notes'],
];

/** Names sort by letter, ignoring case and accents; equal names sort by age. */
const SORTED = ['100% Élan', 'ÉLAN A', 'elan b', 'Élan C', 'Ärger_Elan', 'Œuvre elan', 'Zoë Elan'];
const BY_NAME = ['100% Élan', 'Ärger_Elan', 'ÉLAN A', 'elan b', 'Élan C', 'Œuvre elan', 'Zoë Elan'];

describeHttpOnEachDatabase('Growing lists', (api) => {
  let admin: Caller;
  let lists: readonly ApiOperation[];
  const heard: string[] = [];

  beforeAll(async () => {
    admin = await api().as('admin');
    lists = new ApiDocument(api().app).operations.filter(
      ({ parameters, path }) =>
        !OF_PAGES_ALONE.includes(path) && parameters.some(({ name }) => name === 'limit'),
    );
    await makeWebhook(api(), 'https://erp.example.com/');
    let count = 0;
    for (const name of [...SORTED].reverse()) {
      const customerId = await makeCustomer(api(), name);
      const email = `person-${(count += 1)}@example.com`;
      const user = { name, email, password: PASSWORD, role: 'driver' };
      expectStatus(await admin.post('/api/admin/users', user), 201);
      const token = { name, scopes: ['jobs:read'] };
      expectStatus(await postConfirmed(admin, '/api/tokens', token), 201);
      const vehicleId = await makeVehicle(api(), { make: name, year: 2020 + (count % 3) });
      const route = { pickupCity: name, dropoffAddress: name, customerId };
      for (const status of ['assigned', 'in-transit', 'delivered'])
        await makeDriverJob(api(), status, 'driver', { ...route, vehicleId });
      const invoiced = await makeDriverJob(api(), 'delivered', 'driver', route);
      expectStatus(await admin.post('/api/invoices', { jobIds: [invoiced.id] }), 201);
      const payment = { customerId, paidOn: '2026-03-31', amount: 10, method: 'cash' };
      expectStatus(await admin.post('/api/payments', payment), 201);
      await makeJob(api(), { dropoffCity: name, preferredPickupDate: '2026-04-01' });
      const { id } = await makeJob(api(), { pickupCity: name });
      expectStatus(await admin.post(`/api/jobs/${id}/cancel`, { reason: 'customer' }), 200);
      const gone = await makeCustomer(api(), `Gone ${String(count)}`);
      const erasure = { name: `Gone ${String(count)}`, reason: 'asked' };
      const erasures = `/api/privacy/people/customer/${String(gone)}/erasures`;
      expectStatus(await admin.post(erasures, erasure), 201);
      if (count % 2 === 0) api().clock.advance(60_000);
    }
    const { id } = await makeDriverJob(api(), 'delivered');
    await admin.patch(`/api/jobs/${id}/billing`, { hasDriverReport: true });
  });

  afterAll(() => {
    orders.set(api().database.engine, heard);
  });

  const addressOf = ({ path }: ApiOperation) =>
    pathTo(path, (name) => (name === 'driverId' ? driverIdOf(api(), 'driver') : 1));
  const values = ({ parameters }: ApiOperation, name: string) =>
    (parameters.find((parameter) => parameter.name === name)?.schema.enum ?? []).map(String);
  const searched = () =>
    lists.filter(({ parameters }) => parameters.some(({ name }) => name === 'q'));

  async function page(address: string): Promise<Answer> {
    const answer = await admin.get(address);
    expectStatus(answer, 200);
    return answer;
  }

  const total = ({ headers }: Answer) => Number(headers.get('x-total-count'));
  const idsOf = ({ body }: Answer) =>
    (body as { id?: number; jobId: number }[]).map(({ id, jobId }) => id ?? jobId);

  /** The ids of all pages, following the links. */
  async function walked(address: string): Promise<number[]> {
    const ids: number[] = [];
    for (let next: string | undefined = address; next !== undefined;) {
      const answer: Answer = await page(next);
      ids.push(...idsOf(answer));
      next = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    return ids;
  }

  test('are the lists of the paging rules', () => {
    expect(lists.map(({ path }) => path).sort()).toEqual([
      '/api/activity',
      '/api/admin/tokens',
      '/api/admin/users',
      '/api/audit',
      '/api/customers',
      '/api/drivers',
      '/api/invoices',
      '/api/invoices/billable-jobs',
      '/api/jobs',
      '/api/jobs/active',
      '/api/jobs/cancelled',
      '/api/jobs/completed',
      '/api/jobs/driver/{driverId}/active',
      '/api/jobs/driver/{driverId}/assigned',
      '/api/jobs/driver/{driverId}/completed',
      '/api/jobs/{id}/activity',
      '/api/payments',
      '/api/privacy/erasures',
      '/api/vehicles',
      '/api/webhooks/{id}/deliveries',
    ]);
  });

  test('return each record exactly once when following the links, in every order', async () => {
    for (const list of lists)
      for (const sort of ['', ...values(list, 'sort')])
        for (const order of IS_FULL_TIER || sort === '' ? ['', 'asc', 'desc'] : ['asc', 'desc']) {
          const query = [
            sort === '' ? '' : `sort=${sort}`,
            order === '' ? '' : `order=${order}`,
          ].filter(Boolean);
          const at = (more: string) => `${addressOf(list)}?${[...query, more].join('&')}`;
          const whole = await page(at('limit=500'));
          // A few pages prove the links; long lists do not need hundreds.
          const limit = Math.max(3, Math.ceil(total(whole) / PAGES));
          const ids = await walked(at(`limit=${limit}`));
          const what = `${list.id} ${query.join('&')}`;
          expect({ what, ids }).toEqual({ what, ids: idsOf(whole) });
          expect({ what, count: new Set(ids).size }).toEqual({ what, count: total(whole) });
          heard.push(`${what}: ${ids.join(' ')}`);
        }
  });

  test('return everything without paging, 50 records from an offset, and nothing past the end', async () => {
    for (const list of lists) {
      const address = addressOf(list);
      const whole = await page(`${address}?limit=500`);
      const count = total(whole);
      const rest = await page(`${address}?offset=1`);
      expect(idsOf(rest)).toEqual(idsOf(whole).slice(1, 51));
      expect(total(rest)).toBe(count);
      const past = await page(`${address}?offset=999999999`);
      expect([past.body, total(past), past.headers.get('link')]).toEqual([[], count, null]);
      const last = await page(`${address}?limit=1&offset=${count - 1}`);
      expect([idsOf(last), last.headers.get('link')]).toEqual([idsOf(whole).slice(-1), null]);
      if (/\/(activity|audit|deliveries)$/.test(list.path)) continue; // never read whole
      const plain = await page(address);
      expect([plain.headers.get('x-total-count'), plain.headers.get('link')]).toEqual([null, null]);
      expect(idsOf(plain)).toEqual(idsOf(whole));
    }
  });

  test.each([
    ['/api/customers', 'sort=name', 'name'],
    ['/api/admin/users', 'role=driver&q=elan&sort=name', 'name'],
    ['/api/drivers', 'q=elan&sort=name', 'name'],
    ['/api/vehicles', 'sort=make', 'make'],
    ['/api/jobs', 'status=assigned&sort=route', 'pickupCity'],
    ['/api/jobs', 'status=in-transit&sort=customer', 'pickupCity'],
  ])('%s?%s sorts without regard to case and accents', async (path, query, field) => {
    const names = async (order: string) =>
      ((await page(`${path}?${query}&order=${order}`)).body as Record<string, string>[]).map(
        (record) => record[field],
      );
    expect(await names('asc')).toEqual(BY_NAME);
    expect(await names('desc')).toEqual([...BY_NAME].reverse());
  });

  test('of jobs keep their sort order after a route change', async () => {
    const { id } = await makeDriverJob(api(), 'assigned', 'driver', { pickupCity: 'Zzz' });
    const first = async () => idsOf(await page('/api/jobs?status=assigned&sort=route&limit=1'))[0];
    expect(await first()).not.toBe(id);
    expectStatus(await admin.put(`/api/jobs/${id}`, { pickupCity: '!ÀÀÀ' }), 200);
    expect(await first()).toBe(id);
    expectStatus(await admin.put(`/api/jobs/${id}`, { pickupCity: null }), 200);
    expect(await first()).not.toBe(id);
    expectStatus(await admin.delete(`/api/jobs/${id}`), 204);
  });

  test('of vehicles keep their sort order after a change of make', async () => {
    const unit = { make: 'zzz', vinLast8: 'KP042788' };
    const { id, vehicle } = await makeJob(api(), { vehicleUnitsData: [unit] });
    const first = async () => idsOf(await page('/api/vehicles?sort=make&limit=1'))[0];
    expect(await first()).not.toBe(vehicle.id);
    expectStatus(await admin.put(`/api/jobs/${id}`, { vehicleData: { make: '!Àaa' } }), 200);
    expect(await first()).toBe(vehicle.id);
  });

  test('are searched ignoring case and accents, with paging too', async () => {
    for (const [place, list] of searched().entries()) {
      const address = addressOf(list);
      const found = idsOf(await page(`${address}?q=elan&limit=500`));
      expect({ list: list.id, isEnough: found.length >= 7 }).toEqual({
        list: list.id,
        isEnough: true,
      });
      for (const [index, q] of SPELLINGS.entries()) {
        // The fast tier walks through the pages of one spelling, and reads the others at once.
        const isWalked = IS_FULL_TIER || index === place % SPELLINGS.length;
        const limit = isWalked ? 2 : 500;
        expect(await walked(`${address}?q=${q}&limit=${limit}`)).toEqual(found);
      }
    }
  });

  test('of people are searched by names and e-mails, including punctuation', async () => {
    for (const path of ['/api/admin/users', '/api/drivers']) {
      const names = async (q: string) =>
        ((await page(`${path}?q=${encodeURIComponent(q)}`)).body as { name: string }[]).map(
          ({ name }) => name,
        );
      expect(await names('100%')).toEqual(['100% Élan']);
      expect(await names('r_e')).toEqual(['Ärger_Elan']);
      expect(await names('ELAN oeuvre')).toEqual(['Œuvre elan']);
      expect(await names('Person-2@EXAMPLE')).toEqual(['Œuvre elan']);
      for (const q of ['!%', '%!', "'", '\\\\', '100_', '1%0']) expect(await names(q)).toEqual([]);
    }
  });

  test('take % and _ for text, and find nothing by fewer than two characters', async () => {
    for (const list of searched())
      for (const q of [
        '%25%25',
        '%25',
        '__',
        '_%25',
        'e',
        '%C3%A9',
        '%20e%20',
        '%25lan',
        '_lan',
        'el_n',
      ])
        for (const more of ['', '&limit=5']) {
          const answer = await page(`${addressOf(list)}?q=${q}${more}`);
          const what = `${list.id} ${q}${more}`;
          expect({ what, found: answer.body }).toEqual({ what, found: [] });
          if (more !== '') expect(answer.headers.get('x-total-count')).toBe('0');
        }
  });
});

test('Growing lists have the same order on all databases', () => {
  const [one, ...others] = [...orders.values()];
  expect(one?.length).toBeGreaterThan(70);
  expect(others).toHaveLength(IS_ON_MYSQL ? 0 : 1);
  for (const other of others) expect(other).toEqual(one);
});
