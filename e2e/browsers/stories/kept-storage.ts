import { expect, type APIRequestContext } from '@playwright/test';
import type { Page } from '../engines/page';
import { makeHondaJob } from './honda-job';
import { signIn } from './sign-in';

const QUESTION = 'Keep your work on this phone?';
const isKept = (phone: Page) => phone.run(() => navigator.storage.persisted());

async function openJob(phone: Page, api: APIRequestContext, name: string): Promise<void> {
  const { id, driver } = await makeHondaJob(api, name);
  await signIn(phone, driver.email, driver.password);
  await phone.goto(`/job/${String(id)}`);
}

/** The portal gives its reason first; only a press makes the browser ask, and only once. */
export async function storageIsAllowed(phone: Page, api: APIRequestContext): Promise<void> {
  await openJob(phone, api, 'Garance Gardée');
  const question = phone.role('region', QUESTION);
  await question.has('wait on this phone until they are sent');
  // This browser allows every request at once, so there was none yet.
  expect(await isKept(phone)).toBe(false);
  await question.button('Keep My Work').click();
  await question.gone();
  expect(await isKept(phone)).toBe(true);
  await phone.reload();
  await phone.button('VEHICLE LOADED - START TRANSPORT').shown();
  expect(await question.count()).toBe(0);
}

/** A refusal is explained, and the portal does not ask again. */
export async function storageIsRefused(phone: Page, api: APIRequestContext): Promise<void> {
  await openJob(phone, api, 'Rémi Refusé');
  const question = phone.role('region', QUESTION);
  await question.button('Keep My Work').click();
  await question.has('may delete unsent updates when the phone is full');
  await question.button('Got it').click();
  await question.gone();
  await phone.reload();
  await phone.button('VEHICLE LOADED - START TRANSPORT').shown();
  expect(await question.count()).toBe(0);
}
