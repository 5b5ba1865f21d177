import { type Caller, describeHttpOnEachDatabase } from '../../../../../test/app/http';
import { expectStatus } from '../../../../../test/records/jobs';

const WAITING = {
  nameEn: 'Waiting time',
  nameFr: 'Temps d’attente',
  unit: 'hour',
  price: 85.5,
  taxable: true,
};
const FUEL = {
  nameEn: 'Fuel surcharge',
  nameFr: 'Supplément carburant',
  unit: 'percent',
  price: 12.125,
  taxable: true,
};

describeHttpOnEachDatabase('The price list', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });
  beforeEach(() =>
    api().transactions.run((tx) => tx.manager.query('DELETE FROM price_list_items')),
  );
  const add = async (body: object) => expectStatus(await admin.post('/api/price-list', body), 201);
  const list = async () => expectStatus(await admin.get('/api/price-list'), 200);
  const lastEntry = async () =>
    (await admin.get('/api/activity?resource=price-list&limit=1')).body[0];

  test('contains added items, sorted by name, with a price or a percentage', async () => {
    const waiting = await add(WAITING);
    const fuel = await add(FUEL);
    const at = { createdAt: '2026-03-31T15:00:00.000Z', updatedAt: '2026-03-31T15:00:00.000Z' };
    expect(waiting).toEqual({ id: waiting.id, ...WAITING, proposedBy: null, ...at, version: 1 });
    expect(await list()).toEqual([fuel, waiting]);
    expect(fuel).toMatchObject(FUEL);
    expect(await lastEntry()).toMatchObject({
      action: 'price-list.item-added',
      resourceId: fuel.id,
      before: null,
      after: { ...FUEL, proposedBy: null },
    });
  });

  test('changes only the sent fields, and logs the change', async () => {
    const { id } = await add(WAITING);
    const path = `/api/price-list/${id}`;
    const changed = await admin.put(
      path,
      { price: 90, proposedBy: 'winch' },
      { 'If-Match': '"1"' },
    );
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ ...WAITING, price: 90, proposedBy: 'winch', version: 2 });
    expect(await lastEntry()).toMatchObject({
      action: 'price-list.item-changed',
      before: { price: 85.5, proposedBy: null },
      after: { price: 90, proposedBy: 'winch' },
    });
    expect((await admin.put(path, { price: 90 })).body.version).toBe(2);
    const stale = await admin.put(path, { price: 95 }, { 'If-Match': '"1"' });
    expect([stale.status, stale.body.current.price]).toEqual([412, 90]);
    const inPercent = await admin.put(path, { unit: 'percent', price: 2.5 });
    expect(inPercent.body).toMatchObject({ unit: 'percent', price: 2.5 });
  });

  test('no longer contains removed items', async () => {
    const { id } = await add(WAITING);
    const path = `/api/price-list/${id}`;
    expect((await admin.delete(path, { 'If-Match': '"2"' })).status).toBe(412);
    expectStatus(await admin.delete(path, { 'If-Match': '"1"' }), 204);
    expect(await list()).toEqual([]);
    expect(await lastEntry()).toMatchObject({
      action: 'price-list.item-removed',
      before: WAITING,
      after: null,
    });
    expect((await admin.put(path, { price: 1 })).status).toBe(404);
    expect((await admin.delete(path)).status).toBe(404);
  });

  test('loses nothing when two users change an item at once', async () => {
    const { id } = await add(WAITING);
    const path = `/api/price-list/${id}`;
    await Promise.all([admin.put(path, { price: 1 }), admin.put(path, { nameEn: 'Waiting' })]);
    expect(await list()).toMatchObject([{ price: 1, nameEn: 'Waiting', version: 3 }]);
  });

  test.each([
    ['no French name', { ...WAITING, nameFr: undefined }, 'nameFr', 'not_text'],
    ['an empty name', { ...WAITING, nameEn: ' ' }, 'nameEn', 'required'],
    ['an unknown unit', { ...WAITING, unit: 'mile' }, 'unit', 'not_one_of'],
    ['a price of half a cent', { ...WAITING, price: 1.005 }, 'price', 'not_money'],
    ['more than everything', { ...FUEL, price: 100.5 }, 'price', 'not_percent'],
    ['an unknown reason', { ...WAITING, proposedBy: 'snow' }, 'proposedBy', 'not_one_of'],
  ])('accepts no item with %s', async (_, body, field, code) => {
    const answer = await admin.post('/api/price-list', body);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field, code }]);
  });

  test('requires a price with another unit', async () => {
    const { id } = await add(WAITING);
    const answer = await admin.put(`/api/price-list/${id}`, { unit: 'percent' });
    expect(answer.body.details).toMatchObject([{ field: 'price', code: 'required' }]);
  });
});
