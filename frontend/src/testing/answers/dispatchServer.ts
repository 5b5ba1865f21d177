import type { Customer, Driver, Vehicle } from '../../api/generated/endpoints';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { server } from './server';

const STAMPS = { createdAt: '2026-01-05T15:00:00.000Z', updatedAt: '2026-01-05T15:00:00.000Z' };

export const customer: Customer = {
  id: 7,
  name: 'Maple Motors',
  contactName: 'Ann Lee',
  email: 'ann@maple.example',
  phone: '416-555-0100',
  address: '1 First St',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5V 2T6',
  reportLevel: null,
  status: 'active',
  totalJobs: 3,
  promisedJobs: 0,
  onTimeJobs: 0,
  promisedDeliveries: 0,
  onTimeDeliveries: 0,
  blacklistReason: null,
  blacklistedAt: null,
  lastJobDate: null,
  version: 1,
  ...STAMPS,
};

export const vehicle: Vehicle = {
  id: 40,
  year: 2019,
  make: 'Ford',
  model: 'F-150 XLT',
  vinLast8: 'KP042788',
  vin: null,
  poNumber: 'V-9',
  version: 1,
  ...STAMPS,
};

const DRIVER: Driver = {
  id: 4,
  userId: 2,
  name: 'Drew Sample',
  email: 'drew@example.com',
  phone: null,
  status: 'available',
  isActive: true,
  activeJobs: 0,
  completedJobs: 0,
  totalJobs: 0,
  promisedJobs: 0,
  onTimeJobs: 0,
  promisedDeliveries: 0,
  onTimeDeliveries: 0,
  unitsOnBoard: 0,
  unitsAssigned: 0,
  lastDrop: null,
  lastStop: null,
  nextPickup: null,
  version: 1,
  ...STAMPS,
};

interface Sent {
  readonly path: string;
  readonly key: string | null;
  readonly body: unknown;
}

/**
 * A server that creates jobs and records the requests in order. Typed customers get id 7, vehicles
 * ids from 31, the job id 12. The answers of each path can be replaced.
 */
export function serveDispatch(answers: Readonly<Record<string, HttpResponseResolver>> = {}) {
  const sent: Sent[] = [];
  const loads: string[] = [];
  let vehicles = 30;
  const take =
    (path: string, usual: (body: object) => object): HttpResponseResolver =>
    async (info) => {
      const body = (await info.request.clone().json()) as object; // every body of the flow is one
      sent.push({ path, key: info.request.headers.get('Idempotency-Key'), body });
      return answers[path]?.(info) ?? HttpResponse.json(usual(body));
    };
  const list =
    (path: string, records: object): HttpResponseResolver =>
    (info) => {
      loads.push(path);
      return answers[path]?.(info) ?? HttpResponse.json(records);
    };
  server.use(
    http.post(
      '*/api/customers/upsert',
      take('/api/customers/upsert', (body) => ({ ...customer, ...body })),
    ),
    http.post(
      '*/api/vehicles',
      take('/api/vehicles', () => ({ ...vehicle, id: (vehicles += 1) })),
    ),
    http.post(
      '*/api/jobs',
      take('/api/jobs', () => ({ id: 12, jobId: 'JOB-000012' })),
    ),
    http.get('*/api/drivers', list('/api/drivers', [DRIVER])),
    http.get('*/api/customers/search', list('/api/customers/search', [customer])),
    http.get('*/api/customers/7', list('/api/customers/7', customer)),
    http.get('*/api/vehicles/search', list('/api/vehicles/search', [vehicle])),
    http.get('*/api/addresses/suggest', list('/api/addresses/suggest', [])),
    http.get('*/api/stats', list('/api/stats', {})),
    http.get(/\/api\/(jobs|customers)\b/, list('/api/others', [])),
  );
  return { sent, loads };
}
