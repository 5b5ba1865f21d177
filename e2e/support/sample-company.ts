import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from '@playwright/test';
import { makeDriver, type DriverAccount } from './people';

export interface SampleCompany {
  readonly driver: DriverAccount;
  readonly customerId: number;
  readonly jobs: Readonly<Record<'pending' | 'assigned' | 'inTransit' | 'delivered', number>>;
}

const PLACE = {
  Address: '1200 boulevard Notre-Dame-des-Sept-Douleurs Ouest',
  City: 'Saint-Louis-du-Ha! Ha!',
  Province: 'QC',
  PostalCode: 'G0L 3S0',
  ContactName: 'Marie-Philippe de la Chevrotière',
  ContactPhone: '418-555-0134',
};

const placeOf = (side: 'pickup' | 'dropoff') =>
  Object.fromEntries(Object.entries(PLACE).map(([part, text]) => [`${side}${part}`, text]));

async function idOf(request: Promise<APIResponse>): Promise<number> {
  const answer = await request;
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: number }).id;
}

/** A company with the longest plausible names: one job of nine units and one of each kind. */
export async function makeSampleCompany(api: APIRequestContext): Promise<SampleCompany> {
  const driver = await makeDriver(api, 'Alexandre-Emmanuel Villeneuve-Lachance');
  const customerId = await idOf(
    api.post('/api/customers', {
      data: {
        name: 'Concessionnaires réunis du Bas-Saint-Laurent et de la Gaspésie inc.',
        contactName: PLACE.ContactName,
        email: 'marie-philippe.delachevrotiere@concessionnaires-reunis.example.com',
        phone: '418-555-0177',
        address: PLACE.Address,
        city: PLACE.City,
        province: 'QC',
        postalCode: 'G0L 3S0',
      },
    }),
  );
  const unit = {
    year: 2024,
    make: 'Mercedes-Benz',
    model: 'Sprinter 3500XD',
    vinLast8: 'KP042788',
  };
  const make = (units: number, price: number, driverId: number | null) =>
    idOf(
      api.post('/api/jobs', {
        data: {
          customerId,
          driverId,
          price,
          poNumber: 'PO-2026-000-4471-A',
          preferredPickupDate: '2026-09-30',
          specialInstructions: 'Keys are with the night guard; call before arriving.',
          vehicleUnitsData: Array.from({ length: units }, () => unit),
          ...placeOf('pickup'),
          ...placeOf('dropoff'),
        },
      }),
    );
  const put = (id: number, data: object) => idOf(api.put(`/api/jobs/${String(id)}`, { data }));
  const jobs = {
    pending: await make(9, 1234567.89, null),
    assigned: await make(9, 850.25, driver.driverId),
    inTransit: await make(1, 850.25, driver.driverId),
    delivered: await make(2, 1234567.89, driver.driverId),
  };
  await put(jobs.inTransit, { status: 'in-transit' });
  await put(jobs.delivered, { status: 'delivered', driverId: driver.driverId });
  await idOf(
    api.patch(`/api/jobs/${String(jobs.delivered)}/billing`, { data: { hasDriverReport: true } }),
  );
  return { driver, customerId, jobs };
}
