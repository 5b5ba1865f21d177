import { CAST, type Member } from '../app/cast';
import type { Answer, TestApi } from '../app/http';

/** Returns the response's body after checking its status. */
export function expectStatus(answer: Answer, status: number): Answer['body'] {
  if (answer.status !== status)
    throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`);
  return answer.body;
}

/** Creates a job as the admin over HTTP. */
export async function makeJob(api: TestApi, body: object = {}): Promise<Answer['body']> {
  const admin = await api.as('admin');
  return expectStatus(await admin.post('/api/jobs', body), 201);
}

/** Creates a customer as the admin over HTTP; returns the id. */
export async function makeCustomer(api: TestApi, name: string, more: object = {}): Promise<number> {
  const admin = await api.as('admin');
  return expectStatus(await admin.post('/api/customers', { name, ...more }), 201).id;
}

/** Creates a vehicle as the admin over HTTP; returns the id. */
export async function makeVehicle(api: TestApi, body: object = {}): Promise<number> {
  const admin = await api.as('admin');
  return expectStatus(await admin.post('/api/vehicles', body), 201).id;
}

export function driverIdOf(api: TestApi, member: 'driver' | 'otherDriver'): number {
  const { driverId } = api.cast[member];
  if (driverId === null) throw new Error(`${CAST[member].name} is no driver`);
  return driverId;
}

/** Creates a job for the driver and moves it to the given status as an admin. */
export async function makeDriverJob(
  api: TestApi,
  status: string,
  member: 'driver' | 'otherDriver' = 'driver',
  body: object = {},
): Promise<Answer['body']> {
  return makeJob(api, { driverId: driverIdOf(api, member), status, ...body });
}

/** The driver's status as the admin sees it. */
export async function driverStatus(
  api: TestApi,
  member: 'driver' | 'otherDriver' = 'driver',
): Promise<string> {
  const rows = await api.database.query<{ status: string }>(
    'SELECT status FROM drivers WHERE id = ?',
    [driverIdOf(api, member)],
  );
  return rows[0]?.status ?? 'unknown';
}

/** The activity of a job, including its photos, oldest first. */
export async function activityOf(api: TestApi, jobId: number): Promise<Answer['body']> {
  const admin = await api.as('admin');
  return expectStatus(await admin.get(`/api/jobs/${jobId}/activity?order=asc&photos=all`), 200);
}

/** Creates a saved view of the billing list for a member of the cast. */
export async function makeView(api: TestApi, owner: Member, name: string): Promise<number> {
  const answer = await (await api.as(owner)).post('/api/saved-views', { list: 'billing', name });
  return expectStatus(answer, 201).id as number;
}

/** Adds a charge to a job; returns its id. */
export async function makeCharge(api: TestApi, job: number): Promise<number> {
  const admin = await api.as('admin');
  const charge = { nameEn: 'Tolls', unit: 'each', price: 10, taxable: true };
  return expectStatus(await admin.post(`/api/jobs/${job}/charges`, charge), 201).id;
}

/** Comments on a job as the admin; returns the comment's id. */
export async function makeComment(api: TestApi, job: number): Promise<number> {
  const admin = await api.as('admin');
  return expectStatus(await admin.post(`/api/jobs/${job}/comments`, { text: 'Call first.' }), 201)
    .id;
}

/** Adds an item to the price list; returns its id. */
export async function makePriceListItem(api: TestApi): Promise<number> {
  const admin = await api.as('admin');
  const item = { nameEn: 'Tolls', nameFr: 'Péages', unit: 'each', price: 10, taxable: true };
  return expectStatus(await admin.post('/api/price-list', item), 201).id;
}
