import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { goOffline } from '../support/offline';
import { makeDriver, signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

const PORTRAIT = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };
/** Longer than the two seconds that the button asks for. */
const HOLD = { delay: 2_500 };

interface SignaturesAnswer {
  readonly faults: readonly unknown[];
  readonly signatures: {
    readonly stage: string;
    readonly outcome: string;
    readonly name: string | null;
    readonly strokes: number[][][];
  }[];
}

async function signaturesOf(api: APIRequestContext, job: number): Promise<SignaturesAnswer> {
  return (await (await api.get(`/api/jobs/${String(job)}/signatures`)).json()) as SignaturesAnswer;
}

/** One stroke over the middle of the pad. */
async function draw(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('There is no pad');
  const at = (part: number, height: number) =>
    [box.x + part * box.width, box.y + height * box.height] as const;
  await page.mouse.move(...at(0.2, 0.7));
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1)
    await page.mouse.move(...at(0.2 + step * 0.03, 0.5 + 0.25 * Math.sin(step)));
  await page.mouse.up();
}

/** Whether there is ink on the pad. */
function isInked(pad: Locator): Promise<boolean> {
  return pad.evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels?.some((value, at) => at % 4 === 3 && value > 0) ?? false;
  });
}

test('the receiver signs on the phone without a signal, and dispatch sees it', async ({
  browser,
  product,
  adminApi,
}, info) => {
  const driver = await makeDriver(adminApi, 'Simone Signe');
  const made = await adminApi.post('/api/jobs', {
    data: {
      ...{ driverId: driver.driverId, status: 'in-transit' },
      vehicleUnitsData: [{ year: 2003, make: 'Honda', model: 'Accord', vinLast8: '3A004352' }],
    },
  });
  const { id } = (await made.json()) as { id: number };
  const phone = await browser.newContext({ baseURL: product.address, viewport: PORTRAIT });
  const page = await phone.newPage();
  const picture = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`) });
  await signIn(page, driver.email, driver.password);
  await expect(page.getByText('You have 1 active job.')).toBeVisible();
  await page.goto(`/job/${String(id)}`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

  // At the bumper: the parts of the screen are on the phone by then.
  await page.getByRole('button', { name: 'Get the delivery signature' }).click();
  await expect(page.getByRole('button', { name: 'Hand over the phone' })).toBeVisible();
  await picture('choose');
  await goOffline(page);
  await page.getByRole('button', { name: 'Hand over the phone' }).click();
  const pad = page.getByRole('img', { name: 'Sign here with a finger or a pen' });
  await page.getByLabel('Your name').fill('Zoë Gagnon');
  await draw(page, pad);
  await picture('signer-portrait');

  // Turned, the ink is still there.
  await page.setViewportSize(LANDSCAPE);
  await expect.poll(() => isInked(pad)).toBe(true);
  await picture('signer-landscape');
  await page.setViewportSize(PORTRAIT);
  await expect.poll(() => isInked(pad)).toBe(true);

  // Nothing else can be reached.
  await page.goBack();
  await expect(page.getByLabel('Your name')).toHaveValue('Zoë Gagnon');
  await page.getByRole('button', { name: 'Back to the driver' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Zoë Gagnon');
  await expect(page.getByRole('banner')).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await picture('done');
  await page.getByRole('button', { name: 'Back to the driver' }).click(HOLD);
  await expect(page.getByText(/^Delivery signed by Zoë Gagnon, .* · not sent yet$/)).toBeVisible();
  await picture('waits');

  await phone.setOffline(false);
  await expect(page.getByText(/^Delivery signed by Zoë Gagnon, [^·]*$/)).toBeVisible();
  const { signatures, faults } = await signaturesOf(adminApi, id);
  expect(faults).toEqual([]);
  expect(signatures).toMatchObject([
    { stage: 'delivery', outcome: 'signed', name: 'Zoë Gagnon', strokes: [expect.any(Array)] },
  ]);
  expect(signatures[0]?.strokes[0]?.length).toBeGreaterThan(10);

  const desk = await browser.newContext({ baseURL: product.address, locale: 'en-CA' });
  const office = await desk.newPage();
  await office.setViewportSize({ width: 1440, height: 1000 });
  await signIn(office, ADMIN.email, ADMIN.password);
  await office.goto(`/?job=${String(id)}`);
  const drawing = office.getByRole('img', { name: 'Signature of Zoë Gagnon' });
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
  await office.screenshot({ path: info.outputPath('office.png') });
  await desk.close();
  await phone.close();
});
