import type { SampleCompany } from '../sample-company';
import { ONE_VEHICLE, pasteOrder, VINS } from './pasted-order';
import { press, reference, selectTwo, type Scene, type Screen } from '../screen';

/** The views of the dispatcher's console and their menus. */
export function consoleViews({ customer, driver, jobs }: SampleCompany): Screen[] {
  const driverPages = `/driver/${String(driver.driverId)}`;
  return [
    { name: 'dashboard', path: '/' },
    {
      name: 'dashboard, charts as tables',
      path: '/',
      act: async ({ page, words }) => {
        for (const toggle of await page
          .getByRole('switch', { name: words('dashboard:charts.asTable') })
          .all())
          await toggle.check();
      },
    },
    {
      name: 'main menu',
      path: '/',
      upTo: 640,
      act: async ({ page, words }) => {
        await press(page, words('console:menu.open'));
        await page.getByRole('navigation', { name: words('console:menu.label') }).waitFor();
      },
    },
    {
      name: 'display settings',
      path: '/',
      isAnchored: true,
      act: ({ page, words }) => press(page, words('console:settings.label')),
    },
    { name: 'new dispatch', path: '/?view=new-dispatch' },
    {
      name: 'new dispatch, of two units',
      path: '/?view=new-dispatch',
      act: async ({ page, words }) => {
        await page.getByRole('radio', { name: words('dispatch:vehicle.multiple') }).check();
        await press(page, words('jobForm:add'));
        await page.getByLabel(words('jobForm:year'), { exact: true }).first().fill('2023');
      },
    },
    {
      name: 'customers to choose from',
      path: '/?view=new-dispatch',
      isAnchored: true,
      act: async ({ page, words }) => {
        await page
          .getByRole('combobox', { name: words('dispatch:customer.name') })
          .fill(customer.name.slice(0, 8));
        await page.getByRole('option').first().waitFor();
      },
    },
    {
      name: 'new dispatch, for a known customer',
      path: '/?view=new-dispatch',
      act: async ({ page, words }) => {
        await page
          .getByRole('combobox', { name: words('dispatch:customer.name') })
          .fill(customer.name.slice(0, 8));
        await page.getByRole('option', { name: customer.name }).click();
        await press(page, words('dispatch:location.useCustomerAddress'));
        await page.getByText(words('dispatch:location.applied.title')).first().waitFor();
      },
    },
    {
      name: 'an order to paste',
      path: '/?view=new-dispatch',
      act: async ({ page, words }) => {
        await press(page, words('dispatch:paste'));
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'new dispatch, from a pasted order',
      path: '/?view=new-dispatch',
      act: (scene) => pasteOrder(scene, ONE_VEHICLE),
    },
    {
      name: 'new dispatch, from pasted VINs',
      path: '/?view=new-dispatch',
      act: (scene) => pasteOrder(scene, VINS),
    },
    {
      name: 'new dispatch, refused',
      path: '/?view=new-dispatch',
      act: async ({ page, words }) => {
        await page.getByRole('textbox', { name: words('dispatch:customer.email') }).fill('nobody');
        await press(page, words('dispatch:save'));
        await page.getByText(words('dispatch:errors.email')).first().waitFor();
      },
    },
    { name: 'active jobs', path: '/?view=active-jobs&layout=cards' },
    { name: 'active jobs as a list', path: '/?view=active-jobs&layout=list' },
    {
      name: 'active jobs, filtered',
      path: `/?view=active-jobs&status=pending&customer=${String(customer.id)}&q=job`,
    },
    {
      name: 'active jobs, without a pickup date',
      path: '/?view=active-jobs&pickup=none&sort=pickup',
    },
    { name: 'active jobs, without a match', path: '/?view=active-jobs&q=zzzz&status=pending' },
    {
      name: 'customers to filter by',
      path: '/?view=active-jobs',
      isAnchored: true,
      act: async ({ page, words }) => {
        const filters = page.getByRole('button', { name: words('common:filters.open') });
        const customers = page.getByRole('combobox', {
          name: words('activeJobs:filters.customer'),
        });
        // On a phone, they are behind a button.
        await filters.or(customers).first().waitFor();
        if (await filters.isVisible()) await filters.click();
        await customers.click();
        await page.getByRole('listbox').waitFor();
      },
    },
    {
      name: 'saved views',
      path: '/?view=active-jobs',
      isAnchored: true,
      act: async ({ page, words }) => {
        await press(page, words('savedViews:label'));
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'menu of a job',
      path: '/?view=active-jobs',
      isAnchored: true,
      act: async ({ page, words }) => {
        await press(page, words('activeJobs:actions.more', { job: reference(jobs.inTransit) }));
        await page.getByRole('menu').waitFor();
      },
    },
    ...(['cards', 'list'] as const).map((layout) => ({
      name: `active jobs, selected as ${layout}`,
      path: `/?view=active-jobs&layout=${layout}`,
      act: ({ page }: Scene) => selectTwo(page),
    })),
    { name: 'completed jobs', path: '/?view=completed-jobs&layout=cards' },
    { name: 'completed jobs as a list', path: '/?view=completed-jobs&layout=list' },
    {
      name: 'completed jobs, with units left behind',
      path: '/?view=completed-jobs&show=left&layout=list',
    },
    { name: 'cancelled jobs', path: '/?view=completed-jobs&show=cancelled&layout=cards' },
    { name: 'cancelled jobs as a list', path: '/?view=completed-jobs&show=cancelled&layout=list' },
    { name: 'billing', path: '/billing?layout=cards' },
    { name: 'billing as a list', path: '/billing?layout=list' },
    { name: 'drivers', path: '/?view=drivers&layout=cards' },
    { name: 'drivers as a list', path: '/?view=drivers&layout=list' },
    { name: 'driver panel', path: `/?view=drivers&driver=${String(driver.driverId)}` },
    { name: 'customers', path: '/?view=customers' },
    { name: 'customer', path: `/?view=customers&customer=${String(customer.id)}` },
    { name: 'users', path: '/?view=users' },
    { name: 'audit log', path: '/?view=audit-log' },
    {
      name: 'audit log, narrowed',
      path: `/?view=audit-log&kind=customer&record=${String(customer.id)}&address=127.0.0.1`,
    },
    { name: 'company', path: '/?view=company' },
    { name: 'price list', path: '/?view=price-list' },
    { name: 'api access', path: '/?view=api-access' },
    { name: 'new token', path: '/?view=api-access&dialog=token' },
    { name: 'new service account', path: '/?view=api-access&dialog=account' },
    { name: 'privacy', path: '/?view=privacy' },
    { name: 'privacy, people found', path: `/?view=privacy&q=${customer.name.slice(0, 8)}` },
    { name: 'driver picker', path: '/driver-login' },
    { name: 'dashboard of a driver', path: driverPages },
    { name: 'job of a driver', path: `${driverPages}/job/${String(jobs.assigned)}` },
  ];
}
