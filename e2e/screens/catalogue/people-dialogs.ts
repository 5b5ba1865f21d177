import { expect } from '@playwright/test';
import type { SampleCompany } from '../sample-company';
import { press, type Scene, type Screen, sendingLinks } from '../screen';

/** A user whose invitation is open for a while. */
const invited =
  (id: number) =>
  async (scene: Scene): Promise<void> => {
    await sendingLinks(scene);
    const at = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
    const invitation = { sentAt: at(-1), expiresAt: at(2), failedAt: null };
    await scene.page.route(`**/api/admin/users/${String(id)}`, async (route) => {
      const answer = await route.fetch();
      const user = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...user, lastLogin: null, invitation } });
    });
  };

/** Dialogs to add, edit and remove customers, users and drivers. */
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
      name: 'erasing a customer',
      path: `/?view=privacy&q=${encodeURIComponent(customer.name)}`,
      act: async ({ page, words }) => {
        await press(page, words('privacy:people.eraseOf', { name: customer.name }));
        await page.getByRole('dialog').getByRole('textbox').waitFor();
      },
    },
    {
      name: 'privacy, what retention would take',
      path: '/?view=privacy',
      act: async ({ page, words }) => {
        await press(page, words('privacy:retention.preview'));
        await page.getByText(words('privacy:retention.unsaved')).waitFor();
      },
    },
    {
      name: 'add user',
      path: '/?view=users&dialog=add',
      act: async ({ page, words }) => {
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: words('users:add'), exact: true }).click();
        await dialog.getByText(words('users:errors.name')).waitFor();
      },
    },
    {
      name: 'add user, a driver',
      path: '/?view=users&dialog=add',
      act: async ({ page, words }) => {
        const dialog = page.getByRole('dialog');
        await dialog
          .getByRole('combobox', { name: words('users:fields.role') })
          .selectOption(words('users:roles.driver'));
        await expect(dialog.getByLabel(words('users:fields.driverPhone'))).toBeVisible();
      },
    },
    {
      name: 'add user, a viewer',
      path: '/?view=users&dialog=add',
      act: async ({ page, words }) => {
        const dialog = page.getByRole('dialog');
        await dialog
          .getByRole('combobox', { name: words('users:fields.role') })
          .selectOption(words('users:roles.viewer'));
        await expect(dialog.getByLabel(words('users:fields.seesPrices'))).toBeVisible();
      },
    },
    { name: 'add user, with an invitation', path: '/?view=users&dialog=add', meet: sendingLinks },
    { name: 'who may what', path: '/?view=users&dialog=roles' },
    {
      name: 'an entry of the audit log',
      path: `/?view=audit-log&kind=customer&record=${String(customer.id)}`,
      act: async ({ page, words }) => {
        const [name = ''] = words('audit:open', { what: '|' }).split('|');
        await page.getByRole('button', { name }).first().click();
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'sessions of a user', path: `/?view=users&sessions=${String(colleague.id)}` },
    { name: 'edit user', path: `/?view=users&edit=${String(colleague.id)}` },
    {
      name: 'edit user, invited',
      path: `/?view=users&edit=${String(colleague.id)}`,
      meet: invited(colleague.id),
    },
  ];
}
