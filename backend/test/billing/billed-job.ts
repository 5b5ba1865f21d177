import type { Caller } from '../app/caller';
import { expectStatus } from '../records/jobs';

const COMPANY = {
  legalName: 'Transport Exemple inc.',
  address: '12 rue des Érables',
  city: 'Québec',
  province: 'QC',
  postalCode: 'G1R 4P5',
  gstNumber: '123456782RT0001',
  qstNumber: '1234567897TQ0001',
};

/** Fills in the company details that invoices require. */
export async function setUpCompany(admin: Caller): Promise<void> {
  expectStatus(await admin.put('/api/company', COMPANY), 200);
}

export interface BilledJob {
  readonly jobId: number;
  readonly invoiceId: number;
  readonly reference: string;
}

/** A delivered job from Laval to Québec and its issued invoice. */
export async function issueInvoice(
  admin: Caller,
  customerId: number,
  price = 1000,
): Promise<BilledJob> {
  const made = await admin.post('/api/jobs', {
    ...{ customerId, price, pickupCity: 'Laval', pickupProvince: 'QC' },
    ...{ dropoffCity: 'Québec', dropoffProvince: 'QC' },
    vehicleUnitsData: [{ year: 2021, make: 'Honda', model: 'Civic' }],
  });
  expectStatus(made, 201);
  const { id: jobId } = made.body as { id: number };
  expectStatus(await admin.put(`/api/jobs/${String(jobId)}`, { status: 'delivered' }), 200);
  const draft = await admin.post('/api/invoices', { jobIds: [jobId] });
  expectStatus(draft, 201);
  const { id: invoiceId } = draft.body as { id: number };
  const issued = await admin.post(`/api/invoices/${String(invoiceId)}/issue`, {});
  expectStatus(issued, 200);
  const { reference } = issued.body as { reference: string };
  return { jobId, invoiceId, reference };
}
