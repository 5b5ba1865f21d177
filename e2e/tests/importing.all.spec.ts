import { signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const HEADS =
  'Client;Ville de ramassage;Province de ramassage;Ville de livraison;Province de livraison;NIV;Prix';
const ROWS = [
  'Garage Exemple;Montréal;QC;Ottawa;ON;KP042788;1 250,50 $',
  'Garage Exemple;Québec;QC;Toronto;ON;KP042;980,00',
];
/** As saved by a spreadsheet in Quebec: windows-1252, semicolons. */
const FILE = {
  name: 'commandes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADS, ...ROWS].join('\r\n'), 'latin1'),
};

test("a customer's file becomes jobs, and the import is undone", async ({ page, adminApi }) => {
  const all = async (path: string) =>
    (await (await adminApi.get(path)).json()) as { id: number; name: string; price: number }[];
  const idsOf = async (path: string) => new Set((await all(path)).map(({ id }) => id));
  const [oldJobs, oldCustomers] = [await idsOf('/api/jobs'), await idsOf('/api/customers')];
  const jobs = async () => (await all('/api/jobs')).filter(({ id }) => !oldJobs.has(id));
  const customers = async () =>
    (await all('/api/customers')).filter(({ id }) => !oldCustomers.has(id));
  await signIn(page, ADMIN.email, ADMIN.password);

  await test.step('its columns are recognised', async () => {
    await page.goto('/?view=import');
    await page.getByLabel('Choose a file').setInputFiles(FILE);
    await expect(page.getByLabel('Field for column NIV')).toHaveValue('vin');
    await page.getByRole('button', { name: 'Read rows' }).click();
  });

  await test.step('a wrong row is mended in place', async () => {
    await expect(page.getByText('To correct').first()).toBeVisible();
    expect(await jobs()).toEqual([]);
    await page.getByRole('button', { name: /^Correct/ }).click();
    const row = page.getByRole('dialog', { name: 'Line 3' });
    await row.getByLabel('VIN', { exact: true }).fill('KP042789');
    await row.getByRole('button', { name: 'Save row' }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('all become jobs of one new customer', async () => {
    await page.getByRole('button', { name: 'Create 2 jobs' }).click();
    await expect(page.getByText('2 jobs created')).toBeVisible();
    expect((await jobs()).map(({ price }) => price).sort()).toEqual([1250.5, 980]);
    expect((await customers()).map(({ name }) => name)).toEqual(['Garage Exemple']);
  });

  await test.step('one undo takes it all back', async () => {
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: /Undo/ }).click();
    await expect(page.getByText('2 records deleted')).toBeVisible();
    expect(await jobs()).toEqual([]);
    expect(await customers()).toEqual([]);
  });
});
