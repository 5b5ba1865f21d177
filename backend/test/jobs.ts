import { CAST, type Member } from './cast';
import type { Answer, TestApi } from './http';

/** The answer's body, after checking the status. */
export function expectStatus(answer: Answer, status: number): Answer['body'] {
  if (answer.status !== status)
    throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`);
  return answer.body;
}

/** A job created by the admin over HTTP. */
export async function makeJob(api: TestApi, body: object = {}): Promise<Answer['body']> {
  const admin = await api.as('admin');
  return expectStatus(await admin.post('/api/jobs', body), 201);
}

/** A customer created by the admin over HTTP; returns the id. */
export async function makeCustomer(api: TestApi, name: string, more: object = {}): Promise<number> {
  const admin = await api.as('admin');
  return expectStatus(await admin.post('/api/customers', { name, ...more }), 201).id;
}

/** A vehicle created by the admin over HTTP; returns the id. */
export async function makeVehicle(api: TestApi, body: object = {}): Promise<number> {
  const admin = await api.as('admin');
  return expectStatus(await admin.post('/api/vehicles', body), 201).id;
}

export function driverIdOf(api: TestApi, member: 'driver' | 'otherDriver'): number {
  const { driverId } = api.cast[member];
  if (driverId === null) throw new Error(`${CAST[member].name} is no driver`);
  return driverId;
}

/** A driver's job that an admin has moved to the given status. */
export async function makeDriverJob(
  api: TestApi,
  status: string,
  member: 'driver' | 'otherDriver' = 'driver',
  body: object = {},
): Promise<Answer['body']> {
  return makeJob(api, { driverId: driverIdOf(api, member), status, ...body });
}

/** The driver as the admin sees them. */
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

/** The activity of a job, including photos, oldest entry first. */
export async function activityOf(api: TestApi, jobId: number): Promise<Answer['body']> {
  const admin = await api.as('admin');
  return expectStatus(await admin.get(`/api/jobs/${jobId}/activity?order=asc&photos=all`), 200);
}

/** A saved view of the billing list. */
export async function makeView(api: TestApi, owner: Member, name: string): Promise<number> {
  const answer = await (await api.as(owner)).post('/api/saved-views', { list: 'billing', name });
  return expectStatus(answer, 201).id as number;
}

/** A charge of a job; returns its id. */
export async function makeCharge(api: TestApi, job: number): Promise<number> {
  const admin = await api.as('admin');
  const charge = { nameEn: 'Tolls', unit: 'each', price: 10, taxable: true };
  return expectStatus(await admin.post(`/api/jobs/${job}/charges`, charge), 201).id;
}

/** A price list item; returns its id. */
export async function makePriceListItem(api: TestApi): Promise<number> {
  const admin = await api.as('admin');
  const item = { nameEn: 'Tolls', nameFr: 'Péages', unit: 'each', price: 10, taxable: true };
  return expectStatus(await admin.post('/api/price-list', item), 201).id;
}
