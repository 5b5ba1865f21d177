import { existsSync, readFileSync } from 'node:fs';
import { CAST, PASSWORD } from '../../../../../test/app/cast';
import { eventually } from '../../../../../test/app/eventually';
import { type Caller, describeHttpOnEachDatabase } from '../../../../../test/app/http';
import {
  activityOf,
  driverIdOf,
  expectStatus,
  makeCustomer,
  makeJob,
} from '../../../../../test/records/jobs';
import { issueInvoice, setUpCompany } from '../../../../../test/billing/billed-job';
import {
  leaveDeleted,
  type PlantedPerson,
  plantEverywhere,
} from '../../../../../test/privacy/planted-rows';
import { continueErasures } from './continue-erasures';

const PERSON = {
  name: 'Zenobia Quackenbush',
  email: 'zenobia@quackenbush.example',
  phone: '416 555-0163',
  place: '45.67.89.10 Quackenbush-Phone',
};
const ADDRESS = '4711 Wobblethorpe Lane';
/** FTS5 compresses a word to the suffix that differs from the previous word. */
const NEEDLES = ['ckenbush', 'nobia', 'blethorpe', '5550163', '555-0163', '45.67.89.10'];

describeHttpOnEachDatabase('Erasing a person', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  /** Erases the person, and waits until all tables are processed. */
  async function erase(kind: string, id: number, name: string) {
    const path = `/api/privacy/people/${kind}/${id}/erasures`;
    const { id: number } = expectStatus(await admin.post(path, { name, reason: 'asked' }), 201);
    const read = async () => expectStatus(await admin.get(`/api/privacy/erasures/${number}`), 200);
    await eventually('the erasure is finished', async () => (await read()).finishedAt !== null);
    return read();
  }

  /** Tables with a text column that contains the words, ignoring case. */
  async function tablesWith(words: string): Promise<string[]> {
    const { database } = api();
    const tables = await database.query<{ name: string }>(
      database.engine === 'sqlite'
        ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        : 'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await database.query(`SELECT * FROM \`${name}\``);
      if (JSON.stringify(rows).toLowerCase().includes(words)) found.push(name);
    }
    return found;
  }

  test('removes a driver from all but sealed data, and leaves jobs and money', async () => {
    const body = { email: 'nadia@example.com', password: PASSWORD, role: 'driver' };
    const user = expectStatus(
      await admin.post('/api/admin/users', {
        ...body,
        name: 'Nadia Haulage',
        driverPhone: '416 555-7788',
      }),
      201,
    );
    const driverId = user.driverId as number;
    expectStatus(
      await api().anonymous.post('/api/auth/login', { email: body.email, password: PASSWORD }),
      200,
    );
    expectStatus(await admin.put(`/api/admin/users/${user.id}`, { name: 'Nadia Trucks' }), 200);
    const job = await makeJob(api(), {
      ...{ driverId, status: 'in-transit', price: 1200 },
      specialInstructions: 'Call NADIA  HAULAGE at 416-555-7788 first',
    });
    const other = await makeJob(api(), {
      ...{ driverId: driverIdOf(api(), 'driver'), specialInstructions: 'Ask for Nadia Trucks' },
    });
    const person = `/api/privacy/people/driver/${driverId}`;
    const wish = { name: 'nadia trucks', reason: 'asked' };

    const active = await admin.post(`${person}/erasures`, wish);
    expect(active).toMatchObject({ status: 409, body: { code: 'person_still_active' } });
    expectStatus(await admin.put(`/api/admin/users/${user.id}`, { isActive: false }), 200);
    const open = await admin.post(`${person}/erasures`, wish);
    expect(open).toMatchObject({ status: 409, body: { code: 'driver_has_open_jobs' } });
    expect(expectStatus(await admin.get(person), 200)).toMatchObject({
      ...{ name: 'Nadia Trucks', canSignIn: false, openJobs: 1, erasedNumber: null },
    });
    expectStatus(await admin.put(`/api/jobs/${job.id}`, { status: 'delivered' }), 200);
    const misspelt = await admin.post(`${person}/erasures`, { ...wish, name: 'Nadia' });
    expect(misspelt).toMatchObject({
      status: 400,
      body: { details: [{ field: 'name', code: 'other_name' }] },
    });
    const before = expectStatus(await admin.get('/api/stats'), 200);

    const erased = await erase('driver', driverId, 'Nadia Trucks');
    const name = `Erased person ${erased.id}`;
    expect(erased).toMatchObject({
      ...{ kind: 'user', recordId: user.id, driverId, reason: 'asked', requestedBy: 'Ada Admin' },
      kept: ['issued-invoices', 'sealed-signatures', 'jobs-and-money'],
    });
    for (const words of ['nadia', '5557788', '555-7788'])
      expect({ words, tables: await tablesWith(words) }).toEqual({ words, tables: [] });
    expect(expectStatus(await admin.get(`/api/jobs/${job.id}`), 200)).toMatchObject({
      ...{ driver: { id: driverId, name, phone: null }, price: 1200, specialInstructions: name },
    });
    expect(expectStatus(await admin.get(`/api/jobs/${other.id}`), 200)).toMatchObject({
      specialInstructions: name,
    });
    const found = expectStatus(await admin.get('/api/jobs/completed?limit=50&q=nadia'), 200);
    expect(found).toEqual([]);
    const anew = await admin.get(`/api/jobs/completed?limit=50&q=erased%20person`);
    expect(expectStatus(anew, 200).map(({ id }: { id: number }) => id)).toEqual([job.id]);
    expect(expectStatus(await admin.get('/api/stats'), 200)).toEqual(before);
    const repeated = await admin.post(`${person}/erasures`, { ...wish, name });
    expect(repeated).toMatchObject({ status: 409, body: { code: 'already_erased' } });
    expect(
      (await api().anonymous.post('/api/auth/login', { email: body.email, password: PASSWORD }))
        .status,
    ).toBe(401);
    expect(await activityOf(api(), job.id)).not.toEqual([]);
  });

  test('removes a customer, keeps issued documents, and is rejected while money is owed', async () => {
    await setUpCompany(admin);
    const id = await makeCustomer(api(), 'Wanda Wagons', {
      ...{ contactName: 'Wendel Wagons', email: 'wanda@example.com', phone: '514 555-0199' },
      ...{ address: '77 Private Lane', city: 'Laval' },
    });
    const { invoiceId } = await issueInvoice(admin, id);
    const invoice = expectStatus(await admin.get(`/api/invoices/${invoiceId}`), 200);
    const path = `/api/privacy/people/customer/${id}/erasures`;
    const owed = await admin.post(path, { name: 'Wanda Wagons', reason: 'asked' });
    expect(owed).toMatchObject({ status: 409, body: { code: 'customer_has_open_invoices' } });
    const paid = {
      ...{ customerId: id, paidOn: '2026-03-31', amount: invoice.total, method: 'cash' },
      allocations: [{ invoiceId, amount: invoice.total }],
    };
    expectStatus(await admin.post('/api/payments', paid), 201);
    const totals = expectStatus(await admin.get('/api/invoices/totals'), 200);

    const { id: number } = await erase('customer', id, 'Wanda Wagons');
    const kept = await tablesWith('wanda');
    expect(kept.filter((table) => table !== 'invoices')).toEqual([]);
    expect(await tablesWith('wendel')).toEqual([]);
    const after = expectStatus(await admin.get(`/api/invoices/${invoiceId}`), 200);
    expect(after).toMatchObject({
      ...{ total: invoice.total, customerName: `Erased person ${number}` },
    });
    expect(expectStatus(await admin.get('/api/invoices/totals'), 200)).toEqual(totals);
    expect(expectStatus(await admin.get('/api/invoices?limit=9&q=wagons'), 200)).toEqual([]);
  });

  test('removes a dispatcher from cached lists and from saved searches', async () => {
    const body = { email: 'olga@example.com', password: PASSWORD };
    const account = { ...body, role: 'dispatcher', name: 'Olga Ostrova' };
    const { id } = expectStatus(await admin.post('/api/admin/users', account), 201);
    const signedIn = await api().anonymous.post('/api/auth/login', body);
    const olga = api().caller(signedIn.body.token);
    const job = await makeJob(api(), { vehicleUnitsData: [{ make: 'Kia' }, { make: 'Ford' }] });
    const unit = `/api/jobs/${job.id}/units/${job.jobVehicles[0].id}`;
    expectStatus(await olga.post(`${unit}/leave`, { reason: 'wrong-vehicle' }), 200);
    const view = { list: 'active-jobs', name: 'Hers', query: 'q=Olga%20Ostrova&sort=price' };
    const { id: saved } = expectStatus(await admin.post('/api/saved-views', view), 201);
    const list = async () => (await admin.get('/api/jobs/active')).text;
    expect(await list()).toContain('Olga Ostrova');
    expectStatus(await admin.put(`/api/admin/users/${id}`, { isActive: false }), 200);
    const { id: number } = await erase('user', id, 'Olga Ostrova');
    expect(await list()).not.toContain('Olga');
    expect(await list()).toContain(`Erased person ${number}`);
    const views = expectStatus(await admin.get('/api/saved-views'), 200) as { id: number }[];
    expect(views.find((one) => one.id === saved)).toMatchObject({ query: 'sort=price' });
  });

  test('removes a contact from a customer that stays', async () => {
    const id = await makeCustomer(api(), 'Garage Central', {
      ...{ contactName: 'Xavier Yards', email: 'xavier@example.com', phone: '514 555-0144' },
    });
    const job = await makeJob(api(), {
      ...{ customerId: id, pickupContactName: 'Xavier Yards', pickupContactPhone: '5145550144' },
      specialInstructions: 'Gate 3',
    });
    const path = `/api/privacy/people/contact/${id}/erasures`;
    expectStatus(await admin.put(`/api/jobs/${job.id}`, { status: 'cancelled' }), 400);
    expectStatus(await admin.post(`/api/jobs/${job.id}/cancel`, { reason: 'other' }), 200);
    expect((await admin.post(path, { name: 'Xavier Yards', reason: 'asked' })).status).toBe(201);
    await eventually('everything is gone through', async () => {
      const list = expectStatus(await admin.get('/api/privacy/erasures?limit=1'), 200);
      return list[0].finishedAt !== null;
    });
    expect(await tablesWith('xavier')).toEqual([]);
    expect(expectStatus(await admin.get(`/api/customers/${id}`), 200)).toMatchObject({
      ...{ name: 'Garage Central', contactName: null, email: null, phone: null },
    });
    expect((await admin.post(path, { name: 'Xavier Yards', reason: 'asked' })).status).toBe(404);
  });

  test('resumes where it was interrupted', async () => {
    const id = await makeCustomer(api(), 'Quentin Quarry');
    for (let made = 0; made < 3; made += 1)
      expectStatus(await admin.post('/api/vehicles', { make: 'Kia', poNumber: String(made) }), 201);
    const jobs: number[] = [];
    for (const note of ['Quentin Quarry waits', 'Nobody', 'By Quentin Quarry']) {
      const job = await makeJob(api(), { specialInstructions: note });
      jobs.push(job.id as number);
    }
    const { transactions, database, clock, settings } = api();
    const marks = { names: ['Quentin Quarry'], emails: [], phones: [], addresses: [] };
    const now = clock.now();
    // The state after the process was killed behind the first of these jobs.
    const values = ['customer', id, now, 'asked', now, JSON.stringify(marks), 'jobs', jobs[0] ?? 0];
    await transactions.run((tx) =>
      tx.manager.query(
        `INSERT INTO erasures (kind, recordId, recordCreatedAt, reason, requestedAt, marks, atTable, atId, changedRows)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1)`,
        values,
      ),
    );
    await continueErasures({ transactions, database, clock, settings });
    const [first, , third] = jobs;
    expect(expectStatus(await admin.get(`/api/jobs/${first}`), 200)).toMatchObject({
      specialInstructions: 'Quentin Quarry waits',
    });
    expect(expectStatus(await admin.get(`/api/jobs/${third}`), 200).specialInstructions).toMatch(
      /^Erased person \d+$/,
    );
    const [row] = await database.query<{ marks: unknown; finishedAt: unknown }>(
      'SELECT marks, finishedAt FROM erasures ORDER BY id DESC LIMIT 1',
    );
    expect(row?.marks).toBeNull();
    expect(row?.finishedAt).not.toBeNull();
  });

  test('finds people, deleted or not, for users who may manage privacy', async () => {
    const found = expectStatus(await admin.get('/api/privacy/people?q=dana'), 200);
    expect(found).toEqual([
      {
        ...{ kind: 'driver', id: driverIdOf(api(), 'driver'), name: CAST.driver.name },
        ...{ detail: CAST.driver.email, isDeleted: false },
      },
    ]);
    const contact = expectStatus(await admin.get('/api/privacy/people?q=garage%20cen'), 200);
    expect(contact).toMatchObject([{ kind: 'customer', name: 'Garage Central' }]);
    expect((await (await api().as('driver')).get('/api/privacy/people?q=dana')).status).toBe(403);
  });

  async function eraseWhole(kind: string, id: number) {
    const path = `/api/privacy/people/${kind}/${id}/erasures`;
    const wish = { name: PERSON.name, reason: 'asked' };
    const { id: number } = expectStatus(await admin.post(path, wish), 201);
    // The server processes the tables in the background; the test waits for the end.
    await continueErasures(api().core);
    const erasures = await api().database.query('SELECT purgedAt FROM erasures WHERE id = ?', [
      number,
    ]);
    expect(erasures).toEqual([{ purgedAt: expect.anything() }]);
  }

  const without = (text: string) => NEEDLES.filter((needle) => text.toLowerCase().includes(needle));

  /** The tables and files that contain words of the person. */
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

  test('leaves no text column, index or page of the database that names a customer', async () => {
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
    if (api().database.engine === 'sqlite') await leaveDeleted(api().database, PERSON.name);
    expect(Object.keys(await placesLeft()).length).toBeGreaterThan(20);
    await eraseWhole('customer', id);
    expect(await placesLeft()).toEqual({});
  });

  test('leaves none that names a driver, or the place of a refused sign-in', async () => {
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
    await eraseWhole('driver', user.driverId as number);
    expect(await placesLeft()).toEqual({});
  });
});
