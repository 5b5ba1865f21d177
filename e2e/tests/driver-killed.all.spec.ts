import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { goOffline } from '../support/phone/offline';
import { makeDriver, signIn } from '../support/people';
import { expect, test } from '../support/test';

const LOADED = 'VEHICLE LOADED - START TRANSPORT';
const DELIVERED = 'VEHICLE DELIVERED - COMPLETE JOB';
const NOTES = 'Completion Notes (Optional)';

/** A driver on the page of their only job, which is ready for loading. */
async function openJob(browser: Browser, address: string, api: APIRequestContext, name: string) {
  const driver = await makeDriver(api, name);
  const answer = await api.post('/api/jobs', {
    data: { driverId: driver.driverId, pickupCity: 'Laval', dropoffCity: 'Toronto' },
  });
  const { id } = (await answer.json()) as { id: number };
  const phone = await browser.newContext({ baseURL: address, locale: 'en-CA' });
  const page = await phone.newPage();
  await signIn(page, driver.email, driver.password);
  await page.goto(`/job/${String(id)}`);
  await page.getByRole('button', { name: LOADED }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return { phone, page, id };
}

/** From the next event on, the page hangs, like one that is about to end. */
async function freezeAt(page: Page, event: 'input' | 'click'): Promise<void> {
  await page.evaluate((type) => {
    const freeze = () => {
      for (;;);
    };
    document.addEventListener(type, () => setTimeout(freeze), { capture: true });
  }, event);
}

/** A page that hangs once it has requested the drafts from the phone. */
async function openFrozenAtDrafts(phone: BrowserContext, path: string): Promise<void> {
  const page = await phone.newPage();
  let tell: () => void = () => undefined;
  const frozen = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.exposeFunction('tellFrozen', tell);
  await page.addInitScript(() => {
    // Exposed above.
    const { tellFrozen } = window as unknown as { tellFrozen: () => void };
    const get = IDBObjectStore.prototype.get;
    IDBObjectStore.prototype.get = function (query) {
      const asked = get.call(this, query);
      if (this.name === 'drafts')
        queueMicrotask(() => {
          tellFrozen();
          for (;;);
        });
      return asked;
    };
  });
  await page.goto(path, { waitUntil: 'commit' });
  await frozen;
}

/** Like a phone that is short of memory. */
async function killTabs(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const renderers = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  };
  const killed = await renderers();
  for (const id of killed) process.kill(id, 'SIGKILL');
  // Until the browser notices it, it may assign one of them to a new page.
  await expect
    .poll(async () => (await renderers()).filter((id) => killed.includes(id)))
    .toEqual([]);
  await devtools.detach();
}

/** Read by the worker, since the page hangs. */
function draftsOf(phone: BrowserContext): Promise<string[]> {
  const [worker] = phone.serviceWorkers();
  if (worker === undefined) throw new Error('The page has no service worker.');
  return worker.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opened = indexedDB.open('driver-portal');
        opened.onerror = () => reject(opened.error ?? new Error('It does not open.'));
        opened.onsuccess = () => {
          const database = opened.result;
          const read = database.transaction('drafts').objectStore('drafts').getAll();
          read.onsuccess = () => {
            database.close();
            resolve((read.result as { text: string }[]).map(({ text }) => text));
          };
        };
      }),
  );
}

test('keeps a letter typed at the moment of the end', async ({ browser, product, adminApi }) => {
  const { phone, page, id } = await openJob(browser, product.address, adminApi, 'Lise Lettre');
  await page.getByRole('button', { name: LOADED }).click();
  await page.getByRole('button', { name: DELIVERED }).click();
  await page.getByLabel(NOTES).fill('Keys at gate ');
  await freezeAt(page, 'input');
  await page.keyboard.insertText('4');
  // The write is requested when the letter is typed; the browser takes some time to finish it.
  await expect.poll(() => draftsOf(phone)).toEqual(['Keys at gate 4']);
  await killTabs(browser);
  await page.close();

  const again = await phone.newPage();
  await again.goto(`/job/${String(id)}`);
  await again.getByRole('button', { name: DELIVERED }).click();
  await expect(again.getByLabel(NOTES)).toHaveValue('Keys at gate 4');
  await phone.close();
});

test('keeps a tap made at the moment of the end', async ({ browser, product, adminApi }) => {
  const { phone, page, id } = await openJob(browser, product.address, adminApi, 'Théo Touche');
  await goOffline(page);
  await freezeAt(page, 'click');
  await page.evaluate((name) => {
    const button = [...document.querySelectorAll('button')].find((one) => one.innerText === name);
    button?.click();
  }, LOADED);
  await killTabs(browser);
  await page.close();

  const again = await phone.newPage();
  await again.goto(`/job/${String(id)}`);
  await expect(again.getByText('Saved on this phone, will send')).toBeVisible();
  await expect(again.getByRole('button', { name: DELIVERED })).toBeVisible();
  await phone.close();
});

test('a page that hangs while it reads delays no letter and no tap', async ({
  browser,
  product,
  adminApi,
}) => {
  const { phone, page, id } = await openJob(browser, product.address, adminApi, 'Gaston Gel');
  await openFrozenAtDrafts(phone, `/job/${String(id)}`);
  await page.getByRole('button', { name: LOADED }).click();
  await page.getByRole('button', { name: DELIVERED }).click();
  await page.getByLabel(NOTES).fill('Keys at gate 4');
  await expect.poll(() => draftsOf(phone)).toEqual(['Keys at gate 4']);
  // A page that hangs does not close.
  await killTabs(browser);
  await phone.close();
});
