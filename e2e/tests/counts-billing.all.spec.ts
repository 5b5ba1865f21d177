import { expect } from '@playwright/test';
import { send, test } from '../support/billed-company';
import { CountedWork } from '../support/counted-work';
import { REFUSED_ADDRESS } from '../support/refusing-mail-server';

test.use({ viewport: { width: 1440, height: 900 } });

const named = (what: string, number = 1) => `${what} ${String(number)}`;

test('drafts of nine customers take two clicks', async ({ page, billed }) => {
  for (let number = 1; number <= 9; number += 1)
    await billed.delivered(await billed.customer(named('Drafted', number), 'job'), 500);
  await page.goto('/?view=to-invoice');
  const work = new CountedWork(page);
  await work.click(page.getByRole('button', { name: 'Create all drafts' }));
  const dialog = page.getByRole('dialog');
  await work.click(dialog.getByRole('button', { name: /^Create \d+ drafts$/ }));
  await expect(dialog.getByText(/drafts created\. Done\./)).toBeVisible();
  expect(work).toMatchObject({ clicks: 2, keys: 0 });
});

test('issuing and sending all drafts takes three clicks', async ({ page, billed }) => {
  for (let number = 1; number <= 3; number += 1)
    await billed.draft(await billed.delivered(await billed.customer(named('Issued', number)), 500));
  await page.goto('/?view=invoices&state=draft&q=Issued');
  const work = new CountedWork(page);
  await work.click(page.getByRole('button', { name: 'Issue all shown drafts' }));
  const dialog = page.getByRole('dialog');
  await work.click(dialog.getByRole('button', { name: 'Issue 3 drafts' }));
  await work.click(dialog.getByRole('button', { name: 'Send 3 invoices' }));
  await expect(dialog.getByText('3 of 3 invoices queued for sending. Done.')).toBeVisible();
  expect(work).toMatchObject({ clicks: 3, keys: 0 });
});

test('a missing price on a draft takes one click and four keys', async ({ page, billed }) => {
  const draft = await billed.draft(
    await billed.delivered(await billed.customer('Priceless'), null),
  );
  await page.goto(`/?view=invoices&invoice=${String(draft)}`);
  const work = new CountedWork(page);
  await work.click(page.getByRole('button', { name: 'Edit draft' }).first());
  await expect(page.getByLabel(/^Price/)).toBeFocused();
  await work.type('550');
  await work.press('Control+Enter');
  await expect(page.getByText('Draft saved.').first()).toBeVisible();
  expect(work).toMatchObject({ clicks: 1, keys: 4 });
});

