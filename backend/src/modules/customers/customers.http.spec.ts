import { type Answer, type Caller, describeHttpOnEachDatabase } from '../../../test/app/http';
import { makeJob } from '../../../test/records/jobs';
import { storeJob } from '../../../test/stored/stored-job';

const FULL = {
  name: 'Garage Bélanger & Fils',
  contactName: 'Chloé Bélanger',
  email: 'chloe@belanger.example',
  phone: '418-555-0100',
  address: '12 rue des Érables',
  city: 'Québec',
  province: 'QC',
  postalCode: 'G1R 4P5',
  reportLevel: 'photos',
};

describeHttpOnEachDatabase('customers', (api) => {
  let admin: Caller;
  let driver: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
    driver = await api().as('driver');
  });
  beforeEach(() =>
    api().transactions.run(async (tx) => {
      await tx.manager.query('UPDATE jobs SET deletedAt = createdAt');
      await tx.manager.query('DELETE FROM customer_search');
      await tx.manager.query('UPDATE customers SET deletedAt = createdAt');
    }),
  );

  const add = async (fields: object): Promise<Answer['body']> => {
    const answer = await admin.post('/api/customers', { name: 'Somebody', ...fields });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const names = async (query: string) =>
    (await admin.get(`/api/customers${query}`)).body.map((each: { name: string }) => each.name);
  const lastEntry = async () =>
    (await admin.get('/api/activity?resource=customer&limit=1')).body[0];

  test.each([
    ['GET', '/api/customers'],
    ['GET', '/api/customers/search?q=gar'],
    ['GET', '/api/customers/1'],
    ['POST', '/api/customers'],
    ['POST', '/api/customers/upsert'],
    ['PUT', '/api/customers/1'],
    ['DELETE', '/api/customers/1'],
  ])('%s %s is for admins only', async (method, path) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    expect((await api().anonymous.send(method, path, body, {})).status).toBe(401);
    expect((await driver.send(method, path, body, {})).status).toBe(403);
    expect((await (await api().as('stranger')).send(method, path, body, {})).status).toBe(403);
  });

  test('are added with every field, trimmed, and the e-mail in lower case', async () => {
    const answer = await admin.post('/api/customers', {
      ...FULL,
      name: '  Garage Bélanger & Fils ',
      email: 'Chloe@Belanger.example',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body).toEqual({
      ...FULL,
      id: expect.any(Number),
      status: 'active',
      totalJobs: 0,
      promisedJobs: 0,
      onTimeJobs: 0,
      promisedDeliveries: 0,
      onTimeDeliveries: 0,
      blacklistReason: null,
      blacklistedAt: null,
      lastJobDate: null,
      createdAt: '2026-03-31T15:00:00.000Z',
      updatedAt: '2026-03-31T15:00:00.000Z',
      version: 1,
    });
    expect((await admin.get(`/api/customers/${answer.body.id}`)).body).toEqual(answer.body);
    expect(await lastEntry()).toMatchObject({
      action: 'customer.created',
      resourceId: answer.body.id,
      actorName: 'Ada Admin',
      before: null,
      after: FULL,
    });
  });

  test('require only a name; blank fields are null', async () => {
    expect(await add({ name: 'Alone', email: '', city: '  ', phone: null })).toMatchObject({
      name: 'Alone',
      email: null,
      city: null,
      phone: null,
    });
  });

  test.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: '   ' }, 'name', 'Name is required'],
    [{ email: 'not an e-mail' }, 'email', 'Must be a valid email address'],
    [{ province: 'Que' }, 'province', 'must be at most 2 characters'],
    [{ postalCode: 'G1R 4P5X' }, 'postalCode', 'must be at most 7 characters'],
    [{ name: 'x'.repeat(121) }, 'name', 'must be at most 120 characters'],
    [{ phone: 'x'.repeat(41) }, 'phone', 'must be at most 40 characters'],
    [{ address: 'x'.repeat(301) }, 'address', 'must be at most 300 characters'],
    [{ city: 'a\u0007b' }, 'city', 'must not contain control characters'],
    [{ city: 7 }, 'city', 'must be text'],
    [{ status: 'active' }, 'status', 'is not a known field'],
    [{ totalJobs: 3 }, 'totalJobs', 'is not a known field'],
  ])('refuse %j field by field', async (wrong, field, message) => {
    const answer = await admin.post('/api/customers', { name: 'Somebody', ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed', details: [{ field, message }] });
  });

  test('keep Unicode exactly, at the limits', async () => {
    const name = '🚚'.repeat(120);
    expect(await add({ name, province: 'QC', postalCode: 'G1R 4P5' })).toMatchObject({ name });
  });

  test('count their jobs and show the newest', async () => {
    const { id } = await add(FULL);
    api().clock.set('2026-03-01T10:00:00.000Z');
    await storeJob(api(), { customerId: id });
    api().clock.set('2026-03-20T10:00:00.000Z');
    await storeJob(api(), { customerId: id, status: 'delivered' });
    await storeJob(api(), { customerId: id, deletedAt: api().clock.now() });
    api().clock.set('2026-03-31T15:00:00.000Z');
    const wanted = { totalJobs: 2, lastJobDate: '2026-03-20T10:00:00.000Z' };
    expect((await admin.get(`/api/customers/${id}`)).body).toMatchObject(wanted);
    expect((await admin.get('/api/customers')).body).toEqual([expect.objectContaining(wanted)]);
  });

  test('are listed completely by name, ignoring accents; by pages on request', async () => {
    for (const name of ['Zoé', 'Émile', 'eric', 'Adam']) await add({ name });
    const all = await admin.get('/api/customers');
    expect(all.body.map((each: { name: string }) => each.name)).toEqual([
      'Adam',
      'Émile',
      'eric',
      'Zoé',
    ]);
    expect(all.headers.get('x-total-count')).toBeNull();
    const page = await admin.get('/api/customers?limit=2&offset=1');
    expect(page.body.map((each: { name: string }) => each.name)).toEqual(['Émile', 'eric']);
    expect(page.headers.get('x-total-count')).toBe('4');
    expect(page.headers.get('link')).toBe('</api/customers?limit=2&offset=3>; rel="next"');
  });

  test('sort by jobs, newest job, name and age', async () => {
    const one = await add({ name: 'One' });
    api().clock.advance(1000);
    const two = await add({ name: 'Two' });
    await add({ name: 'None' });
    for (const customerId of [two.id, one.id, two.id]) {
      api().clock.advance(1000);
      await storeJob(api(), { customerId });
    }
    expect(await names('?sort=totalJobs&order=desc')).toEqual(['Two', 'One', 'None']);
    expect(await names('?sort=lastJobDate&order=desc')).toEqual(['Two', 'One', 'None']);
    expect(await names('?sort=name&order=desc')).toEqual(['Two', 'One', 'None']);
    expect(await names('?sort=createdAt')).toEqual(['One', 'Two', 'None']);
  });

  test('sort equal ones by age, and those without jobs last, in pages and searches as well', async () => {
    for (const name of ['Auto None', 'Auto One', 'Auto Two', 'Auto Nobody', 'Other Two']) {
      const { id } = await add({ name });
      for (const number of ['One', 'Two'])
        if (name.endsWith('Two') || name.endsWith(number)) {
          api().clock.advance(1000);
          await storeJob(api(), { customerId: id });
        }
    }
    const byJobs = ['Auto None', 'Auto Nobody', 'Auto One', 'Auto Two', 'Other Two'];
    for (const sort of ['totalJobs', 'lastJobDate']) {
      expect(await names(`?sort=${sort}`)).toEqual(byJobs);
      expect(await names(`?sort=${sort}&order=desc`)).toEqual(byJobs.toReversed());
      expect(await names(`?sort=${sort}&limit=2&offset=1`)).toEqual(byJobs.slice(1, 3));
      expect(await names(`?sort=${sort}&order=desc&q=auto`)).toEqual(
        byJobs.slice(0, 4).toReversed(),
      );
      expect(await names(`?sort=${sort}&q=auto&limit=2&offset=1`)).toEqual(byJobs.slice(1, 3));
    }
  });

  test('return the total on every page', async () => {
    for (const name of ['Auto Zed', 'Auto Mid', 'Auto Abc', 'Garage']) await add({ name });
    const found = async (query: string) => {
      const { body, headers } = await admin.get(`/api/customers?q=auto&${query}`);
      for (const each of body)
        expect(each).toEqual((await admin.get(`/api/customers/${each.id}`)).body);
      return [
        body.map((each: { name: string }) => each.name),
        headers.get('x-total-count'),
        headers.get('link') !== null,
      ];
    };
    expect(await found('limit=2')).toEqual([['Auto Abc', 'Auto Mid'], '3', true]);
    expect(await found('limit=2&offset=2')).toEqual([['Auto Zed'], '3', false]);
    expect(await found('limit=2&offset=4')).toEqual([[], '3', false]);
    expect(await found('limit=2&status=inactive')).toEqual([[], '0', false]);
  });

  test('filter by status and by words of any field', async () => {
    const { id } = await add(FULL);
    await add({ name: 'Prairie Auto', city: 'Regina' });
    await admin.put(`/api/customers/${id}`, { status: 'inactive' });
    expect(await names('?status=inactive')).toEqual([FULL.name]);
    expect(await names('?status=active')).toEqual(['Prairie Auto']);
    expect(await names('?q=REGINA')).toEqual(['Prairie Auto']);
    expect(await names('?q=belanger quebec')).toEqual([FULL.name]);
    expect(await names('?q=%25')).toEqual([]);
    const empty = await admin.get('/api/customers?q=x&limit=5');
    expect(empty.body).toEqual([]);
    expect(empty.headers.get('x-total-count')).toBe('0');
  });

  test.each(['?sort=phone', '?limit=501', '?limit=0', '?offset=-1', '?status=gone', '?page=1'])(
    'refuse the list query %s',
    async (query) => {
      expect((await admin.get(`/api/customers${query}`)).status).toBe(400);
    },
  );

  describe('suggestions', () => {
    const suggested = (q: string) => names(`/search?q=${encodeURIComponent(q)}`);

    test('start at two characters and match the start of any word, ignoring accents', async () => {
      await add(FULL);
      await add({ name: 'Auto Belair' });
      expect(await suggested('b')).toEqual([]);
      expect(await suggested('')).toEqual([]);
      expect(await suggested('bela')).toEqual(['Auto Belair', FULL.name]);
      expect(await suggested('BÉLANGER gar')).toEqual([FULL.name]);
      expect(await suggested('elanger')).toEqual([]);
      expect(await suggested('__')).toEqual([]);
    });

    test('list names that begin as typed first, at most ten', async () => {
      await add({ name: 'Halifax Motors', contactName: 'Marie Roy' });
      await add({ name: 'Auto Marin' });
      for (let n = 10; n < 19; n += 1) await add({ name: `Marina ${n}` });
      const found = await suggested('mari');
      expect(found).toHaveLength(10);
      expect(found.slice(0, 2)).toEqual(['Marina 10', 'Marina 11']);
      expect(found.at(-1)).toBe('Auto Marin');
    });

    test('never list TBD or deleted customers, and flag blacklisted ones', async () => {
      await add({ name: 'TBD', contactName: 'Marcel' });
      await add({ name: 'tbd', email: 'marcel@example.com' });
      const { id } = await add({ name: 'Marcel Autos' });
      const gone = await add({ name: 'Marcel Gone' });
      await admin.put(`/api/customers/${id}`, { status: 'inactive' });
      await admin.delete(`/api/customers/${gone.id}`);
      expect((await admin.get('/api/customers/search?q=marcel')).body).toEqual([
        expect.objectContaining({ name: 'Marcel Autos', status: 'inactive' }),
      ]);
      expect(await suggested('tbd')).toEqual([]);
    });
  });

  describe('changes', () => {
    test('write only the sent fields; null clears', async () => {
      const { id } = await add(FULL);
      api().clock.advance(60_000);
      const answer = await admin.put(`/api/customers/${id}`, { city: 'Lévis', phone: null });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ ...FULL, city: 'Lévis', phone: null, version: 2 });
      expect(answer.body.updatedAt).toBe(api().clock.now().toISOString());
      expect(await lastEntry()).toMatchObject({
        action: 'customer.updated',
        before: { city: 'Québec', phone: '418-555-0100' },
        after: { city: 'Lévis', phone: null },
      });
      expect(await names('/search?q=levis')).toEqual([FULL.name]);
    });

    test('of a name update the search of jobs', async () => {
      const { id } = await add({ name: 'Oldname Motors' });
      await admin.post('/api/jobs', { customerId: id });
      expect((await admin.get('/api/jobs?q=oldname')).body).toHaveLength(1);
      await admin.put(`/api/customers/${id}`, { name: 'Newname Motors' });
      expect((await admin.get('/api/jobs?q=newname')).body).toHaveLength(1);
      expect((await admin.get('/api/jobs?q=oldname')).body).toEqual([]);
    });

    test('of the status only are recorded as status changes, in both directions', async () => {
      const { id } = await add(FULL);
      const listed = await admin.put(`/api/customers/${id}`, { status: 'inactive' });
      expect(listed.body).toMatchObject({ ...FULL, status: 'inactive', version: 2 });
      expect(await lastEntry()).toMatchObject({
        action: 'customer.status-changed',
        before: { status: 'active' },
        after: { status: 'inactive' },
      });
      const back = await admin.put(`/api/customers/${id}`, { status: 'active' });
      expect(back.body.status).toBe('active');
    });

    test('without a difference leave the version and the history unchanged', async () => {
      const { id } = await add(FULL);
      const entry = await lastEntry();
      const answer = await admin.put(`/api/customers/${id}`, { ...FULL, status: 'active' });
      expect(answer.body.version).toBe(1);
      expect(await lastEntry()).toEqual(entry);
    });

    test('of a stale version are 412 with the current record', async () => {
      const { id } = await add(FULL);
      const current = await admin.put(`/api/customers/${id}`, { city: 'Lévis' });
      const stale = await admin.put(
        `/api/customers/${id}`,
        { city: 'Alma' },
        { 'If-Match': '"1"' },
      );
      expect(stale.status).toBe(412);
      expect(stale.body).toMatchObject({ code: 'stale_version', current: current.body });
      const right = { 'If-Match': current.headers.get('etag')! };
      const saved = await admin.put(`/api/customers/${id}`, { city: 'Alma' }, right);
      expect(saved.body).toMatchObject({ city: 'Alma', version: 3 });
    });

    test.each([
      [{ name: '' }, 'name', 'Name is required'],
      [{ name: null }, 'name', 'must be text'],
      [{ email: 'nobody@' }, 'email', 'Must be a valid email address'],
      [{ status: 'Blacklisted' }, 'status', 'must be one of active, inactive'],
    ])('refuse %j', async (wrong, field, message) => {
      const { id } = await add(FULL);
      const answer = await admin.put(`/api/customers/${id}`, wrong);
      expect(answer.status).toBe(400);
      expect(answer.body.details).toMatchObject([{ field, message }]);
    });

    test('of unknown and deleted customers are 404, of invalid ids 400', async () => {
      const { id } = await add(FULL);
      await admin.delete(`/api/customers/${id}`);
      for (const unknown of [id, 999_999_999])
        expect((await admin.put(`/api/customers/${unknown}`, { city: 'X' })).status).toBe(404);
      for (const odd of ['0', '-1', '1.5', 'abc', '01'])
        expect((await admin.put(`/api/customers/${odd}`, { city: 'X' })).status).toBe(400);
    });
  });

  describe('deletion', () => {
    test('hides the customer and keeps its history', async () => {
      const { id } = await add(FULL);
      expect((await admin.delete(`/api/customers/${id}`)).status).toBe(204);
      expect((await admin.get(`/api/customers/${id}`)).status).toBe(404);
      expect((await admin.delete(`/api/customers/${id}`)).status).toBe(404);
      expect(await names('')).toEqual([]);
      expect(await names('/search?q=belanger')).toEqual([]);
      expect(await lastEntry()).toMatchObject({
        action: 'customer.deleted',
        resourceId: id,
        before: { name: FULL.name },
      });
    });

    test('is rejected while jobs are open, with their number', async () => {
      const { id } = await add({ name: 'Busy Motors' });
      const [open, calledOff] = [
        await makeJob(api(), { customerId: id }),
        await makeJob(api(), { customerId: id }),
      ];
      await makeJob(api(), { customerId: id, status: 'delivered' });
      const refused = await admin.delete(`/api/customers/${id}`);
      expect(refused).toMatchObject({
        status: 409,
        body: {
          code: 'customer_has_open_jobs',
          message: 'This customer still has open jobs: 2. Complete or cancel them first.',
        },
      });
      expect((await admin.get(`/api/customers/${id}`)).status).toBe(200);
      await admin.post(`/api/jobs/${calledOff.id}/cancel`, { reason: 'customer' });
      await admin.post(`/api/jobs/${open.id}/complete`, {});
      expect((await admin.delete(`/api/customers/${id}`)).status).toBe(204);
    });

    test('of a stale version is 412 and changes nothing', async () => {
      const { id } = await add(FULL);
      await admin.put(`/api/customers/${id}`, { city: 'Lévis' });
      const stale = await admin.delete(`/api/customers/${id}`, { 'If-Match': '"1"' });
      expect(stale.status).toBe(412);
      expect(stale.body.current).toMatchObject({ id, version: 2 });
      expect((await admin.get(`/api/customers/${id}`)).status).toBe(200);
    });
  });
});
