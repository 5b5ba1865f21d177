import { expect, type APIRequestContext } from '@playwright/test';
import { makeDriver } from '../../support/people';
import { ADMIN } from '../../support/product';
import type { Page } from '../engines/page';
import { signIn } from './sign-in';

interface MainJob {
  readonly desk: Page;
  readonly phone: Page;
  readonly api: APIRequestContext;
}

const jobs = async (api: APIRequestContext) =>
  (await (await api.get('/api/jobs?limit=1')).json()) as { jobId: string }[];

const view = (desk: Page, name: string) =>
  desk.role('navigation', 'Main menu').link(new RegExp(`^${name}`));

async function create(desk: Page): Promise<void> {
  await desk.button('Create New Dispatch').nth(0).click();
  await desk.role('heading', 'Create New Dispatch Job').shown();
  await desk.label(/^Customer Name/).fill('saint');
  await desk.role('option', /Autos Saint-Laurent/).click();
  await desk.button('Use Customer Address').nth(0).click();
  await desk.text('Address Applied').shown();
  await desk.label('Make and Model').fill('Honda Civic');
  await desk.label(/^VIN/).fill('KP042788');
  await desk.label(/^(?:Job|Unit) Price/).fill('850.25');
  const dropoff = desk.role('region', 'Drop-off Location');
  await dropoff.label(/^Address/).fill('Saskat');
  await desk
    .role('option', /Saskatoon/)
    .nth(0)
    .click();
  await dropoff.label(/^City/).hasValue('Saskatoon');
  await desk.button('Save Dispatch Job').click();
  await desk.text('Dispatch job created successfully!').shown();
}

async function assign(desk: Page, jobId: string): Promise<void> {
  await view(desk, 'Dashboard').click();
  await desk.button(`Assign ${jobId}`).click();
  const panel = desk.dialog('Assign Driver');
  await panel.role('combobox').click();
  await desk.role('option', /Renée Côté/).click();
  await panel.button('Assign Driver').click();
  await desk.text('Driver assigned successfully!').shown();
}

async function haul(phone: Page): Promise<void> {
  await phone.text('You have 1 active job.').shown();
  await phone.link(/View Job Details/).click();
  await phone.text(/KP042788/).shown();
  await phone.button('VEHICLE LOADED - START TRANSPORT').click();
  await phone.text('Vehicle loaded and transport started!').shown();
  expect(await phone.text(/850\.25/).count()).toBe(0);
  await phone.button('VEHICLE DELIVERED - COMPLETE JOB').click();
  const dialog = phone.dialog('Complete Delivery');
  await dialog.label('Completion Notes (Optional)').fill('Keys with Luc.');
  await dialog.button('Complete Delivery').click();
  await phone.text('Delivery completed successfully!').shown();
}

async function bill(desk: Page, jobId: string): Promise<void> {
  await view(desk, 'Completed Jobs').click();
  await desk.button(`Mark Driver Report Received for ${jobId}`).click();
  await desk.text('Job moved to Billing Management for processing.').shown();
  await view(desk, 'Billing Management').click();
  const card = desk.role('article').holding(jobId);
  await card.has('$850.25');
  await card.role('checkbox', /billing complete/i).click();
  await desk.text('Billing Updated').shown();
}

/** A job from sign-in to billing, by the dispatcher and the driver. */
export async function mainJob({ desk, phone, api }: MainJob): Promise<void> {
  const driver = await makeDriver(api, 'Renée Côté');
  const customer = await api.post('/api/customers', {
    data: {
      ...{ name: 'Autos Saint-Laurent', phone: '514-555-0177' },
      ...{ address: '1200 rue Notre-Dame Ouest', city: 'Montréal', province: 'QC' },
    },
  });
  expect(customer.status()).toBe(201);
  await signIn(desk, ADMIN.email, ADMIN.password);
  await create(desk);
  const jobId = (await jobs(api))[0]?.jobId ?? '';
  await assign(desk, jobId);
  await signIn(phone, driver.email, driver.password);
  await haul(phone);
  // The dispatcher's page follows without being reloaded.
  await desk.role('row').holding(jobId).has('Delivered');
  await bill(desk, jobId);
  expect((await jobs(api))[0]).toMatchObject({
    ...{ jobId, status: 'delivered', price: 850.25, completionNotes: 'Keys with Luc.' },
    ...{ hasDriverReport: true, billingComplete: true },
    ...{ pickupCity: 'Montréal', dropoffCity: 'Saskatoon' },
  });
}
