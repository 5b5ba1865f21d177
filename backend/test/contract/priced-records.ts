import type { TestApi } from '../app/http';
import { expectStatus, makeCustomer, makeDriverJob } from '../records/jobs';

/** A price whose digits occur nowhere else, not even if it is off by a dollar. */
export const SENTINEL = 7_654_321.09;
export const ITS_DIGITS = /7[^0-9]?654[^0-9]?32[01]/;
/** The other driver's phone, to recognise leaks. */
const FOREIGN_PHONE = 'foreign 555 0199';
export const STATUSES = ['assigned', 'picked-up', 'in-transit', 'delivered'];

/** They return no record, and would end the caller's sessions. */
export const OF_SESSIONS = [
  ...['listenToEvents', 'login', 'logout', 'clearSession', 'logoutOidc'],
  ...['changePassword', 'endSession', 'endOtherSessions', 'confirmPassword'],
];

/** All field names, at any depth. */
export function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

export const BLACKLISTED = 'Garage Bélanger';

/** Jobs of both drivers in every status, with the sentinel as every price and charge. */
export async function seedPrices(api: TestApi) {
  const admin = await api.as('admin');
  const { userId } = api.cast.otherDriver;
  expectStatus(await admin.put(`/api/admin/users/${userId}`, { driverPhone: FOREIGN_PHONE }), 200);
  const own: number[] = [];
  const foreign: number[] = [];
  const customer = await makeCustomer(api, BLACKLISTED);
  expectStatus(await admin.put(`/api/customers/${customer}`, { status: 'inactive' }), 200);
  const item = { nameEn: 'Winch', nameFr: 'Treuil', unit: 'each', price: SENTINEL, taxable: true };
  expectStatus(await admin.post('/api/price-list', { ...item, proposedBy: 'winch' }), 201);
  const foreignCustomer = await makeCustomer(api, 'Foreign Motors', { city: 'Foreignville' });
  for (const member of ['driver', 'otherDriver'] as const)
    for (const status of STATUSES) {
      const isOwn = member === 'driver';
      const job = await makeDriverJob(api, status, member, {
        price: SENTINEL,
        customerId: isOwn ? customer : foreignCustomer,
        pickupCity: isOwn ? 'Laval' : 'Foreignville',
        specialInstructions: isOwn ? 'Ring twice' : 'Foreign instructions',
        vehicleUnitsData: [
          { make: isOwn ? 'Honda' : 'Foreign', price: SENTINEL },
          { model: 'Civic', price: SENTINEL },
        ],
      });
      (isOwn ? own : foreign).push(job.id);
      const change = { price: SENTINEL - 1, poNumber: 'PO-1' };
      expectStatus(await admin.put(`/api/jobs/${job.id}`, change), 200);
      expectStatus(await admin.put(`/api/jobs/${job.id}`, { price: SENTINEL }), 200);
      const charge = { nameEn: 'Winch', unit: 'each', price: SENTINEL, taxable: true };
      expectStatus(await admin.post(`/api/jobs/${job.id}/charges`, charge), 201);
      if (status !== 'delivered') continue;
      const flags = { hasDriverReport: true, billingComplete: true };
      expectStatus(await admin.patch(`/api/jobs/${job.id}/billing`, flags), 200);
    }
  return { own, foreign, customer };
}
