import { type Answer, type Caller, describeHttpOnEachDatabase } from '../../../test/app/http';

describeHttpOnEachDatabase('customer upsert', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  const upsert = async (body: object) => {
    const answer = await admin.post('/api/customers/upsert', body);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const count = async () => (await admin.get('/api/customers')).body.length as number;

  test('creates an unknown customer', async () => {
    const made = await upsert({ name: 'New Auto', email: 'New@Auto.example', phone: '555-0100' });
    expect(made).toMatchObject({
      name: 'New Auto',
      email: 'new@auto.example',
      phone: '555-0100',
      status: 'active',
      version: 1,
    });
  });

  test('matches by e-mail first, ignoring case, even under another name', async () => {
    const byName = await upsert({ name: 'Twin Motors', email: 'twin@example.com' });
    const other = await upsert({ name: 'Other Motors', email: 'other@example.com' });
    expect(await upsert({ name: 'TWIN MOTORS', email: 'OTHER@example.com' })).toEqual(other);
    expect(await upsert({ name: 'Nobody', email: 'Twin@Example.com' })).toEqual(byName);
  });

  test('otherwise matches by exact name, ignoring case', async () => {
    const known = await upsert({ name: 'Été Autos' });
    expect((await upsert({ name: 'éTÉ aUTOS' })).id).toBe(known.id);
    expect((await upsert({ name: 'Ete Autos' })).id).not.toBe(known.id);
    expect((await upsert({ name: 'Été' })).id).not.toBe(known.id);
  });

  test('fills blanks and never replaces or clears a stored value', async () => {
    const known = await upsert({ name: 'Blank Autos', phone: '555-0101' });
    const filled = await upsert({
      name: 'Blank Autos',
      email: 'blank@example.com',
      phone: '555-9999',
    });
    expect(filled).toMatchObject({
      id: known.id,
      email: 'blank@example.com',
      phone: '555-0101',
      version: 2,
    });
    expect(await upsert({ name: 'Blank Autos', email: '', phone: null })).toEqual(filled);
  });

  test('never matches a placeholder by name, and names it once the name is known', async () => {
    const first = await upsert({ phone: '555-0102' });
    const second = await upsert({ name: 'tbd', email: 'later@example.com' });
    expect(first.name).toBe('TBD');
    expect(second.id).not.toBe(first.id);
    const named = await upsert({ name: 'Known Now', email: 'later@example.com' });
    expect(named).toMatchObject({ id: second.id, name: 'Known Now' });
  });

  test('skips deleted customers and returns blacklisted ones with a flag', async () => {
    const gone = await upsert({ name: 'Gone Autos' });
    await admin.delete(`/api/customers/${gone.id}`);
    const again = await upsert({ name: 'Gone Autos' });
    expect(again.id).not.toBe(gone.id);
    await admin.put(`/api/customers/${again.id}`, { status: 'inactive' });
    expect(await upsert({ name: 'Gone Autos' })).toMatchObject({
      id: again.id,
      status: 'inactive',
    });
  });

  test.each([
    [{ email: 'not one' }, 'email', 'Must be a valid email address'],
    [{ name: 'x'.repeat(121) }, 'name', 'must be at most 120 characters'],
    [{ city: 'Laval' }, 'city', 'is not a known field'],
    [{ id: '4' }, 'id', 'must be a whole number'],
  ])('refuses %j', async (body, field, message) => {
    const answer = await admin.post('/api/customers/upsert', body);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field, message }]);
  });

  test.each([
    ['e-mail', { name: 'Rush One', email: 'rush@example.com', phone: '555-0103' }],
    ['name', { name: 'Rush Two' }],
  ])('creates one customer from fifty concurrent requests with one %s', async (_, body) => {
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => admin.post('/api/customers/upsert', body)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array<number>(50).fill(200));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  describe('of a picked customer', () => {
    let older: Answer['body'];
    let younger: Answer['body'];
    beforeAll(async () => {
      const make = async (body: object) => (await admin.post('/api/customers', body)).body;
      older = await make({ name: 'Same Name Autos', phone: '555-0110' });
      younger = await make({ name: 'Same Name Autos', phone: '555-0111', city: 'Laval' });
      await make({ name: 'Third Autos', email: 'third@example.com' });
    });
    const stored = async (id: number) => (await admin.get(`/api/customers/${id}`)).body;

    test('changes only that customer, even if another has its name or the new e-mail', async () => {
      expect(await upsert({ id: younger.id })).toEqual(younger);
      const changed = await upsert({ id: younger.id, email: 'Third@example.com', phone: '555-7' });
      const now = { email: 'third@example.com', phone: '555-7', version: 2 };
      expect(changed).toEqual({ ...younger, ...now, updatedAt: changed.updatedAt });
      expect(await stored(younger.id)).toEqual(changed);
      expect(await stored(older.id)).toEqual(older);
    });

    test('clears nothing', async () => {
      const before = await stored(younger.id);
      expect(await upsert({ id: younger.id, name: ' ', email: null, phone: '' })).toEqual(before);
    });

    test('is rejected for an unknown or deleted customer', async () => {
      const before = await count();
      const gone = (await admin.post('/api/customers', { name: 'Gone Autos' })).body;
      expect((await admin.delete(`/api/customers/${gone.id}`)).status).toBe(204);
      for (const id of [999_999, gone.id]) {
        const answer = await admin.post('/api/customers/upsert', { id, name: 'Same Name Autos' });
        expect(answer.body).toMatchObject({ code: 'validation_failed' });
        expect(answer.body.details).toMatchObject([{ field: 'id', code: 'unknown_customer' }]);
      }
      expect(await count()).toBe(before);
    });
  });
});
