import { http, HttpResponse } from 'msw';
import type { Job } from '../api/jobs';
import { makeJob, makeUnit } from './jobSamples';
import { refusal, server } from './server';

/** A job with every fact given, of the driver that `samples.ts` signs in. */
export function makeHaul(id: number, facts: Partial<Job> = {}): Job {
  return makeJob(id, {
    status: 'assigned',
    driverId: 4,
    customerId: 9,
    driver: { id: 4, name: 'Drew Sample', phone: null },
    customer: {
      id: 9,
      name: 'Lantern Auctions',
      email: null,
      phone: '416-555-0122',
      address: null,
      city: null,
      province: null,
      postalCode: null,
      status: 'active',
    },
    jobVehicles: [makeUnit(1, { year: 2021, make: 'Ford', model: 'F-150', vinLast8: 'MFA12345' })],
    pickupAddress: '181 Terminal Avenue',
    pickupCity: 'Toronto',
    pickupProvince: 'ON',
    pickupPostalCode: 'M9W 9V5',
    pickupContactName: 'Jas Pickup',
    dropoffAddress: '870 rue Principale',
    dropoffCity: 'Montréal',
    dropoffProvince: 'QC',
    dropoffPostalCode: 'H2X 1Y4',
    dropoffContactName: 'Di Dropoff',
    ...facts,
  });
}

interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly ifMatch: string | null;
  readonly key: string | null;
}

/** The driver's side of the server over these jobs; what was sent is kept in order. */
export function serveJobs(...jobs: Job[]) {
  const records = new Map(jobs.map((job) => [job.id, job]));
  const sent: SentCall[] = [];
  const group = (name: string, statuses: readonly string[]) =>
    http.get<{ driverId: string }>(`*/api/jobs/driver/:driverId/${name}`, ({ params, request }) => {
      const all = [...records.values()].filter(
        (job) => job.driverId === Number(params.driverId) && statuses.includes(job.status),
      );
      const query = new URL(request.url).searchParams;
      const offset = Number(query.get('offset') ?? 0);
      const limit = Number(query.get('limit') ?? all.length);
      return HttpResponse.json(all.slice(offset, offset + limit), {
        headers: { 'X-Total-Count': String(all.length) },
      });
    });
  const change = async (request: Request, id: number, facts: Partial<Job>) => {
    const job = records.get(id);
    const { pathname } = new URL(request.url);
    const body: unknown = await request.clone().json();
    const ifMatch = request.headers.get('If-Match');
    sent.push({
      method: request.method,
      path: pathname,
      body,
      ifMatch,
      key: request.headers.get('Idempotency-Key'),
    });
    if (!job) return refusal(404, 'not_found', 'The requested record was not found.');
    if (ifMatch !== null && ifMatch !== `"${job.version}"`)
      return HttpResponse.json(
        { statusCode: 412, code: 'stale_version', message: 'Stale.', current: job, requestId: 'x' },
        { status: 412 },
      );
    const next = { ...job, ...facts, version: job.version + 1 };
    records.set(id, next);
    return HttpResponse.json(next);
  };
  server.use(
    group('assigned', ['assigned']),
    group('active', ['picked-up', 'in-transit']),
    group('completed', ['delivered']),
    http.get('*/api/jobs/:id', ({ params }) => {
      const job = records.get(Number(params['id']));
      return job
        ? HttpResponse.json(job)
        : refusal(404, 'not_found', 'The requested record was not found.');
    }),
    http.put<{ id: string }>('*/api/jobs/:id', async ({ request, params }) =>
      change(request, Number(params.id), (await request.clone().json()) as Partial<Job>),
    ),
    http.post<{ id: string }>('*/api/jobs/:id/complete', async ({ request, params }) =>
      change(request, Number(params.id), { status: 'delivered' }),
    ),
  );
  return { records, sent };
}
