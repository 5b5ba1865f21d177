import { MAX_SAVED_VIEWS } from '@dispatch/domain/people/saved-views';
import { type Answer, type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';

const VIEWS = '/api/saved-views';
const MINE = { list: 'active-jobs', name: 'Montréal, en route', query: 'q=montr%C3%A9al' };

describeHttpOnEachDatabase('saved views', (api) => {
  let admin: Caller;
  let other: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
    other = await api().as('otherAdmin');
  });
  beforeEach(() =>
    api().transactions.run(async (tx) => {
      await tx.manager.query('DELETE FROM saved_views');
    }),
  );

  const save = async (fields: object = {}, caller = admin): Promise<Answer['body']> => {
    const answer = await caller.post(VIEWS, { ...MINE, ...fields });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const names = async (caller = admin) =>
    (await caller.get(VIEWS)).body.map(({ name }: { name: string }) => name);

  test.each([
    ['GET', VIEWS],
    ['POST', VIEWS],
    ['PUT', `${VIEWS}/1`],
    ['DELETE', `${VIEWS}/1`],
  ])('%s %s is for admins only', async (method, path) => {
    const body = method === 'POST' || method === 'PUT' ? {} : undefined;
    expect((await api().anonymous.send(method, path, body, {})).status).toBe(401);
    expect((await (await api().as('driver')).send(method, path, body, {})).status).toBe(403);
    expect((await (await api().as('stranger')).send(method, path, body, {})).status).toBe(403);
  });

  test('are stored as given and listed by name', async () => {
    const answer = await admin.post(VIEWS, { ...MINE, name: '  Montréal, en route ' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"1"');
    const now = api().clock.now().toISOString();
    expect(answer.body).toEqual({
      ...MINE,
      id: expect.any(Number),
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await save({ name: 'all', query: '' });
    await save({ name: 'Blacklisted', list: 'customers', query: null });
    expect(await names()).toEqual(['all', 'Blacklisted', 'Montréal, en route']);
    expect((await admin.get(VIEWS)).body[1]).toMatchObject({ list: 'customers', query: '' });
  });

  test('are renamed and changed, with the version checked', async () => {
    const { id } = await save();
    const path = `${VIEWS}/${id}`;
    const renamed = await admin.put(path, { name: 'Rush' }, { 'If-Match': '"1"' });
    expect(renamed.body).toMatchObject({ name: 'Rush', query: MINE.query, version: 2 });
    const stale = await admin.put(path, { query: 'q=x' }, { 'If-Match': '"1"' });
    expect(stale.status).toBe(412);
    expect((await admin.delete(path, { 'If-Match': '"1"' })).status).toBe(412);
    const emptied = await admin.put(path, { query: '' });
    expect(emptied.body).toMatchObject({ name: 'Rush', query: '', version: 3 });
    expect((await admin.put(path, {})).body).toMatchObject({ name: 'Rush', query: '' });
  });

  test('are deleted permanently, and free their names', async () => {
    const { id } = await save();
    expect((await admin.delete(`${VIEWS}/${id}`)).status).toBe(204);
    expect((await admin.delete(`${VIEWS}/${id}`)).status).toBe(404);
    await save();
    expect(await names()).toEqual([MINE.name]);
  });

  test('are not visible to other users, nor can they change or delete them', async () => {
    const { id } = await save();
    expect(await names(other)).toEqual([]);
    const unknown = await other.put(`${VIEWS}/999999`, { name: 'Mine now' });
    const foreign = await other.put(`${VIEWS}/${id}`, { name: 'Mine now' });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual({ ...unknown.body, requestId: expect.any(String) });
    expect((await other.delete(`${VIEWS}/${id}`)).status).toBe(404);
    expect(await names()).toEqual([MINE.name]);
  });

  test('have unique names within their list, regardless of case', async () => {
    const { id } = await save();
    const again = await admin.post(VIEWS, { ...MINE, name: 'MONTRÉAL, en route' });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      code: 'view_name_taken',
      details: [
        {
          field: 'name',
          code: 'view_name_taken',
          message: 'You already have a view with this name here.',
        },
      ],
    });
    await save({ list: 'billing' });
    await save({}, other);
    const { id: second } = await save({ name: 'Rush' });
    expect((await admin.put(`${VIEWS}/${second}`, { name: MINE.name })).status).toBe(409);
    expect((await admin.put(`${VIEWS}/${id}`, { name: 'Montréal, EN ROUTE' })).status).toBe(200);
  });

  test.each([
    ['list', { list: 'users' }, 'must be one of active-jobs'],
    ['name', { name: ' ' }, 'Name is required'],
    ['name', { name: 'x'.repeat(61) }, 'must be at most 60 characters'],
    ['query', { query: 'x'.repeat(1001) }, 'must be at most 1000 characters'],
    ['query', { query: 'q=a\u0007' }, 'must not contain control characters'],
  ])('are refused with a bad %s: %j', async (field, fields, message) => {
    const answer = await admin.post(VIEWS, { ...MINE, ...fields });
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([
      { field, message: expect.stringContaining(message) },
    ]);
  });

  test(`are at most ${MAX_SAVED_VIEWS} a person, however many are saved at once`, async () => {
    for (let count = 2; count < MAX_SAVED_VIEWS; count += 1) await save({ name: `View ${count}` });
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) => admin.post(VIEWS, { ...MINE, name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'too_many_views',
      message: 'You can keep at most 50 views. Delete one you no longer need first.',
    });
    await save({}, other);
  });
});
