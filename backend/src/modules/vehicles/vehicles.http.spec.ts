import { type Caller, describeHttpOnEachDatabase } from '../../../test/app/http';

const CIVIC = {
  year: 2024,
  make: 'Honda',
  model: 'Civic',
  vinLast8: 'KP042788',
  poNumber: 'PO-4471',
};
const FULL_VIN = '1HGCM82633A004352';

describeHttpOnEachDatabase('vehicles', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });
  beforeEach(() =>
    api().transactions.run(async (tx) => {
      await tx.manager.query('DELETE FROM vehicle_search');
      await tx.manager.query('DELETE FROM vehicles');
    }),
  );

  const add = async (fields: object) => {
    const answer = await admin.post('/api/vehicles', fields);
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const found = async (q: string) =>
    (await admin.get(`/api/vehicles/search?q=${encodeURIComponent(q)}`)).body;

  test.each([
    ['GET', '/api/vehicles'],
    ['GET', '/api/vehicles/search?q=ho'],
    ['POST', '/api/vehicles'],
  ])('%s %s is for admins only', async (method, path) => {
    const body = method === 'GET' ? undefined : {};
    expect((await api().anonymous.send(method, path, body, {})).status).toBe(401);
    expect((await (await api().as('driver')).send(method, path, body, {})).status).toBe(403);
  });

  test('are added with the known fields', async () => {
    expect(await add(CIVIC)).toEqual({
      ...CIVIC,
      id: expect.any(Number),
      vin: null,
      createdAt: '2026-03-31T15:00:00.000Z',
      updatedAt: '2026-03-31T15:00:00.000Z',
      version: 1,
    });
    expect(await add({})).toMatchObject({ year: null, make: null, vinLast8: null, vin: null });
    const [entry] = (
      await admin.get('/api/activity?resource=vehicle&limit=2&order=desc')
    ).body.slice(1);
    expect(entry).toMatchObject({ action: 'vehicle.created', after: CIVIC });
  });

  test('store a whole VIN and its last eight, in upper case', async () => {
    expect(await add({ vinLast8: FULL_VIN.toLowerCase() })).toMatchObject({
      vin: FULL_VIN,
      vinLast8: '3A004352',
    });
    expect(await add({ vinLast8: '33a004352' })).toMatchObject({ vin: null, vinLast8: '3A004352' });
  });

  test('accept the placeholders of the create form', async () => {
    expect(await add({ year: 2026, make: 'TBD', model: 'TBD', vinLast8: 'tbd' })).toMatchObject({
      make: 'TBD',
      vinLast8: 'TBD',
      vin: null,
    });
  });

  const VIN_MESSAGE = 'must be the last 8 characters of a VIN, or up to the whole 17';
  test.each([
    [{ vinLast8: '1234567' }, 'vinLast8', VIN_MESSAGE],
    [{ vinLast8: '1234 567' }, 'vinLast8', VIN_MESSAGE],
    [{ vinLast8: `${FULL_VIN}X` }, 'vinLast8', 'must be at most 17 characters'],
    [{ year: 1899 }, 'year', 'must be from 1900 to 2027'],
    [{ year: 2028 }, 'year', 'must be from 1900 to 2027'],
    [{ year: '2024' }, 'year', 'must be a whole number'],
    [{ make: 'x'.repeat(61) }, 'make', 'must be at most 60 characters'],
    [{ model: 'x'.repeat(121) }, 'model', 'must be at most 120 characters'],
    [{ poNumber: 'x'.repeat(61) }, 'poNumber', 'must be at most 60 characters'],
    [{ color: 'red' }, 'color', 'is not a known field'],
  ])('refuse %j', async (wrong, field, message) => {
    const answer = await admin.post('/api/vehicles', wrong);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field, message }]);
  });

  test('are suggested by words of VIN, make, model, year and PO from two characters on', async () => {
    const civic = await add(CIVIC);
    const whole = await add({ make: 'Citroën', vinLast8: FULL_VIN });
    expect(await found('h')).toEqual([]);
    expect(await found('')).toEqual([]);
    for (const typed of ['ho', 'CIVIC', 'kp04', '2024 honda', 'po-4471'])
      expect(await found(typed)).toEqual([civic]);
    for (const typed of ['citroen', FULL_VIN.slice(0, 9), '3a0043'])
      expect(await found(typed)).toEqual([whole]);
    expect(await found('onda')).toEqual([]);
  });

  test('are suggested once for the same VIN, year, make and model; at most ten, newest first', async () => {
    await add(CIVIC);
    const newest = await add({ ...CIVIC, poNumber: 'PO-9' });
    expect(await found('honda')).toEqual([newest]);
    for (let n = 10; n < 22; n += 1) await add({ make: 'Honda', vinLast8: `KP0427${n}` });
    const most = await found('honda');
    expect(most).toHaveLength(10);
    expect(most[0].vinLast8).toBe('KP042721');
  });

  test('are never suggested if they are placeholders', async () => {
    await add({ year: 2026, make: 'TBD', model: 'TBD', vinLast8: 'TBD', poNumber: 'PO-77' });
    const known = await add({ year: 2026, make: 'Ford', model: 'TBD', vinLast8: 'TBD' });
    expect(await found('tbd')).toEqual([]);
    expect(await found('PO-77')).toEqual([]);
    expect(await found('2026')).toEqual([known]);
  });

  test('are listed newest first, in pages on request, searched and sorted', async () => {
    const makes = ['Audi', 'Ford', 'BMW'];
    for (const make of makes) await add({ make });
    const listed = async (query: string) =>
      (await admin.get(`/api/vehicles${query}`)).body.map((each: { make: string }) => each.make);
    expect(await listed('')).toEqual(['BMW', 'Ford', 'Audi']);
    expect(await listed('?sort=make')).toEqual(['Audi', 'BMW', 'Ford']);
    expect(await listed('?q=fo')).toEqual(['Ford']);
    expect(await listed('?q=f')).toEqual([]);
    const page = await admin.get('/api/vehicles?limit=2');
    expect(page.body).toHaveLength(2);
    expect(page.headers.get('x-total-count')).toBe('3');
    expect(page.headers.get('link')).toContain('offset=2');
  });
});
