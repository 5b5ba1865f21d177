import { expect } from '@playwright/test';
import type { SampleCompany } from './sample-company';
import { press, type Screen } from './screen';

/** Customers, users and drivers: added, changed, taken out. */
export function peopleDialogs({ colleague, customer }: SampleCompany): Screen[] {
  return [
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