test('waiting and fuel take four clicks and three keys', async ({ page, billed, adminApi }) => {
  for (const item of [
    { nameEn: 'Waiting time', nameFr: 'Attente', unit: 'hour', price: 95, taxable: true },
    { nameEn: 'Fuel surcharge', nameFr: 'Carburant', unit: 'percent', price: 12.5, taxable: true },
  ])
    expect((await adminApi.post('/api/price-list', { data: item })).ok()).toBe(true);
  const job = await billed.delivered(await billed.customer('Charged'), 500);
  await page.goto(`/?view=completed-jobs&job=${String(job)}`);
  const work = new CountedWork(page);
  const charges = page.getByRole('region', { name: 'Charges' });
  await work.click(charges.getByRole('button', { name: 'Add Charge' }));
  await work.click(page.getByRole('button', { name: 'Waiting time' }));
  await work.type('2');
  await work.press('Enter');
  await expect(charges.getByText('Waiting time')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Add Charge' })).toBeHidden();
  await work.click(charges.getByRole('button', { name: 'Add Charge' }));
  await work.click(page.getByRole('button', { name: 'Fuel surcharge' }));
  await work.press('Enter');
  await expect(charges.getByText('Fuel surcharge')).toBeVisible();
  expect(work).toMatchObject({ clicks: 4, keys: 3 });
});

test('a cheque over three invoices takes at most 5 clicks and 15 keys', async ({
  page,
  billed,
}) => {
  const customer = await billed.customer('Zoé Payeuse');
  for (const price of [100, 200, 300]) await billed.invoice(customer, price);
  await page.goto('/?view=payments');
  const work = new CountedWork(page);
  await work.click(page.getByRole('button', { name: 'Record payment' }));
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await work.click(dialog.getByRole('combobox', { name: 'Customer' }));
  await work.type('zo');
  await work.click(page.getByRole('option', { name: /Zoé Payeuse/ }));
  await work.click(dialog.getByLabel('Amount', { exact: true }));
  await work.type('678');
  await work.click(dialog.getByRole('button', { name: 'Record payment' }));
  await expect(page.getByText('Payment of $678.00 recorded.').first()).toBeVisible();
  expect(work.clicks).toBeLessThanOrEqual(5);
  expect(work.keys).toBeLessThanOrEqual(15);
});

test('a payment short by five cents is written off within seven clicks and keys', async ({
  page,
  billed,
  adminApi,
}) => {
  const customer = await billed.customer('Short Payer');
  const invoice = await billed.invoice(customer, 100);
  const paid = await adminApi.post('/api/payments', {
    data: {
      ...{ customerId: customer, paidOn: '2026-01-02', amount: 112.95, method: 'cheque' },
      allocations: [{ invoiceId: invoice, amount: 112.95 }],
    },
  });
  expect(paid.ok(), await paid.text()).toBe(true);
  await page.goto(`/?view=invoices&invoice=${String(invoice)}`);
  const work = new CountedWork(page);
  await work.click(page.getByRole('button', { name: 'Write off $0.05' }));
  await work.click(page.getByRole('alertdialog').getByRole('button', { name: /^Write off/ }));
  await expect(page.getByText('$0.05 written off.').first()).toBeVisible();
  expect(work.clicks + work.keys).toBeLessThanOrEqual(7);
});

test('crediting one vehicle takes four clicks and ten keys', async ({ page, billed }) => {
  const invoice = await billed.invoice(await billed.customer('Credited'), 900, 3);
  await page.goto(`/?view=invoices&invoice=${String(invoice)}`);
  const work = new CountedWork(page);
  await work.click(page.getByRole('button', { name: 'Issue credit note' }));
  const dialog = page.getByRole('dialog', { name: /^Credit note for/ });
  await work.click(dialog.getByRole('button', { name: 'Some lines' }));
  await work.click(dialog.getByRole('checkbox').first());
  await work.click(dialog.getByLabel('Reason'));
  await work.type('Scratched');
  await work.press('Control+Enter');
  await expect(page.getByText(/^Credit note INV-\d+ issued\.$/).first()).toBeVisible();
  expect(work).toMatchObject({ clicks: 4, keys: 10 });
});

test('undoing a payment takes two clicks', async ({ page, billed, adminApi }) => {
  const customer = await billed.customer('Bounced');
  const paid = await adminApi.post('/api/payments', {
    data: { customerId: customer, paidOn: '2026-01-02', amount: 50, method: 'cheque' },
  });
  expect(paid.ok(), await paid.text()).toBe(true);
  await page.goto(`/?view=payments&customer=${String(customer)}`);
  const work = new CountedWork(page);
  await work.click(page.getByRole('button', { name: /^Undo the payment from Bounced/ }));
  await work.click(page.getByRole('button', { name: 'Undo payment' }));
  await expect(page.getByText('Payment of $50.00 undone.').first()).toBeVisible();
  expect(work).toMatchObject({ clicks: 2, keys: 0 });
});

test('emailing a statement takes two clicks', async ({ page, billed }) => {
  await billed.invoice(await billed.customer('Stated'), 100);
  await page.goto('/?view=receivables');
  const work = new CountedWork(page);
  await work.click(page.getByRole('button', { name: 'Statement for Stated' }));
  await work.click(page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(work).toMatchObject({ clicks: 2, keys: 0 });
});

test('reminding all customers takes two clicks', async ({ page, billed, adminApi }) => {
  for (let number = 1; number <= 2; number += 1) {
    const draft = await billed.draft(
      await billed.delivered(await billed.customer(named('Late', number)), 100),
    );
    const dated = await adminApi.put(`/api/invoices/${String(draft)}`, {
      data: { invoiceDate: '2026-01-02', termsDays: 1 },
    });
    expect(dated.ok(), await dated.text()).toBe(true);
    expect((await adminApi.post(`/api/invoices/${String(draft)}/issue`)).ok()).toBe(true);
  }
  await page.goto('/?view=receivables');
  const work = new CountedWork(page);
  await work.click(page.getByRole('button', { name: 'Send all reminders' }));
  await work.click(
    page.getByRole('dialog').getByRole('button', { name: /^Remind \d+ customers?$/ }),
  );
  await expect(page.getByRole('dialog').getByText(/Done\.$/)).toBeVisible();
  expect(work).toMatchObject({ clicks: 2, keys: 0 });
});

test('a bounced invoice goes to a corrected address within 3 clicks and 20 keys', async ({
  page,
  billed,
  adminApi,
}) => {
  const customer = await billed.customer('Moved', undefined, REFUSED_ADDRESS);
  const path = `/api/invoices/${String(await billed.invoice(customer, 100))}`;
  await send(adminApi, `${path}/mails`, {});
  const state = async () =>
    (await (await adminApi.get(`${path}/mails`)).json()) as {
      to: string;
      mails: { to: string; state: string }[];
    };
  await expect.poll(async () => (await state()).mails[0]?.state).toBe('parked');
  await page.goto(`/?view=invoices&invoice=${path.split('/').at(-1) ?? ''}`);
  const work = new CountedWork(page);
  await work.click(page.getByRole('button', { name: 'Correct the address and send again' }));
  const dialog = page.getByRole('dialog', { name: /^Send INV-/ });
  await work.click(dialog.getByLabel('To'));
  await work.press('Control+a');
  await work.type('accounts@b.ca');
  await work.click(dialog.getByRole('checkbox', { name: /^Save this address/ }));
  await work.press('Control+Enter');
  await expect(page.getByText('On its way to accounts@b.ca.').first()).toBeVisible();
  expect(await state()).toMatchObject({ to: 'accounts@b.ca' });
  expect(work.clicks).toBeLessThanOrEqual(3);
  expect(work.keys).toBeLessThanOrEqual(20);
});

test('closing the books takes at most three clicks, and its files one', async ({
  page,
  billed: _billed,
}) => {
  await page.goto('/?view=books');
  const work = new CountedWork(page);
  await work.click(page.getByRole('button', { name: 'Close the books' }));
  await work.click(page.getByRole('dialog').getByRole('button', { name: 'Close permanently' }));
  await expect(page.getByText(/^The books are closed up to/).first()).toBeVisible();
  expect(work.clicks).toBeLessThanOrEqual(3);
  const [files, file] = [new CountedWork(page), page.waitForEvent('download')];
  await files.click(page.getByRole('link', { name: /^All files, / }));
  expect((await file).suggestedFilename()).toMatch(/^books-[\d-]+\.zip$/);
  expect(await (await file).failure()).toBeNull();
  expect(files).toMatchObject({ clicks: 1, keys: 0 });
});
