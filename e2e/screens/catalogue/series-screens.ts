import { failing, press, type Scene, type Screen } from '../screen';

const AT = '2026-03-02T15:00:00.000Z';
const NAME = 'Concessionnaires réunis du Bas-Saint-Laurent, navette du lundi et du jeudi';

const date = (plannedOn: string, state: string, more: object = {}) => ({
  ...{ plannedOn, day: plannedOn, holiday: null, makeAt: '2026-05-01T10:00:00.000Z', state },
  ...more,
});
const NEXT = [
  date('2026-05-14', 'made'),
  date('2026-05-18', 'planned', { day: '2026-05-15', holiday: 'patriots-day' }),
  date('2026-05-21', 'skipped'),
  date('2026-06-24', 'left-out', { day: null, holiday: 'national-holiday', makeAt: null }),
  date('2026-09-30', 'planned', { holiday: 'truth-and-reconciliation' }),
  date('2026-10-12', 'failed'),
];
const problem = (plannedOn: string, state: string, reason: string | null) => ({
  ...{ plannedOn, day: plannedOn, state, reason, jobId: null, at: AT },
});

const series = {
  ...{ id: 1, name: NAME, templateId: 1, templateName: NAME, job: null },
  ...{ customerName: 'Garage Notre-Dame-des-Sept-Douleurs inc.', driverId: null },
  ...{ driverName: null, state: 'on', next: NEXT },
  schedule: {
    ...{ kind: 'weekdays', weekdays: [1, 4], everyWeeks: 2, monthDay: null, dates: [] },
    ...{ startOn: '2026-03-30', endOn: '2026-12-31', province: 'QC', onHoliday: 'before' },
    ...{ daysAhead: 3, makeAt: '06:00' },
  },
  problems: [problem('2026-05-04', 'failed', 'driver-gone'), problem('2026-04-27', 'missed', null)],
  ...{ createdAt: AT, updatedAt: AT, version: 2 },
};
const own = { ...series, templateId: null, templateName: null, problems: [] };

const job = {
  ...{ customerId: null, responsibleId: null, pickupAddress: null, pickupCity: 'Oshawa' },
  pickupProvince: 'ON',
  ...{ pickupPostalCode: null, pickupContactName: null, pickupContactPhone: null },
  ...{ pickupSiteContactName: null, dropoffAddress: null, dropoffCity: 'Montréal' },
  ...{ dropoffProvince: 'QC', dropoffPostalCode: null, dropoffContactName: null },
  ...{ dropoffContactPhone: null, dropoffSiteContactName: null, specialInstructions: null },
  ...{ poNumber: null, price: 900, vehicleUnitsData: [] },
};
const template = {
  ...{ id: 1, name: NAME, customerName: 'Garage Notre-Dame-des-Sept-Douleurs inc.', job },
  ...{ usedBy: 1, createdAt: AT, updatedAt: AT, version: 1 },
};

const ANSWERS: Readonly<Record<string, object>> = {
  '/api/recurring-jobs': [
    series,
    { ...own, id: 2, name: 'Oshawa', state: 'paused' },
    { ...own, id: 3, name: 'Laval', state: 'ended', next: [] },
  ],
  '/api/recurring-jobs/1': series,
  '/api/recurring-jobs/2': { ...own, id: 2, name: 'Oshawa' },
  '/api/recurring-jobs/preview': NEXT,
  '/api/job-templates': [template, { ...template, id: 2, name: 'Oshawa', customerName: null }],
};

async function meet({ page }: Scene): Promise<void> {
  await page.route(/\/api\/(recurring-jobs|job-templates)\b/, async (route) => {
    const json = ANSWERS[new URL(route.request().url()).pathname];
    if (json === undefined) await route.fallback();
    else await route.fulfill({ json });
  });
}

async function meetNone({ page }: Scene): Promise<void> {
  await page.route(/\/api\/(recurring-jobs|job-templates)\b/, (route) =>
    route.fulfill({ json: [] }),
  );
}

async function openTemplates({ page, words }: Scene): Promise<void> {
  await press(page, words('dispatch:templates'));
  await page.getByRole('dialog', { name: words('recurring:templates.title') }).waitFor();
}

/** Job templates and recurring jobs. */
export function seriesScreens(jobId: number): Screen[] {
  const view = (more = '') => `/?view=recurring-jobs${more}`;
  return [
    { name: 'recurring jobs', path: view(), meet },
    { name: 'recurring jobs, none', path: view(), meet: meetNone },
    { name: 'recurring jobs, failing', path: view(), meet: failing },
    { name: 'new recurring job', path: view('&dialog=new'), meet },
    {
      name: 'new recurring job, incomplete',
      path: view('&dialog=new'),
      meet,
      act: async ({ page, words }) => {
        await press(page, words('recurring:save'));
        await page.getByText(words('recurring:errors.weekdays')).waitFor();
      },
    },
    {
      name: 'new recurring job on a day of the month',
      path: view('&dialog=new'),
      meet,
      act: async ({ page, words }) => {
        const kind = page.getByRole('combobox', { name: words('recurring:fields.kind') });
        await kind.selectOption('month-day');
        await page.getByLabel(words('recurring:fields.monthDay')).waitFor();
      },
    },
    { name: 'recurring job in edit', path: view('&dialog=edit&series=1'), meet },
    {
      name: 'recurring job in edit, with a job of its own',
      path: view('&dialog=edit&series=2'),
      meet,
    },
    { name: 'dates of a recurring job', path: view('&dialog=dates&series=1'), meet },
    { name: 'templates', path: view('&dialog=templates'), meet },
    { name: 'templates, none', path: view('&dialog=templates'), meet: meetNone },
    {
      name: 'templates, one renamed',
      path: view('&dialog=templates'),
      meet,
      act: async ({ page, words }) => {
        await press(page, words('recurring:templates.renameNamed', { name: NAME }));
        await page.getByLabel(words('recurring:templates.name')).waitFor();
      },
    },
    {
      name: 'templates, over a new dispatch',
      path: '/?view=new-dispatch',
      meet,
      act: openTemplates,
    },
    { name: 'job kept as a template', path: `/?job=${jobId}&panel=template` },
  ];
}
