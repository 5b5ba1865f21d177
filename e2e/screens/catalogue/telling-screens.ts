import { press, type Scene, type Screen } from '../screen';
import type { SampleCompany } from '../sample-company';

const AT = '2026-03-31T15:00:00.000Z';
const TOKEN = 'Zk3hR9wq0bV7xT1mYc5nLd8sPf2gJa6u';
const COMPANY = 'Transport des concessionnaires réunis du Bas-Saint-Laurent et de la Gaspésie';
const live = {
  ...{ state: 'live', path: `/track/${TOKEN}`, madeBy: 'Ada', createdAt: AT, expiresAt: AT },
  address: `https://repartition.transport-exemple.example/track/${TOKEN}`,
};
const OTHERS = { path: null, address: null, madeBy: null, createdAt: null, expiresAt: null };

const track = {
  ...{ jobId: 'JOB-000123', status: 'in-transit', isDelayed: false, timeZone: 'America/Toronto' },
  carrier: { name: COMPANY, phone: '1-800-555-0199' },
  pickup: {
    ...{ city: 'Saint-Louis-du-Ha! Ha!', province: 'QC' },
    ...{ expectedOn: '2026-03-30', from: '08:00', until: '17:30', doneOn: '2026-03-31' },
  },
  isDeliveryLate: false,
  dropoff: {
    ...{ city: 'Toronto', province: 'ON', expectedOn: '2026-04-01', from: '08:00' },
    ...{ until: '17:30', doneAt: null },
  },
  units: [
    {
      ...{ year: 2024, make: 'Mercedes-Benz', model: 'Sprinter 3500XD Cargo', state: 'loaded' },
      vinLast8: 'KP042788',
    },
    { year: null, make: null, model: null, vinLast8: null, state: 'left-behind' },
  ],
  expiresAt: AT,
};

const linkOf =
  (link: object) =>
  async ({ page }: Scene): Promise<void> => {
    await page.route('**/api/jobs/*/tracking-link', (route) => route.fulfill({ json: link }));
  };

const following =
  (status: number, change: object = {}) =>
  async ({ page }: Scene): Promise<void> => {
    const json = { ...track, ...change };
    await page.route('**/api/track/*', (route) => route.fulfill({ status, json }));
  };

async function ownText({ page }: Scene): Promise<void> {
  await page.route('**/api/customer-notices/texts', async (route) => {
    const answer = await route.fetch();
    const texts = (await answer.json()) as object[];
    await route.fulfill({ json: texts.map((text) => ({ ...text, isOriginal: false })) });
  });
}

/** Customer notices: a job's tracking link, e-mails and their texts. */
export function tellingScreens({ jobs, customer }: SampleCompany): Screen[] {
  const link = (name: string, answer: object): Screen => ({
    name,
    path: `/?view=active-jobs&job=${String(jobs.assigned)}&panel=details`,
    meet: linkOf(answer),
    act: async ({ page, words }) => {
      await press(page, words('jobDetails:trackingLink'));
      await page.getByText(words('telling:link.about')).waitFor();
    },
  });
  const text = '/?view=notifications&text=delivered&language=fr-CA';
  return [
    link('tracking link', live),
    link('tracking link, none', { ...OTHERS, state: 'none' }),
    link('tracking link, taken back', { ...OTHERS, state: 'taken-back' }),
    {
      name: 'notices of a customer',
      path: `/?view=customers&customer=${String(customer.id)}&dialog=notices`,
    },
    {
      name: 'notices of a customer, chosen',
      path: `/?view=customers&customer=${String(customer.id)}&dialog=notices`,
      act: async ({ page, words }) => {
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('combobox').first().selectOption(words('telling:notices.own'));
        await dialog.getByRole('checkbox').first().waitFor();
      },
    },
    {
      name: 'notifications',
      path: '/?view=notifications',
      meet: ownText,
      act: ({ page }) => page.getByRole('switch').first().scrollIntoViewIfNeeded(),
    },
    {
      name: 'text of a notice',
      path: text,
      meet: ownText,
      act: ({ page }) => page.getByRole('dialog').getByRole('region').waitFor(),
    },
    {
      name: 'text of a notice, refused',
      path: text,
      act: async ({ page, words }) => {
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(words('telling:text.subject'), { exact: true }).fill('');
        await dialog
          .getByRole('button', { name: words('telling:notices.save'), exact: true })
          .click();
        await dialog.getByText(words('telling:text.required')).waitFor();
      },
    },
  ];
}

/** The page uses the browser's language; switches it to the one of the test. */
async function speak({ page, words }: Scene): Promise<void> {
  const other = page.locator('button.language');
  if ((await other.textContent()) !== words('track:language')) await other.click();
}

/** The tracking page, as its visitors see it. */
export function trackScreens(): Screen[] {
  const path = `/track/${TOKEN}`;
  const pending = { status: 'assigned', isDelayed: true, expiresAt: null };
  return [
    { name: 'followed job', path, meet: following(200), act: speak },
    {
      name: 'followed job, late',
      path,
      meet: following(200, { ...pending, pickup: { ...track.pickup, doneOn: null } }),
      act: speak,
    },
    { name: 'followed job, link gone', path, meet: following(404), act: speak },
    { name: 'followed job, out of reach', path, meet: following(503), act: speak },
  ];
}
