import type { SampleCompany } from '../sample-company';
import { press, type Screen } from '../screen';

/** Dialogs of accessorial charges and billing settings. */
export function chargeDialogs({ customer, jobs }: SampleCompany): Screen[] {
  const details = `/?view=completed-jobs&job=${String(jobs.unreported)}&panel=details`;
  return [
    { name: 'add an item to the price list', path: '/?view=price-list&dialog=add' },
    {
      name: 'billing settings of a customer',
      path: `/?view=customers&customer=${String(customer.id)}&dialog=billing`,
    },
    {
      name: 'completed job, its charges',
      path: details,
      act: async ({ page, words }) => {
        await page.getByText(words('charges:sums.total')).scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'add a charge',
      path: details,
      act: async ({ page, words }) => {
        await press(page, words('charges:add'));
        await page.getByRole('dialog', { name: words('charges:add') }).waitFor();
      },
    },
    {
      name: 'add a charge, in per cent',
      path: details,
      act: async ({ page, words }) => {
        await press(page, words('charges:add'));
        await page
          .getByRole('combobox', { name: words('charges:fields.unit') })
          .selectOption(words('charges:unit.percent'));
        await page.getByLabel(words('charges:fields.percent')).waitFor();
      },
    },
  ];
}
