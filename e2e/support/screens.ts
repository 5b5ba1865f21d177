import type { Page } from '@playwright/test';
import type { SampleCompany } from './sample-company';
import type { wordsOf } from './words';

type Words = ReturnType<typeof wordsOf>;
export type Role = 'admin' | 'driver' | 'visitor';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Hangs at a button: opened anew when the window changes its size. */
  readonly isAnchored?: boolean;
  /** What a person does there before looking. */
  readonly act?: (page: Page, words: Words) => Promise<void>;
}

const press = (page: Page, name: string, exact = true) =>
  page.getByRole('button', { name, exact }).first().click();

const reference = (id: number) => `JOB-${String(id).padStart(6, '0')}`;

async function openJobMenu(page: Page, words: Words, job: string): Promise<void> {
  await press(page, words('activeJobs:actions.more', { job }));
  await page.getByRole('menu').waitFor();
}

function adminScreens({ jobs, customerId, driver }: SampleCompany): Screen[] {
  const panel = (name: string) => `/?view=active-jobs&job=${String(jobs.pending)}&panel=${name}`;
  return [
    { name: 'dashboard', path: '/' },
    {
      name: 'export',
      path: '/',
      act: (page, words) => press(page, words('dashboard:actions.export')),
    },
    {
      name: 'display settings',
      path: '/',
      isAnchored: true,
      act: (page, words) => press(page, words('console:settings.label')),
    },
    { name: 'new dispatch', path: '/?view=new-dispatch' },
    {
      name: 'new dispatch of two units',
      path: '/?view=new-dispatch',
      act: async (page, words) => {
        await page.getByRole('radio', { name: words('dispatch:vehicle.multiple') }).check();
        await press(page, words('units:add'));
      },
    },
    { name: 'active jobs', path: '/?view=active-jobs' },
    { name: 'active jobs without a match', path: '/?view=active-jobs&q=zzzz&status=pending' },
    {
      name: 'menu of a job',
      path: '/?view=active-jobs',
      isAnchored: true,
      act: (page, words) => openJobMenu(page, words, reference(jobs.pending)),
    },
    {
      name: 'deleting a job',
      path: '/?view=active-jobs',
      act: async (page, words) => {
        await openJobMenu(page, words, reference(jobs.pending));
        await page.getByRole('menuitem', { name: words('activeJobs:actions.delete') }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    { name: 'job details', path: panel('details') },
    { name: 'job editor', path: panel('edit') },
    { name: 'assign driver', path: panel('assign') },
    { name: 'mark completed', path: panel('complete') },
    { name: 'completed jobs', path: '/?view=completed-jobs' },
    { name: 'billing', path: '/billing' },
    { name: 'drivers', path: '/?view=drivers' },
    { name: 'driver panel', path: `/?view=drivers&driver=${String(driver.driverId)}` },
    { name: 'customers', path: '/?view=customers' },
    { name: 'customer', path: `/?view=customers&customer=${String(customerId)}` },
    { name: 'add customer', path: '/?view=customers&dialog=add' },
    { name: 'edit customer', path: `/?view=customers&edit=${String(customerId)}` },
    { name: 'users', path: '/?view=users' },
    {
      name: 'add user, refused',
      path: '/?view=users&dialog=add',
      act: async (page, words) => {
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: words('users:add'), exact: true }).click();
        await dialog.getByText(words('users:errors.name')).waitFor();
      },
    },
    { name: 'edit user', path: '/?view=users&edit=1' },
    { name: 'driver picker', path: '/driver-login' },
  ];
}

function driverScreens({ jobs }: SampleCompany): Screen[] {
  return [
    { name: 'driver dashboard', path: '/' },
    {
      name: 'completed deliveries',
      path: '/',
      act: async (page, words) => {
        await page.getByRole('button', { name: words('driver:groups.completed') }).click();
      },
    },
    { name: 'driver job', path: `/job/${String(jobs.assigned)}` },
    {
      name: 'completing a delivery',
      path: `/job/${String(jobs.inTransit)}`,
      act: async (page, words) => {
        await press(page, words('driver:action.deliver'));
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'job not found', path: '/job/999999' },
  ];
}

const VISITOR_SCREENS: Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'sign-in', path: '/login' },
  {
    name: 'sign-in, refused',
    path: '/login',
    act: async (page, words) => {
      await press(page, words('auth:submit'));
      await page.getByText(words('auth:errors.password')).waitFor();
    },
  },
  { name: 'debug', path: '/debug' },
  { name: 'driver portal signed out', path: '/driver-login' },
  { name: 'cleared', path: '/clear' },
];

/** Every screen and dialog that a person of the role can reach. */
export function screensOf(role: Role, company: SampleCompany): readonly Screen[] {
  if (role === 'admin') return adminScreens(company);
  return role === 'driver' ? driverScreens(company) : VISITOR_SCREENS;
}
