import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from '@playwright/test';
import { makeInvoices } from './sample-invoices';
import { makeDriver, tokenOf, type DriverAccount } from '../support/people';

export interface SampleCompany {
  readonly driver: DriverAccount;
  readonly customer: { readonly id: number; readonly name: string };
  /** Another dispatcher, who has the same records open. */
  readonly colleague: { readonly id: number; readonly token: string };
  readonly jobs: Readonly<Record<SampleJob, number>>;
  readonly invoices: { readonly draft: number; readonly issued: number };
  /** A payment with unallocated credit. */
  readonly payment: number;
}

type SampleJob = 'pending' | 'assigned' | 'inTransit' | 'delivered' | 'unreported' | 'cancelled';

/** Any picture will do. */
export const PICTURE = join(__dirname, '../../docs/screenshots/driver.png');

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

async function makeColleague(api: APIRequestContext): Promise<SampleCompany['colleague']> {
  const account = {
    name: 'Geneviève-Antoinette Archambault-Desrosiers',
    email: 'genevieve-antoinette.archambault@transport-interprovincial.example.com',
    password: 'a dispatcher of the tests',
    role: 'admin',
  };
  const id = await idOf(api.post('/api/admin/users', { data: account }));
  return { id, token: await tokenOf(api, account) };
}

/** Sends operations of a driver's phone for one job; returns their results. */
async function tap(
  api: APIRequestContext,
  driver: DriverAccount,
  jobId: number,
  taps: readonly object[],
): Promise<string[]> {
  const tappedAt = '2026-03-31T14:05:00.000Z';
  const operations = taps.map((each) => ({
    ...{ id: randomUUID(), jobId, baseVersion: 1, tappedAt },
    ...each,
  }));
  const answer = await api.post('/api/driver/operations', {
    headers: { Authorization: `Bearer ${await tokenOf(api, driver)}` },
    data: { sentAt: tappedAt, operations },
  });
  const { results } = (await answer.json()) as { results: { outcome: string }[] };
  return results.map(({ outcome }) => outcome);
}

/** A tap that arrives after dispatch has closed the job. */
async function tapTooLate(api: APIRequestContext, driver: DriverAccount, jobId: number) {
  const outcomes = await tap(api, driver, jobId, [
    {
      type: 'note',
      notes: 'The keys are with the night guard; nobody answers the telephone after nine.',
    },
    {
      type: 'complete',
      notes: 'Left with the night guard at gate 4; the left mirror was scratched before.',
    },
  ]);
  expect(outcomes).toEqual(['applied', 'rejected']);
}

/** The driver loads another vehicle than the ordered one. */
async function loadAnyway(api: APIRequestContext, driver: DriverAccount, jobId: number) {
  const unitId = await unitOf(api, jobId);
  const reading = { unitId, vin: '1HGCM82633A004352', method: 'scan' };
  const outcomes = await tap(api, driver, jobId, [{ type: 'load-anyway', ...reading }]);
  expect(outcomes).toEqual(['applied']);
}

/** The first unit of the job was damaged in transit. */
async function reportUnit(api: APIRequestContext, driver: DriverAccount, jobId: number) {
  const answer = await api.get(`/api/jobs/${String(jobId)}`);
  const { jobVehicles } = (await answer.json()) as { jobVehicles: { id: number }[] };
  const known = { view: 'right', x: 16, y: 62, code: '17141' };
  const found = {
    ...{ body: 'suv', odometer: { value: 41_250, unit: 'km' }, keys: 2, running: 'needs-winch' },
    ...{ energy: { kind: 'fuel', level: 3 }, looseItems: 'Winter tires and a child seat' },
    ...{ note: 'Hubcap of the left rear wheel is loose.', marks: [known] },
    skipped: { reason: 'other', note: 'The yard closes at five; no light is left.' },
  };
  const damage = { view: 'left', x: 43, y: 61, code: '10124' };
  const of = { type: 'report-unit', unitId: jobVehicles[0]?.id };
  const outcomes = await tap(api, driver, jobId, [
    { ...of, stage: 'pickup', report: found },
    { ...of, stage: 'delivery', report: { ...found, keys: null, marks: [known, damage] } },
  ]);
  expect(outcomes).toEqual(['applied', 'applied']);
}

/** The last unit of a job. */
async function unitOf(api: APIRequestContext, jobId: number): Promise<number | undefined> {
  const answer = await api.get(`/api/jobs/${String(jobId)}`);
  return ((await answer.json()) as { jobVehicles: { id: number }[] }).jobVehicles.at(-1)?.id;
}

/** The last unit of the job is left behind, with a long note. */
async function leaveUnit(api: APIRequestContext, jobId: number): Promise<void> {
  const path = `/api/jobs/${String(jobId)}`;
  const unit = String(await unitOf(api, jobId));
  const data = { reason: 'does-not-start', note: 'Battery dead; the yard has no charger.' };
  await idOf(api.post(`${path}/units/${unit}/leave`, { data }));
}

