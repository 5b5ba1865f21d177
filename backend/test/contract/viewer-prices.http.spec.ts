import { EventListener } from '../app/event-listener';
import { type Answer, type Caller, describeHttp } from '../app/http';
import { driverIdOf, expectStatus } from '../records/jobs';
import { ApiDocument, pathTo } from './api-document';
import { ITS_DIGITS, keysOf, OF_SESSIONS, SENTINEL, seedPrices } from './priced-records';

const MONEY_KEYS = /(?<!sees)price|charge|amount|revenue|cents|balance/i;
const NOBODY = 999_999;

/** Skipped: drivers get the same papers, which never show a price, and rendering is slow. */
const PAPERS = ['getBillOfLading', 'getClaimPacket', 'downloadJobReport'];

/** Lists that can show a single job, with their queries. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  listJobActivity: ['?photos=all&order=asc'],
  exportJobs: ['?lines=vehicle', '?language=fr-CA'],
  listJobs: ['?q=garage', '?status=delivered&billing=all'],
};

function leaksOf({ text, headers, body }: Answer): string[] {
  const whole = `${text}\n${[...headers].map((header) => header.join(': ')).join('\n')}`;
  const digits = ITS_DIGITS.exec(whole)?.[0] ?? [];
  return [digits].flat().concat(keysOf(body).filter((key) => MONEY_KEYS.test(key)));
}

describeHttp('A response to a viewer without prices', (api) => {
  let document: ApiDocument;
  let admin: Caller;
  let viewer: Caller;
  let priced: Caller;
  let jobs: Awaited<ReturnType<typeof seedPrices>>;
  let cancelled: number;

  beforeAll(async () => {
    document = new ApiDocument(api().app);
    admin = await api().as('admin');
    viewer = await api().signIn('viewer');
    priced = await api().signIn('pricedViewer');
    jobs = await seedPrices(api());
    [cancelled = 0] = jobs.foreign;
    const order = { reason: 'other', dryRunCharge: SENTINEL };
    expectStatus(await admin.post(`/api/jobs/${cancelled}/cancel`, order), 200);
  });

  /** The responses of all reading routes, with their addresses. */
  async function answersTo(caller: Caller, ids: readonly number[]): Promise<[string, Answer][]> {
    const found: [string, Answer][] = [];
    const operations = document.operations.filter(
      ({ id, method }) => method === 'GET' && ![...OF_SESSIONS, ...PAPERS].includes(id),
    );
    for (const { id: name, path: template } of operations)
      for (const path of new Set(ids.map((id) => pathTo(template, () => id))))
        for (const query of ['', ...(QUERIES[name] ?? [])])
          found.push([path + query, await caller.get(path + query)]);
    return found;
  }

  test('holds no amount, whoever asked before', async () => {
    // Users with prices request first, so that the cache holds their responses.
    const [first = 0, last = 0] = [jobs.own[0], jobs.own.at(-1)];
    for (const caller of [admin, priced]) await answersTo(caller, [first]);
    const people = [driverIdOf(api(), 'driver'), api().cast.driver.userId, jobs.customer];
    const answers = await answersTo(viewer, [first, last, cancelled, ...people, NOBODY]);
    const leaks = answers.flatMap(([path, answer]) =>
      leaksOf(answer).map((leak) => `${path} ${answer.status}: ${leak}`),
    );
    expect([...new Set(leaks)]).toEqual([]);
    const statuses = new Set(answers.map(([, { status }]) => status));
    for (const status of [200, 403, 404]) expect(statuses).toContain(status);
  });

  test('does not hide prices from users who may see them, in any order of requests', async () => {
    for (const path of ['/api/jobs', '/api/jobs/active', `/api/jobs/${jobs.own[0] ?? 0}`]) {
      const { text } = await viewer.get(path);
      expect(text).not.toMatch(ITS_DIGITS);
      for (const member of ['admin', 'dispatcher', 'billing', 'pricedViewer'] as const) {
        const caller = await api().as(member);
        expect((await caller.get(path)).text).toMatch(ITS_DIGITS);
      }
      expect((await viewer.get(path)).text).toBe(text);
    }
  });

  test('does not match an entity tag of a response with prices', async () => {
    const { headers } = await priced.get('/api/jobs/active');
    const again = await viewer.get('/api/jobs/active', {
      'If-None-Match': headers.get('etag') ?? '',
    });
    expect(again.status).toBe(200);
  });

  test('shows a cancelled job without its charge', async () => {
    const path = `/api/jobs/cancelled/${cancelled}`;
    const { dryRunCharge, ...others } = (await priced.get(path)).body.cancellation;
    expect(dryRunCharge).toBe(SENTINEL);
    expect((await viewer.get(path)).body.cancellation).toEqual(others);
  });

  test('shows that a job was changed in its history, but no amounts', async () => {
    const path = `/api/jobs/${jobs.own[0] ?? 0}/activity?order=asc`;
    const edited = ({ body }: Answer): { after: object }[] =>
      body.filter(({ action }: { action: string }) => action === 'job.edited');
    expect(edited(await priced.get(path))[0]?.after).toEqual({
      price: SENTINEL - 1,
      poNumber: 'PO-1',
    });
    expect(edited(await viewer.get(path))[0]?.after).toEqual({ poNumber: 'PO-1' });
  });

  test('reveals no price through searching or sorting', async () => {
    for (const q of ['7654321', '7654321.09', '765432109'])
      expect((await viewer.get(`/api/jobs?q=${q}`)).body).toEqual([]);
    for (const list of ['/api/jobs', '/api/jobs/active', '/api/jobs/completed']) {
      expect((await viewer.get(`${list}?sort=price`)).status).toBe(403);
      expect((await priced.get(`${list}?sort=price`)).status).toBe(200);
    }
  });

  test('has no price column in an export', async () => {
    const heads = async (caller: Caller) =>
      (await caller.get('/api/jobs/export')).text.split('\r\n')[0]?.split(',') ?? [];
    const without = await heads(viewer);
    expect(without.length).toBeGreaterThan(5);
    expect((await heads(priced)).filter((head) => !without.includes(head))).toEqual(['Price']);
  });

  test('has no price column in an export of chosen jobs', async () => {
    const heads = async (caller: Caller) => {
      const answer = await caller.post('/api/jobs/export', { ids: jobs.own });
      expectStatus(answer, 200);
      return answer.text.split('\r\n')[0]?.split(',') ?? [];
    };
    const without = await heads(viewer);
    expect(without.length).toBeGreaterThan(5);
    expect((await heads(priced)).filter((head) => !without.includes(head))).toEqual(['Price']);
  });

  test('sends events about visible records only, without money or users', async () => {
    const listener = await EventListener.open(api().address, {
      Authorization: `Bearer ${viewer.token ?? ''}`,
    });
    await listener.next();
    const [id = 0] = jobs.own;
    expectStatus(await admin.put(`/api/jobs/${id}`, { price: 1 }), 200);
    const charge = { nameEn: 'Winch', unit: 'each', price: SENTINEL, taxable: true };
    expectStatus(await admin.post(`/api/jobs/${id}/charges`, charge), 201);
    const item = { ...charge, nameFr: 'Treuil' };
    expectStatus(await admin.post('/api/price-list', item), 201);
    const user = `/api/admin/users/${api().cast.otherDriver.userId}`;
    expectStatus(await admin.put(user, { name: 'Éloi Driver' }), 200);
    expectStatus(await admin.post('/api/customers', { name: 'Last Cars' }), 201);
    const heard: Record<string, unknown>[] = [];
    while (heard.at(-1)?.['resource'] !== 'customer')
      heard.push((await listener.next())?.data ?? { resource: 'customer' });
    listener.close();
    expect(JSON.stringify(heard)).not.toMatch(ITS_DIGITS);
    expect(heard.map(({ action }) => action)).toEqual(['job.edited', 'customer.created']);
  });
});
