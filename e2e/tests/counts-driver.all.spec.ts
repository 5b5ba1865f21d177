import { CountedWork } from '../support/counted-work';
import { makeDriver, signIn } from '../support/people';
import { openPhone } from '../support/phone/driver-phone';
import { openWithCamera } from '../support/phone/fake-camera';
import { drawSignature, takePhoneBack } from '../support/phone/signer';
import { expect, test } from '../support/test';

const HONDA = '2003 Honda Accord, 3A004352';
const PLACES = ['Front', 'Rear', 'Left side', 'Right side', 'Odometer', 'VIN plate'];

test('one car at pickup, from photos to delivery', async ({ product, adminApi }) => {
  const driver = await makeDriver(adminApi, 'Colette Compte');
  const made = await adminApi.post('/api/jobs', {
    data: {
      driverId: driver.driverId,
      vehicleUnitsData: [
        { year: 2003, make: 'Honda', model: 'Accord', vinLast8: '1HGCM82633A004352' },
      ],
    },
  });
  const { id } = (await made.json()) as { id: number };
  const browser = await openWithCamera({ isAllowed: true });
  const phone = await openPhone(browser, product.address);
  const page = await phone.newPage();
  await signIn(page, driver.email, driver.password);
  await page.goto(`/job/${String(id)}`);
  await page.getByRole('button', { name: `Check VIN: ${HONDA}` }).click();
  await page.getByLabel('Or type the last 8 of the VIN').fill('3A004352');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('dialog', { name: 'VIN matches' }).getByText('Done').click();

  await test.step('six photos take eight taps, the last of which opens the report', async () => {
    const work = new CountedWork(page);
    await work.click(page.getByRole('button', { name: `Pickup photos: ${HONDA}` }));
    const camera = page.getByRole('dialog', { name: 'Photos at pickup' });
    for (const place of PLACES) {
      await work.click(camera.getByRole('button', { name: `Take photo: ${place}` }));
      await expect(camera.getByText(new RegExp(`^${place} saved`))).toBeVisible();
    }
    await work.click(camera.getByRole('button', { name: 'Condition at pickup' }));
    expect(work).toMatchObject({ clicks: 8, keys: 0 });
  });

  await test.step('a report with one damage takes seven taps and five keys', async () => {
    const report = page.getByRole('dialog', { name: 'Condition report at pickup' });
    await expect(report.getByRole('textbox', { name: 'Odometer' })).toBeFocused();
    const work = new CountedWork(page);
    const choose = (group: string, name: string) =>
      work.click(
        report.getByRole('group', { name: group }).getByRole('button', { name, exact: true }),
      );
    await work.type('41250');
    await choose('Keys', '2');
    await choose('Fuel in eighths of a tank', '3/8');
    await choose('Running condition', 'Runs');
    const side = report.getByRole('img', { name: /^Left side:/ });
    await work.click(side.locator('[data-area="10"] polygon').first());
    await choose('Type', 'Scratched');
    await choose('Size', '2.5 to 7.5 cm (1–3 in)');
    await work.click(report.getByRole('button', { name: 'Save report' }));
    await expect(page.getByText('Report saved, 1 damage mark')).toBeVisible();
    expect(work).toMatchObject({ clicks: 7, keys: 5 });
  });

  await test.step('a signature takes four taps, a name and a hold', async () => {
    const work = new CountedWork(page);
    await work.click(page.getByRole('button', { name: 'Get the pickup signature' }));
    await work.click(page.getByRole('button', { name: 'Hand over the phone' }));
    await work.click(page.getByLabel('Your name'));
    await work.type('Pat');
    await drawSignature(page);
    await work.click(page.getByRole('button', { name: 'Sign', exact: true }));
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await takePhoneBack(page);
    await expect(page.getByText(/^Pickup signed by Pat/)).toBeVisible();
    expect(work).toMatchObject({ clicks: 4, keys: 3 });
  });

  await test.step('loading takes one tap, and delivering two', async () => {
    const work = new CountedWork(page);
    await work.click(page.getByRole('button', { name: 'VEHICLE LOADED - START TRANSPORT' }));
    const deliver = page.getByRole('button', { name: 'VEHICLE DELIVERED - COMPLETE JOB' });
    await expect(deliver).toBeVisible();
    expect(work).toMatchObject({ clicks: 1, keys: 0 });
    await work.click(deliver);
    await work.click(page.getByRole('dialog').getByRole('button', { name: 'Complete Delivery' }));
    const status = async () =>
      ((await (await adminApi.get(`/api/jobs/${String(id)}`)).json()) as { status: string }).status;
    await expect.poll(status).toBe('delivered');
    expect(work).toMatchObject({ clicks: 3, keys: 0 });
  });
  await phone.close();
  await browser.close();
});
