import type { SampleCompany } from '../sample-company';
import { press, type Scene, type Screen } from '../screen';

/** Invoices, payments and their dialogs. */
export function invoiceScreens({ customer, invoices, payment }: SampleCompany): Screen[] {
  const invoice = (id: number, act = 'details') =>
    `/?view=invoices&invoice=${String(id)}&act=${act}`;
  return [
    { name: 'jobs to invoice', path: `/?view=to-invoice&customer=${String(customer.id)}` },
    { name: 'jobs to invoice, searched', path: '/?view=to-invoice&q=job' },
    { name: 'run of gathered invoices', path: '/?view=to-invoice&dialog=run' },
    { name: 'invoices', path: '/?view=invoices' },
    { name: 'invoices, filtered', path: '/?view=invoices&state=open&from=2026-01-02' },
    { name: 'invoices, without a match', path: '/?view=invoices&q=zzzz' },
    { name: 'issue all drafts', path: '/?view=invoices&state=draft&dialog=issue' },
    { name: 'draft', path: invoice(invoices.draft) },
    { name: 'draft in edit', path: invoice(invoices.draft, 'edit') },
    {
      name: 'draft in edit, refused',
      path: invoice(invoices.draft, 'edit'),
      act: async ({ page, words }) => {
        await press(page, words('invoice:edit.addCorrection'));
        await press(page, words('invoice:edit.save'));
        await page.getByText(words('invoice:errors.description')).waitFor();
      },
    },
    { name: 'issued invoice', path: invoice(invoices.issued) },
    { name: 'credit note', path: invoice(invoices.issued, 'credit') },
    {
      name: 'credit note, of some lines',
      path: invoice(invoices.issued, 'credit'),
      act: async ({ page, words }) => {
        await press(page, words('invoice:credit.lines'));
        await page.getByRole('checkbox').first().check();
        await press(page, words('invoice:credit.submit'));
        await page.getByText(words('invoice:errors.reason')).waitFor();
      },
    },
    { name: 'payments', path: '/?view=payments' },
    { name: 'credit to apply', path: `/?view=payments&apply=${String(payment)}` },
    {
      name: 'payment',
      path: `/?view=payments&take=payment&payer=${String(customer.id)}`,
      act: async ({ page, words }) => {
        await page.getByRole('dialog').getByText(words('payments:applied.title')).waitFor();
        await press(page, words('payments:take.submit'));
        await page.getByText(words('payments:errors.amount')).first().waitFor();
      },
    },
    { name: 'receivables', path: '/?view=receivables' },
    { name: 'receivables, notes', path: `/?view=receivables&notes=${String(customer.id)}` },
    {
      name: 'receivables, statements',
      path: '/?view=receivables',
      act: async ({ page, words }: Scene) => {
        const name = words('collections:statements.open');
        await page.locator('[data-select-record]').last().check();
        const bar = page.getByRole('region', { name: words('collections:selected') });
        const direct = bar.getByRole('button', { name, exact: true });
        if ((await direct.count()) > 0) await direct.click();
        else {
          // On a phone only the first action is outside of the menu.
          await bar.getByRole('button', { name: words('common:select.more'), exact: true }).click();
          await page.getByRole('menuitem', { name, exact: true }).click();
        }
        await page.getByRole('dialog', { name }).waitFor();
      },
    },
    {
      name: 'receivables, a statement',
      path: `/?view=receivables&statement=${String(customer.id)}`,
    },
  ];
}
