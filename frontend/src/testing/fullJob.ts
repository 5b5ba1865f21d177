import { http, HttpResponse } from 'msw';
import type { Job } from '../api/jobs/jobs';
import { makeDriver, makeJob, makeUnit } from './jobSamples';
import { openedJob } from './openedJob';
import { server, staleRefusal } from './answers/server';

const drew = makeDriver(4, { name: 'Drew Sample' });
const rene = makeDriver(5, { name: 'René Sample' });
/** A job with all facts known. */
export const full = makeJob(7, {
  version: 3,
  status: 'assigned',
  driver: drew,
  poNumber: 'PO-1',
  price: 1250.5,
  preferredPickupDate: '2026-03-10',
  preferredDeliveryDate: null,
  ...{ pickupFrom: null, pickupUntil: null, dropoffFrom: null, dropoffUntil: null },
  deliverBy: null,
  ...{ statusSince: null, loadedAt: null, responsibleId: null },
  specialInstructions: 'Ring twice',
  customer: {
    id: 31,
    name: 'Northern Example Motors',
    email: 'cars@example.com',
    phone: '416-555-0100',
    address: '1 Main St',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5V 2T6',
    reportLevel: null,
    status: 'inactive',
  },
  pickupAddress: '10 Yard Rd',
  pickupCity: 'Toronto',
  pickupProvince: 'ON',
  pickupContactName: 'Gate One',
  jobVehicles: [makeUnit(70), makeUnit(71, { make: 'Kia', model: 'Rio', vinLast8: 'KC654321' })],
});

export function activity(id: number, action: string, before: object | null, after: object) {
  const at = '2026-03-02T15:00:00.000Z';
  const who = { actorId: 9, actorName: 'Other Person' };
  const people = [
    { resource: 'driver', id: 4, name: 'Drew Sample' },
    { resource: 'customer', id: 30, name: 'Gone Motors' },
    { resource: 'customer', id: 31, name: 'Northern Example Motors' },
  ];
  const rest = { people, requestId: null, tappedAt: null };
  return { id, at, ...who, action, resource: 'job', resourceId: 7, before, after, ...rest };
}

interface Sent {
  body: unknown;
  version: string | null;
}

/** A server with this job and its history; it refuses changes based on an older version. */
export function serveJob(job: Job = full) {
  const sent: Sent[] = [];
  const store = { present: job };
  server.use(
    http.get('*/api/customers/31', () => HttpResponse.json(job.customer)),
    http.get('*/api/jobs/7/activity', () =>
      HttpResponse.json([
        activity(3, 'job.edited', { price: 1000 }, { price: 1250.5 }),
        activity(2, 'job.assigned', { driverId: null }, { driverId: 4 }),
        activity(4, 'job.edited', { customerId: 30 }, { customerId: 31 }),
        activity(1, 'job.created', null, {}),
      ]),
    ),
    http.put('*/api/jobs/7', async ({ request }) => {
      const version = request.headers.get('If-Match');
      const body = (await request.json()) as Partial<Job>;
      sent.push({ body, version });
      if (version !== `"${store.present.version}"`) return staleRefusal(store.present);
      store.present = { ...store.present, ...body, version: store.present.version + 1 };
      return HttpResponse.json(store.present);
    }),
    ...openedJob(() => store.present, [drew, rene]),
  );
  return { sent, store };
}