/** Photos of the first unit of a job: most places at pickup, and one of them also at delivery. */
async function takePhotos(api: APIRequestContext, jobId: number): Promise<void> {
  const path = `/api/jobs/${String(jobId)}`;
  const answer = await api.get(path);
  const { jobVehicles } = (await answer.json()) as { jobVehicles: { id: number }[] };
  const content = readFileSync(PICTURE);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const at = '2026-03-31T14:05:00.000Z';
  for (const [place, stage] of [
    ...['front', 'front', 'left-side', 'vin-plate'].map((one) => [one, 'pickup'] as const),
    ['front', 'delivery'] as const,
  ])
    await idOf(
      api.post(`${path}/units/${String(jobVehicles[0]?.id)}/photos`, {
        params: { clientId: randomUUID(), sha256, place, stage, takenAt: at, sentAt: at },
        headers: { 'Content-Type': 'image/png' },
        data: content,
      }),
    );
}

/** A price list with the longest plausible names, one of which the last unit report proposes, and charges of a job. */
async function makeCharges(api: APIRequestContext, jobId: number, customerId: number) {
  const items = [
    {
      ...{ nameEn: 'Waiting at the gate beyond the first thirty minutes', unit: 'hour' },
      ...{ nameFr: 'Attente à la barrière au-delà des trente premières minutes', price: 95.25 },
    },
    {
      ...{ nameEn: 'Fuel surcharge', nameFr: 'Supplément carburant', unit: 'percent' },
      price: 12.125,
    },
    {
      ...{ nameEn: 'Winching of a vehicle that does not start', unit: 'each', price: 1234567.89 },
      ...{ nameFr: 'Treuillage d’un véhicule qui ne démarre pas', proposedBy: 'winch' },
    },
  ];
  const ids = [];
  for (const item of items)
    ids.push(await idOf(api.post('/api/price-list', { data: { ...item, taxable: true } })));
  const charges = `/api/jobs/${String(jobId)}/charges`;
  for (const itemId of ids.slice(0, 2)) await idOf(api.post(charges, { data: { itemId } }));
  const settings = {
    ...{ legalName: 'Concessionnaires réunis du Bas-Saint-Laurent et de la Gaspésie inc.' },
    ...{ language: 'fr', termsDays: 45, poRequired: true, gathering: 'month' },
    email: 'comptes.fournisseurs@concessionnaires-reunis.example.com',
  };
  const billing = await api.put(`/api/customers/${String(customerId)}/billing`, { data: settings });
  expect(billing.ok()).toBe(true);
}

/** A company with the longest plausible names: one job of nine units and one of each kind. */
export async function makeSampleCompany(api: APIRequestContext): Promise<SampleCompany> {
  const driver = await makeDriver(api, 'Alexandre-Emmanuel Villeneuve-Lachance');
  const customerName = 'Concessionnaires réunis du Bas-Saint-Laurent et de la Gaspésie inc.';
  const customerId = await idOf(
    api.post('/api/customers', {
      data: {
        name: customerName,
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
    unreported: await make(2, 850.25, driver.driverId),
    cancelled: await make(2, 850.25, driver.driverId),
  };
  const deliver = async (units: number) => {
    const id = await make(units, 850.25, driver.driverId);
    await put(id, { status: 'delivered', driverId: driver.driverId });
    return id;
  };
  await loadAnyway(api, driver, jobs.inTransit);
  await put(jobs.inTransit, { status: 'in-transit' });
  await put(jobs.delivered, { status: 'delivered', driverId: driver.driverId });
  await put(jobs.unreported, { status: 'delivered', driverId: driver.driverId });
  await leaveUnit(api, jobs.unreported);
  await takePhotos(api, jobs.unreported);
  await reportUnit(api, driver, jobs.unreported);
  await makeCharges(api, jobs.unreported, customerId);
  await tapTooLate(api, driver, jobs.unreported);
  const data = { reason: 'not-ready', note: 'The gate was locked.', dryRunCharge: 1234567.89 };
  await idOf(api.post(`/api/jobs/${String(jobs.cancelled)}/cancel`, { data }));
  await idOf(
    api.patch(`/api/jobs/${String(jobs.delivered)}/billing`, { data: { hasDriverReport: true } }),
  );
  await idOf(
    api.post('/api/saved-views', {
      data: {
        list: 'active-jobs',
        query: 'status=pending',
        name: 'En attente, Bas-Saint-Laurent et Gaspésie, sans chauffeur',
      },
    }),
  );
  const customer = { id: customerId, name: customerName };
  const money = await makeInvoices(api, customerId, {
    issued: await deliver(1),
    drafted: jobs.unreported,
  });
  return { driver, customer, colleague: await makeColleague(api), jobs, ...money };
}
