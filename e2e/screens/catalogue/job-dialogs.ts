import type { SampleCompany } from '../sample-company';
import { press, reference, selectTwo, type Scene, type Screen } from '../screen';
import { unitDialogs } from './unit-dialogs';

/** Types into the first field of the dialog, then cancels. */
async function giveUp({ page, words }: Scene, leave: string): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox').first().fill('zzz');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(leave), exact: true })
    .click();
  await page.getByRole('alertdialog').waitFor();
}

/** Dialogs of the bar of selected jobs, also on a phone. */
function selected(): Screen[] {
  const path = '/?view=active-jobs';
  const open =
    (label: string, role: 'menuitem' | 'button') =>
    async ({ page, words }: Scene): Promise<void> => {
      await selectTwo(page);
      const bar = page.getByRole('region', { name: words('common:select.bar') });
      const direct = bar.getByRole('button', { name: words(label), exact: true });
      if (role === 'button' && (await direct.count()) > 0) await direct.click();
      else {
        await bar.getByRole('button', { name: words('common:select.more'), exact: true }).click();
        await page.getByRole('menuitem', { name: words(label), exact: true }).click();
      }
      await page.locator('[role="dialog"], [role="alertdialog"]').waitFor();
    };
  return [
    { name: 'pickup date of several jobs', path, act: open('common:select.date.action', 'button') },
    { name: 'export of several jobs', path, act: open('common:select.export.action', 'menuitem') },
    { name: 'deleting several jobs', path, act: open('common:select.delete', 'menuitem') },
    {
      name: 'what else is done with several jobs',
      path,
      isAnchored: true,
      act: async ({ page, words }) => {
        await selectTwo(page);
        await press(page, words('common:select.more'));
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'several jobs that could not be changed',
      path,
      act: async (scene) => {
        const { page } = scene;
        const refused = [1, 2].map((id) => ({
          ...{ id, jobId: reference(id), code: 'already_delivered' },
          message: 'This job is already delivered.',
        }));
        const answer = { json: { done: [], refused, next: null } };
        await page.route('**/api/jobs/batch', (route) => route.fulfill(answer), { times: 1 });
        await open('common:select.delete', 'menuitem')(scene);
        await page.getByRole('alertdialog').getByRole('button').last().click();
        await page.getByRole('dialog').getByText(reference(2)).waitFor();
      },
    },
  ];
}

/** Dialogs for one or several jobs. */
export function jobDialogs({ jobs }: SampleCompany): Screen[] {
  const panel = (name: string, job = jobs.pending, view = '?view=active-jobs&') =>
    `/${view}job=${String(job)}&panel=${name}`;
  return [
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
        await dialog.getByLabel(words('jobForm:vin'), { exact: true }).first().fill('123');
        await dialog
          .getByRole('button', { name: words('common:actions.save'), exact: true })
          .click();
        await dialog.getByText(words('jobForm:errors.vin')).first().waitFor();
      },
    },
    {
      name: 'giving up changes',
      path: panel('edit'),
      act: (scene) => giveUp(scene, 'common:actions.close'),
    },
    { name: 'assign driver', path: panel('assign') },
    ...selected(),
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
    { name: 'assign driver, in place of another', path: panel('assign', jobs.assigned) },
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
      name: 'assign driver, nobody chosen',
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
      name: 'cancel order, without a reason',
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
    { name: 'completed job, billed', path: panel('details', jobs.delivered, 'billing?') },
  ];
}
