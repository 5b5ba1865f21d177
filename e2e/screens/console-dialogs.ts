import { expect } from '@playwright/test';
import type { SampleCompany } from './sample-company';
import { openAccount, press, reference, selectTwo, type Scene, type Screen } from './screen';
import { unitDialogs } from './unit-dialogs';

async function openPalette({ page, words }: Scene): Promise<void> {
  await press(page, words('console:search.field'));
  await page.getByRole('dialog').waitFor();
}

async function openViewMenu({ page, words }: Scene, entry: string): Promise<void> {
  await press(page, words('savedViews:label'));
  await page.getByRole('menuitem', { name: words(entry) }).click();
  await page.getByRole('dialog').waitFor();
}

/** What is typed into the first field of the dialog, and then given up. */
async function giveUp({ page, words }: Scene, leave: string): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox').first().fill('zzz');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(leave), exact: true })
    .click();
  await page.getByRole('alertdialog').waitFor();
}

/** Dialogs and panels over the console's views. */
export function consoleDialogs({ colleague, customer, jobs }: SampleCompany): Screen[] {
  const panel = (name: string, job = jobs.pending, view = '?view=active-jobs&') =>
    `/${view}job=${String(job)}&panel=${name}`;
  return [
    { name: 'export', path: '/?dialog=export' },
    {
      name: 'export of impossible days',
      path: '/?dialog=export',
      act: async ({ page, words }) => {
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(words('export:from')).fill('2026-05-02');
        await dialog.getByLabel(words('export:to')).fill('2026-05-01');
        await press(page, words('export:submit'));
        await page.getByText(words('export:wrongRange')).first().waitFor();
      },
    },
    { name: 'account menu', path: '/', isAnchored: true, act: (scene) => openAccount(scene) },
    {
      name: 'change the own password',
      path: '/',
      act: async (scene) => {
        await openAccount(scene, 'account:password.open');
        await press(scene.page, scene.words('account:password.save'));
        await scene.page.getByText(scene.words('account:password.currentNeeded')).waitFor();
      },
    },
    {
      name: 'own sessions',
      path: '/',
      act: async (scene) => {
        await openAccount(scene, 'account:sessions.title');
        await scene.page.getByText(scene.words('account:sessions.here')).waitFor();
      },
    },
    {
      name: 'find',
      path: '/',
      act: async (scene) => {
        await openPalette(scene);
        await scene.page.getByRole('combobox').last().fill('job');
        await scene.page.getByRole('option').first().waitFor();
      },
    },
    {
      name: 'find nothing',
      path: '/',
      act: async (scene) => {
        await openPalette(scene);
        await scene.page.getByRole('combobox').last().fill('zzzzzz');
        await scene.page.getByText(scene.words('commands:palette.none')).first().waitFor();
      },
    },
    {
      name: 'keyboard shortcuts',
      path: '/',
      act: async ({ page, words }) => {
        await press(page, words('console:settings.label'));
        await press(page, words('console:settings.shortcuts.show'));
        await page.getByRole('dialog', { name: words('commands:help.title') }).waitFor();
      },
    },
    {
      name: 'save a view',
      path: '/?view=active-jobs',
      act: async (scene) => {
        await openViewMenu(scene, 'savedViews:save');
        await press(scene.page, scene.words('savedViews:dialog.submit'));
        await scene.page.getByText(scene.words('savedViews:dialog.required')).waitFor();
      },
    },
    {
      name: 'own views',
      path: '/?view=active-jobs',
      act: (scene) => openViewMenu(scene, 'savedViews:manage'),
    },
    {
      name: 'deleting a job',
      path: '/?view=active-jobs',
      act: async ({ page, words }) => {
        await press(page, words('activeJobs:actions.more', { job: reference(jobs.pending) }));
        await page.getByRole('menuitem', { name: words('activeJobs:actions.delete') }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    { name: 'job details', path: panel('details') },
    { name: 'job editor', path: panel('edit') },
    { name: 'units editor', path: panel('units') },
    { name: 'job sheet', path: panel('sheet', jobs.assigned) },
    {
      name: 'units editor, refused',
      path: panel('units'),
      act: async ({ page, words }) => {
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(words('units:vin'), { exact: true }).first().fill('123');
        await dialog
          .getByRole('button', { name: words('common:actions.save'), exact: true })
          .click();
        await dialog.getByText(words('units:errors.vin')).first().waitFor();
      },
    },
    {
      name: 'giving up changes',
      path: panel('edit'),
      act: (scene) => giveUp(scene, 'common:actions.close'),
    },
    { name: 'assign driver', path: panel('assign') },
    {
      name: 'assign driver to several jobs',
      path: '/?view=active-jobs',
      act: async ({ page, words }) => {
        await selectTwo(page);
        const bar = page.getByRole('region', { name: words('common:select.bar') });
        await bar.getByRole('button', { name: words('common:select.assign'), exact: true }).click();
        await page.getByRole('dialog').getByRole('combobox').waitFor();
      },
    },
    {
      name: 'sheets of several jobs',
      path: '/?view=active-jobs',
      act: async ({ page, words }) => {
        await selectTwo(page);
        const bar = page.getByRole('region', { name: words('common:select.bar') });
        await bar.getByRole('button', { name: words('common:select.print') }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'change driver', path: panel('assign', jobs.assigned) },
    {
      name: 'drivers to choose from',
      path: panel('assign'),
      isAnchored: true,
      act: async ({ page }) => {
        await page.getByRole('dialog').getByRole('combobox').press('ArrowDown');
        await page.getByRole('option').first().waitFor();
      },
    },
    {
      name: 'assign nobody',
      path: panel('assign'),
      act: async ({ page, words }) => {
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: words('assign:submit'), exact: true }).click();
        await dialog.getByText(words('assign:missing')).waitFor();
      },
    },
    { name: 'mark completed', path: panel('complete') },
    ...unitDialogs(panel('details', jobs.assigned)),
    { name: 'cancel order', path: panel('cancel') },
    {
      name: 'cancel order without a reason',
      path: panel('cancel'),
      act: async ({ page, words }) => {
        const dialog = page.getByRole('dialog');
        await dialog
          .getByRole('button', { name: words('jobDetails:cancel.submit'), exact: true })
          .click();
        await dialog.getByText(words('jobDetails:cancel.choose')).waitFor();
      },
    },
    {
      name: 'cancelled job',
      path: panel('cancelled', jobs.cancelled, '?view=completed-jobs&show=cancelled&'),
    },
    { name: 'completed job', path: panel('details', jobs.unreported, '?view=completed-jobs&') },
    {
      name: 'photo of a unit',
      path: panel('details', jobs.unreported, '?view=completed-jobs&'),
      act: async ({ page, words }) => {
        const what = words('photos:what', {
          place: words('photos:place.front'),
          stage: words('photos:at.delivery'),
        });
        await press(page, words('photos:open', { what }));
        await page.getByRole('img', { name: what }).waitFor();
      },
    },
    {
      name: 'pickup and delivery of a unit compared',
      path: panel('details', jobs.unreported, '?view=completed-jobs&'),
      act: async ({ page, words }) => {
        const what = words('photos:what', {
          place: words('photos:place.left-side'),
          stage: words('photos:at.pickup'),
        });
        await press(page, words('photos:open', { what }));
        await press(page, words('photos:compare'));
        await page.getByText(words('photos:noneAt.delivery')).waitFor();
      },
    },
    {
      name: 'adding photos of a unit',
      path: panel('details', jobs.unreported, '?view=completed-jobs&'),
      act: async ({ page, words }) => {
        await page.locator('.stages-stage button').first().click();
        await page.locator('.picture-drop input').setInputFiles({
          name: 'une-photo-qui-n-en-est-pas-une-2026-03-31-livraison.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.from('not a picture'),
        });
        await page.getByText(words('report:add.state.unreadable')).waitFor();
      },
    },
    { name: 'billed job', path: panel('details', jobs.delivered, 'billing?') },
    { name: 'add customer', path: '/?view=customers&dialog=add' },
    { name: 'edit customer', path: `/?view=customers&edit=${String(customer.id)}` },
    {
      name: 'blacklisting a customer',
      path: '/?view=customers',
      act: async ({ page, words }) => {
        const status = words('customers:status.active');
        await press(page, words('customers:status.change', { status, name: customer.name }));
        await page.getByRole('menuitem', { name: words('customers:status.blacklist') }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'deleting a customer',
      path: '/?view=customers',
      act: async ({ page, words }) => {
        await press(page, words('customers:deleteNamed', { name: customer.name }));
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'add user, refused',
      path: '/?view=users&dialog=add',
      act: async ({ page, words }) => {
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: words('users:add'), exact: true }).click();
        await dialog.getByText(words('users:errors.name')).waitFor();
      },
    },
    {
      name: 'add driver',
      path: '/?view=users&dialog=add',
      act: async ({ page, words }) => {
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('combobox', { name: words('users:fields.role') }).click();
        await page.getByRole('option', { name: words('users:roles.driver') }).click();
        await expect(dialog.getByLabel(words('users:fields.driverPhone'))).toBeVisible();
      },
    },
    { name: 'edit user', path: `/?view=users&edit=${String(colleague.id)}` },
  ];
}
