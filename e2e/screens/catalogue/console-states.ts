import { expect } from '@playwright/test';
import type { SampleCompany } from '../sample-company';
import {
  answering,
  empty,
  failing,
  press,
  refusingChanges,
  stalling,
  type Scene,
  type Screen,
} from '../screen';

const VIEWS = {
  dashboard: '/',
  'new dispatch': '/?view=new-dispatch',
  'active jobs': '/?view=active-jobs',
  'completed jobs': '/?view=completed-jobs',
  billing: '/billing',
  drivers: '/?view=drivers',
  customers: '/?view=customers',
  users: '/?view=users&q=zzzz',
  'audit log': '/?view=audit-log',
  'jobs to invoice': '/?view=to-invoice',
  invoices: '/?view=invoices',
  payments: '/?view=payments',
  receivables: '/?view=receivables',
  webhooks: '/?view=webhooks',
};

/** A colleague saves the same record during this edit. */
async function saveFirst({ page, company }: Scene, path: string, data: object): Promise<void> {
  const headers = { Authorization: `Bearer ${company.colleague.token}` };
  const answer = await page.request.put(path, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A new value each time, since the records stay. */
const unlike = (text: string) => `${text} ${String(performance.now())}`.slice(0, 24);

async function save({ page, words }: Scene, name: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(name), exact: true })
    .click();
}

/** A form edited here and saved first by another user. */
function savedByColleague(
  what: string,
  field: string,
  submit: string,
  { page: path, record, change }: { page: string; record: string; change: () => object },
): Screen {
  return {
    name: `${what}, saved by a colleague`,
    path,
    act: async (scene) => {
      const dialog = scene.page.getByRole('dialog');
      const input = dialog.getByRole('textbox', { name: scene.words(field) });
      await expect(input).not.toHaveValue('');
      await input.fill('Mine');
      await saveFirst(scene, record, change());
      await save(scene, submit);
      await dialog.getByRole('alert').waitFor();
    },
  };
}

/** The console when data is missing, late, refused or changed by another user. */
export function consoleStates({ colleague, customer, jobs }: SampleCompany): Screen[] {
  const panel = (name: string, job: number) =>
    `/?view=active-jobs&job=${String(job)}&panel=${name}`;
  const views = Object.entries(VIEWS);
  return [
    ...views.map(([name, path]) => ({ name: `${name}, failing`, path, meet: failing })),
    ...views.map(([name, path]) => ({ name: `${name}, empty`, path, meet: empty })),
    { name: 'money at risk, failing', path: '/?view=todo', meet: failing },
    { name: 'import, failing', path: '/?view=import', meet: failing },
    { name: 'import, waiting', path: '/?view=import', isWaiting: true, meet: stalling },
    { name: 'books, failing', path: '/?view=books', meet: failing },
    { name: 'books, waiting', path: '/?view=books', isWaiting: true, meet: stalling },
    {
      name: 'money at risk, waiting',
      path: '/?view=todo',
      isWaiting: true,
      meet: stalling,
    },
    {
      name: 'dashboard, waiting',
      path: VIEWS.dashboard,
      isWaiting: true,
      meet: stalling,
    },
    { name: 'active jobs, waiting', path: VIEWS['active jobs'], isWaiting: true, meet: stalling },
    { name: 'job details, failing', path: panel('details', jobs.pending), meet: failing },
    {
      name: 'customer, failing',
      path: `/?view=customers&customer=${String(customer.id)}`,
      meet: failing,
    },
    {
      name: 'a view that breaks',
      path: VIEWS.drivers,
      meet: ({ page }) =>
        answering(page, (path) => (path === '/api/drivers' ? { json: [0] } : null)),
      act: ({ page, words }) => page.getByText(words('common:crash.title')).waitFor(),
    },
    {
      name: 'blacklisting a customer, failing',
      path: '/?view=customers',
      meet: refusingChanges,
      act: async ({ page, words }) => {
        const status = words('customers:status.active');
        await press(page, words('customers:status.change', { status, name: customer.name }));
        await page.getByRole('menuitem', { name: words('customers:status.blacklist') }).click();
        const submit = words('customers:status.mark.inactive');
        await page.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click();
        await page.getByText(words('customers:status.failed')).first().waitFor();
      },
    },
    {
      name: 'job details, a colleague edits',
      path: panel('details', jobs.assigned),
      meet: async ({ page }) => {
        const answer = await page.request.put(`/api/jobs/${String(jobs.assigned)}/presence`, {
          data: { viewer: 1, doing: 'editing' },
          headers: { Authorization: `Bearer ${colleague.token}` },
        });
        expect(answer.ok()).toBe(true);
      },
    },
    {
      name: 'job saved by a colleague',
      path: panel('edit', jobs.assigned),
      act: async (scene) => {
        const { page, words } = scene;
        await page
          .getByRole('dialog')
          .getByRole('textbox', { name: words('jobForm:fields.poNumber'), exact: true })
          .fill('MINE');
        await saveFirst(scene, `/api/jobs/${String(jobs.assigned)}`, { poNumber: unlike('PO') });
        await save(scene, 'common:actions.save');
        await page.getByText(words('jobDetails:conflict.theirs')).first().waitFor();
      },
    },
    savedByColleague('edit customer', 'customers:fields.contactName', 'customers:save', {
      page: `/?view=customers&edit=${String(customer.id)}`,
      record: `/api/customers/${String(customer.id)}`,
      change: () => ({ contactName: unlike('Marie-Philippe') }),
    }),
    savedByColleague('edit user', 'users:fields.name', 'users:save', {
      page: `/?view=users&edit=${String(colleague.id)}`,
      record: `/api/admin/users/${String(colleague.id)}`,
      change: () => ({ name: unlike('Geneviève-Antoinette') }),
    }),
    {
      name: 'units editor, saved by a colleague',
      path: panel('units', jobs.assigned),
      act: async (scene) => {
        const { page, words } = scene;
        await page
          .getByRole('dialog')
          .getByLabel(words('jobForm:model'), { exact: true })
          .first()
          .fill('Mine');
        await saveFirst(scene, `/api/jobs/${String(jobs.assigned)}`, {
          vehicleData: { model: unlike('Sprinter') },
        });
        await save(scene, 'common:actions.save');
        await page.getByRole('dialog').getByRole('alert').waitFor();
      },
    },
    {
      name: 'export, under way',
      path: '/?dialog=export',
      isWaiting: true,
      isApart: true,
      // The browser shows no save dialog, and the download never ends.
      meet: async ({ page }) => {
        await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
        await page.route('**/api/jobs/export?*', () => undefined);
      },
      act: async ({ page, words }) => {
        await press(page, words('export:submit'));
        await page.getByRole('button', { name: words('export:stop') }).waitFor();
      },
    },
  ];
}
