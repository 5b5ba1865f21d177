import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { refusedOn, watchPolicy } from '../support/content-policy';
import { pdfText } from '../support/pdf-text';
import { expect, test } from '../support/test';

/** Kilobytes of script as transferred. */
const SCRIPT_KB = 60;

async function makeLink(api: APIRequestContext) {
  const made = await api.post('/api/jobs', {
    data: {
      ...{ pickupCity: 'Montréal', pickupProvince: 'QC', pickupAddress: '88 rue Œuvre' },
      ...{ dropoffCity: 'Toronto', dropoffProvince: 'ON', price: 98_765 },
      vehicleUnitsData: [{ year: 2024, make: 'Kia', model: 'Rio', vinLast8: 'KP042788' }],
    },
  });
  const { id, jobId } = (await made.json()) as { id: number; jobId: string };
  const link = `/api/jobs/${String(id)}/tracking-link`;
  const { path } = (await (await api.post(link, { data: {} })).json()) as { path: string };
  return { jobId, path, link };
}

/** A browser of a visitor without an account, who reads French. */
async function stranger(context: BrowserContext, baseURL: string) {
  const browser = context.browser()!; // launched for this test
  const theirs = await browser.newContext({
    ...{ baseURL, locale: 'fr-CA', viewport: { width: 390, height: 844 } },
    serviceWorkers: 'block',
  });
  await watchPolicy(theirs);
  return theirs.newPage();
}

test('a visitor with the link follows the job in their language, on a light page', async ({
  context,
  adminApi,
  product,
}) => {
  const { jobId, path } = await makeLink(adminApi);
  const page = await stranger(context, product.address);
  const scripts: string[] = [];
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(request.url());
    bytes += (await request.sizes()).responseBodySize;
  });
  const answer = await page.goto(path);
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('En attente du ramassage');
  await expect(page.getByText(`Transport ${jobId}`)).toBeVisible();
  await expect(page.getByText('Montréal, QC')).toBeVisible();
  await expect(page.getByText('2024 Kia Rio')).toBeVisible();
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/98.?765|Œuvre/);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA');
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(SCRIPT_KB * 1_000);
  expect(await refusedOn(page)).toEqual([]);

  const bill = page.getByRole('link', { name: /connaissement/ });
  const paper = await page.request.get((await bill.getAttribute('href'))!);
  expect(await pdfText(await paper.body())).toContain('Toronto');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for pickup');
  await expect(page.getByText('Times are in Eastern Time.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Français' })).toBeFocused();
  await page.context().close();
});

test('a revoked link and an unknown one show the same message', async ({
  context,
  adminApi,
  product,
}) => {
  const { path, link } = await makeLink(adminApi);
  await adminApi.delete(link);
  const page = await stranger(context, product.address);
  const pages: string[] = [];
  for (const address of [path, `/track/${'x'.repeat(32)}`]) {
    await page.goto(address);
    await page.getByRole('heading', { name: 'Ce lien ne fonctionne pas' }).waitFor();
    pages.push(await page.locator('body').innerText());
  }
  expect(pages[0]).toBe(pages[1]);
  await page.context().close();
});
