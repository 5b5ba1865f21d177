import { existsSync, readFileSync } from 'node:fs';
import { PASSWORD } from '../../../../test/cast';
import { type Caller, describeHttpOnEachDatabase } from '../../../../test/http';
import { expectStatus, makeCustomer, makeJob } from '../../../../test/jobs';
import { continueErasures } from './continue-erasures';
import { type PlantedPerson, plantEverywhere } from '../../../../test/privacy/planted-rows';

const PERSON = {
  name: 'Zenobia Quackenbush',
  email: 'zenobia@quackenbush.example',
  phone: '416 555-0199',
  place: '45.67.89.10 Quackenbush-Phone',
};
const ADDRESS = '4711 Wobblethorpe Lane';
/** FTS5 keeps only the end of a word that begins like the one before it. */
const NEEDLES = ['ckenbush', 'nobia', 'blethorpe', '5550199', '555-0199', '45.67.89.10'];

describeHttpOnEachDatabase('Of an erased person', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  async function erase(kind: string, id: number) {
    const path = `/api/privacy/people/${kind}/${id}/erasures`;
    const wish = { name: PERSON.name, reason: 'asked' };
    const { id: number } = expectStatus(await admin.post(path, wish), 201);
    // The server goes through the tables by itself; here it is known when that has ended.
    await continueErasures(api().ground);
    const erasures = await api().database.query('SELECT purgedAt FROM erasures WHERE id = ?', [
      number,
    ]);
    expect(erasures).toEqual([{ purgedAt: expect.anything() }]);
  }

  const without = (text: string) => NEEDLES.filter((needle) => text.toLowerCase().includes(needle));

  /** The tables and files in which words of the person stand. */
  async function placesLeft(): Promise<Record<string, string[]>> {
    const { database } = api();
    const isSqlite = database.engine === 'sqlite';
    const tables = await database.query<{ name: string }>(
      isSqlite
        ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        : 'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
    );
    const found: Record<string, string[]> = {};
    for (const { name } of tables) {
      const left = without(JSON.stringify(await database.query(`SELECT * FROM \`${name}\``)));
      if (left.length > 0) found[name] = left;
    }
    const [main] = isSqlite
      ? await database.query<{ file: string }>('PRAGMA database_list')
      : [undefined];
    for (const ending of main === undefined ? [] : ['', '-wal']) {
      const file = `${String(main?.file)}${ending}`;
      const left = existsSync(file) ? without(readFileSync(file, 'latin1')) : [];
      if (left.length > 0) found[`file${ending}`] = left;
    }
    return found;
  }

  async function plant(person: PlantedPerson) {
    const { database, transactions, clock } = api();
    return plantEverywhere({ database, transactions }, person, clock.now());
  }

  test('no text column, index or page of the database names a customer', async () => {
    const { name, email, phone } = PERSON;
    const contact = { contactName: name, email, phone, address: ADDRESS };
    const id = await makeCustomer(api(), name, { ...contact, city: 'Laval' });
    const job = await makeJob(api(), {
      ...{ customerId: id, status: 'delivered', pickupAddress: ADDRESS },
      ...{ pickupContactName: name, pickupContactPhone: phone },
    });
    const cancelled = await makeJob(api(), { dropoffAddress: ADDRESS, customerId: id });
    expectStatus(await admin.post(`/api/jobs/${cancelled.id}/cancel`, { reason: 'other' }), 200);
    expect(job.id).toBeGreaterThan(0);
    const planted = await plant({
      kind: 'customer',
      id,
      driverId: null,
      address: ADDRESS,
      ...PERSON,
    });
    expect(planted.skipped).toEqual([]);
    expect(Object.keys(await placesLeft()).length).toBeGreaterThan(20);
    await erase('customer', id);
    expect(await placesLeft()).toEqual({});
  });

  test('none names a driver, and what others did about the driver tells no place', async () => {
    const { name, email, phone } = PERSON;
    const account = { email, password: PASSWORD, role: 'driver', name, driverPhone: phone };
    const user = expectStatus(await admin.post('/api/admin/users', account), 201);
    const headers = { 'User-Agent': PERSON.place };
    const refused = { email, password: 'wrong' };
    expect((await api().anonymous.post('/api/auth/login', refused, headers)).status).toBe(401);
    const planted = await plant({
      ...{ kind: 'user', id: user.id, driverId: user.driverId, address: null },
      ...PERSON,
    });
    expect(planted.skipped).toEqual([]);
    expectStatus(await admin.put(`/api/admin/users/${user.id}`, { isActive: false }), 200);
    await erase('driver', user.driverId as number);
    expect(await placesLeft()).toEqual({});
  });
});
