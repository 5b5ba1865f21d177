import { insertRecord } from '../../src/database/records/records';
import type { Database } from '../../src/database/database';
import { Identity } from '../../src/database/schema/entities/accounts/identity';
import type { Row } from '../../src/database/rows';
import { PrintWhenIssued } from '../../src/modules/billing/invoicing/invoice-papers/print-when-issued';
import { WORD_TABLES } from '../../src/search/word-indexes';
import { TABLES } from '../../src/backup/tables';
import { NOW as now } from './backups';
import { postConfirmed } from '../accounts/factors';
import type { Caller, TestApi } from '../app/http';
import { driverIdOf, expectStatus, makeCustomer, makeJob } from '../records/jobs';

/** Realistic user text with a Unicode line separator. */
const STRANGE = 'Ouvrez 🚚 "à gauche"\\\n\u2028puis\tsonnez — 東京';

/** A company with every kind of record; returns an admin token. */
export async function fill(api: TestApi): Promise<string> {
  const customerId = await makeCustomer(api, 'Garage Montréal', {
    city: 'Laval',
    phone: '514 555 0123',
  });
  const gone = await makeCustomer(api, 'Closed Motors');
  const admin = await api.as('admin');
  await makeJob(api, {
    customerId,
    driverId: driverIdOf(api, 'driver'),
    specialInstructions: STRANGE,
    preferredPickupDate: '2026-04-02',
    pickupCity: 'Québec',
    vehicleUnitsData: [
      { year: 2024, make: 'Honda', model: 'Civic', vinLast8: '1HGCM82633A004352', price: 450.25 },
      { make: 'Škoda', vinLast8: 'AB123456', poNumber: 'PO-77' },
    ],
  });
  const delivered = await makeJob(api, {
    customerId,
    price: 1200.5,
    status: 'delivered',
    driverId: driverIdOf(api, 'otherDriver'),
  });
  expectStatus(
    await admin.patch(`/api/jobs/${delivered.id}/billing`, { hasDriverReport: true }),
    200,
  );
  const view = { list: 'active-jobs', name: 'Québec', query: 'q=qu%C3%A9bec' };
  expectStatus(await admin.post('/api/saved-views', view), 201);
  const token = { name: 'Nightly export', scopes: ['jobs:read'] };
  expectStatus(await postConfirmed(admin, '/api/tokens', token), 201);
  const company = { legalName: 'Transport Exemple inc.', gstNumber: '123456782RT0001' };
  expectStatus(await admin.put('/api/company', company), 200);
  await invoiced(api, customerId, delivered.id);
  const key = { 'Idempotency-Key': 'once' };
  expectStatus(await admin.post('/api/jobs', { poNumber: 'ONCE' }, key), 201);
  const deleted = await makeJob(api, { poNumber: 'DELETED' });
  expectStatus(await admin.delete(`/api/jobs/${deleted.id}`), 204);
  const calledOff = await makeJob(api, { poNumber: 'CALLED OFF' });
  expectStatus(await admin.post(`/api/jobs/${calledOff.id}/cancel`, { reason: 'other' }), 200);
  expectStatus(await admin.delete(`/api/customers/${gone}`), 204);
  expectStatus(await admin.put(`/api/customers/${customerId}`, { status: 'inactive' }), 200);
  const identity = { issuer: 'https://login.example.com', subject: 'ada', createdAt: now };
  await api.transactions.run((tx) =>
    insertRecord(tx, Identity, { ...identity, userId: api.cast.admin.userId }),
  );
  return admin.token!;
}

/** An invoice of the job, with a partial credit note. */
async function invoiced(api: TestApi, customerId: number, jobId: number): Promise<void> {
  const admin = await api.as('admin');
  const way = { pickupProvince: 'QC', dropoffProvince: 'ON' };
  expectStatus(await admin.put(`/api/jobs/${jobId}`, way), 200);
  expectStatus(await admin.put(`/api/customers/${customerId}`, { address: '1 rue du Port' }), 200);
  const draft = expectStatus(await admin.post('/api/invoices', { jobIds: [jobId] }), 201);
  const path = `/api/invoices/${String(draft.id)}`;
  const { lines } = expectStatus(await admin.post(`${path}/issue`), 200);
  const part = { reason: 'Agreed.', lines: [{ lineId: lines[0].id, amount: 100 }] };
  expectStatus(await admin.post(`${path}/credit-notes`, part), 201);
  await api.app.get(PrintWhenIssued).settled();
}

const PATHS = [
  '/api/stats',
  '/api/jobs',
  '/api/jobs?q=montreal&limit=10',
  '/api/jobs?q=skoda&limit=10',
  '/api/jobs?q=DELETED&limit=10',
  '/api/jobs/cancelled',
  '/api/jobs/active',
  '/api/jobs/completed',
  '/api/jobs/1',
  '/api/jobs/1/activity',
  '/api/jobs/billing-summary',
  '/api/customers',
  '/api/customers/search?q=garage',
  '/api/customers/search?q=closed',
  '/api/vehicles/search?q=civ',
  '/api/drivers',
  '/api/admin/users',
  '/api/company',
  '/api/invoices',
  '/api/invoices/1',
  '/api/invoices/2',
  '/api/invoices?q=montreal&limit=10',
  '/api/invoices/totals',
];

/** All API answers, without the sign-ins made for these requests. */
export async function answersOf(api: TestApi): Promise<Record<string, unknown>> {
  const admin = await api.signIn('admin');
  const driver = await api.signIn('driver');
  const all: Record<string, unknown> = {};
  const ask = async (caller: Caller, path: string) => expectStatus(await caller.get(path), 200);
  for (const path of PATHS) all[path] = await ask(admin, path);
  const own = `/api/jobs/driver/${driverIdOf(api, 'driver')}/assigned`;
  all[own] = await ask(driver, own);
  const entries: { resource: string }[] = await ask(admin, '/api/activity?limit=500');
  all['/api/activity'] = entries.filter(({ resource }) => resource !== 'session');
  return all;
}

const ENDED = { signInEpoch: null, revokedAt: null };

/** All stored records with their search words, except those that a restore ends. */
export async function stored(database: Database): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {};
  for (const table of TABLES)
    if (table !== 'sessions') {
      const rows = await database.query<Row>(`SELECT * FROM ${table} ORDER BY id`);
      all[table] = rows.map((row) => ({ ...row, ...ENDED }));
    }
  const id = database.engine === 'sqlite' ? 'rowid' : 'id';
  for (const table of WORD_TABLES[database.engine])
    all[table] = await database.query(`SELECT ${id} AS id, words FROM ${table} ORDER BY 1`);
  return all;
}
