import { expect, type APIRequestContext } from '@playwright/test';
import { makeDriver } from '../../support/people';
import { ADMIN } from '../../support/product';
import type { Page } from '../engines/page';

const VIN = 'KB042788';
const CUSTOMER = 'Clavier Seul';

async function signInByKeys(desk: Page): Promise<void> {
  await desk.goto('/login');
  await desk.label('Email').focused();
  await desk.type(ADMIN.email);
  await desk.press('Tab');
  await desk.type(ADMIN.password);
  await desk.press('Enter');
  await desk.role('heading', 'Dashboard').shown();
}

async function createByKeys(desk: Page): Promise<void> {
  await desk.type('cd');
  await desk.role('heading', 'Create New Dispatch Job').shown();
  await desk.label(/^Customer Name/).tabTo();
  await desk.type(CUSTOMER);
  await desk.label('VIN').tabTo();
  await desk.type(VIN);
  await desk.press('Enter', ['Control']);
  await desk.text('Dispatch job created successfully!').shown();
}

async function findByKeys(desk: Page): Promise<void> {
  await desk.press('k', ['Control']);
  const palette = desk.dialog('Find a job, driver, customer or command');
  await palette.role('combobox').focused();
  await desk.type(VIN);
  await palette.role('option').holding(CUSTOMER).shown();
  await desk.press('Enter');
  await desk.dialog(/^Job JOB-/).shown();
  await desk.press('Escape');
  await desk.dialog(/^Job JOB-/).gone();
}

async function assignByKeys(desk: Page): Promise<void> {
  await desk.type('ga');
  await desk.role('heading', 'Active Jobs').shown();
  await desk.press('/');
  await desk.role('searchbox').focused();
  await desk.type(VIN);
  const row = desk.role('article').holding(CUSTOMER);
  await row.shown();
  await desk.press('Tab');
  await desk.press('j');
  await row.role('link').nth(0).focused();
  await desk.press('a');
  const panel = desk.dialog('Assign Driver');
  await panel.role('combobox').focused();
  await desk.type('Keira');
  await desk.role('option', /Keira Board/).shown();
  await desk.press('Enter');
  await desk.press('Enter', ['Control']);
  await desk.text('Driver assigned successfully!').shown();
  await row.role('link').nth(0).focused();
}

async function completeByKeys(desk: Page): Promise<void> {
  await desk.press('m');
  await desk.dialog('Mark Completed').role('combobox').focused();
  await desk.press('Enter', ['Control']);
  await desk.text('Job completed successfully!').shown();
}

/** A job from sign-in to delivery, without a pointer. */
export async function jobByKeyboard(desk: Page, api: APIRequestContext): Promise<void> {
  await makeDriver(api, 'Keira Board');
  await signInByKeys(desk);
  await createByKeys(desk);
  await findByKeys(desk);
  await assignByKeys(desk);
  await completeByKeys(desk);
  const found = (await (await api.get(`/api/jobs?q=${VIN}`)).json()) as unknown[];
  expect(found).toMatchObject([{ status: 'delivered', driver: { name: 'Keira Board' } }]);
}
