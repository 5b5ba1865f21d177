import { expect, type APIRequestContext } from '@playwright/test';
import type { Page } from '../engines/page';
import { makeHondaJob } from './honda-job';
import { signIn } from './sign-in';

/** Runs in the page: from now on it is an app on the home screen of an iPhone, and notes what it shares. */
function beOnHomeScreen(): void {
  const shared: string[] = [];
  Object.assign(globalThis, { shared });
  Object.defineProperty(navigator, 'standalone', { value: true });
  Object.defineProperty(navigator, 'share', {
    value: ({ files = [] }: ShareData) => {
      shared.push(...files.map(({ name }) => name));
      return Promise.resolve();
    },
  });
}

/** The app says that it has a sign-in of its own, and a PDF does not take its place. */
export async function onHomeScreen(phone: Page, api: APIRequestContext): Promise<void> {
  const { id, driver } = await makeHondaJob(api, 'Irène Icône');
  await phone.goto('/');
  await phone.run(beOnHomeScreen);
  await phone.link('Sign In').nth(0).click();
  await phone.text(/^The app on the home screen has its own storage and sign-in\./).shown();
  await signIn(phone, driver.email, driver.password);
  await phone.goto('/');
  await phone.text('You have 1 active job.').shown();
  await phone.run(beOnHomeScreen);
  await phone.link(/View Job Details/).click();
  await phone.button('Bill of lading (PDF)').click();
  const shared = () => phone.run(() => (globalThis as unknown as { shared: string[] }).shared); // put there above
  await expect.poll(shared, { timeout: 120_000 }).toEqual(['bill-of-lading.pdf']);
  expect(await phone.run(() => location.pathname)).toBe(`/job/${String(id)}`);
}
