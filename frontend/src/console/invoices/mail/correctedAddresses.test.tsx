import { screen, waitFor, within } from '@testing-library/react';
import type { InvoiceMail } from '../../../api/invoicing/invoiceMails';
import {
  mail,
  NEVER,
  serveMails,
  openInvoice,
  section,
} from '../../../testing/answers/mailAnswers';

test('attaches unsigned bills of lading and keeps a corrected address only when asked', async () => {
  const sent = serveMails(NEVER);
  const { person } = await openInvoice('&act=send');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send INV-000009' }));
  const keep = 'Save this address for the customer’s invoices';
  const to = await dialog.findByLabelText('To');
  expect(dialog.queryByRole('checkbox', { name: keep })).toBeNull();
  await person.clear(to);
  await person.type(to, 'new@acme.example');
  await person.click(dialog.getByRole('checkbox', { name: keep }));
  await person.click(dialog.getByRole('checkbox', { name: 'Also those not signed at delivery' }));
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    ...{ to: ['new@acme.example'], keepAddress: true },
    ...{ billsOfLading: true, unsignedBills: true },
  });
});

test('keeps no address if a second one was typed after the choice', async () => {
  const sent = serveMails(NEVER);
  const { person } = await openInvoice('&act=send');
  const to = await screen.findByLabelText('To');
  await person.clear(to);
  await person.type(to, 'new@acme.example');
  await person.click(screen.getByRole('checkbox', { name: /^Save this address/ }));
  await person.type(to, ', other@acme.example');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).not.toHaveProperty('keepAddress');
});

test('says which email of the last request was not delivered, and leads to its correction', async () => {
  const parked: InvoiceMail = { ...mail, state: 'parked', problem: '550 No such user' };
  const other: InvoiceMail = { ...mail, id: 6, to: 'other@acme.example' };
  serveMails({ ...NEVER, mails: [other, parked] });
  const { person } = await openInvoice();
  const part = within(await section());
  expect(
    await part.findByText('The email to accounts@acme.example was not delivered: 550 No such user'),
  ).toBeVisible();
  await person.click(part.getByRole('button', { name: 'Correct the address and send again' }));
  expect(await screen.findByRole('dialog', { name: 'Send INV-000009' })).toBeVisible();
});

test('says no more of an email that was sent again since', async () => {
  const parked: InvoiceMail = { ...mail, state: 'parked', problem: '550 No such user' };
  const again: InvoiceMail = { ...mail, id: 6, createdAt: '2026-03-03T15:00:00.000Z' };
  serveMails({ ...NEVER, sentAt: again.createdAt, mails: [again, parked] });
  await openInvoice();
  expect(await within(await section()).findAllByText('accounts@acme.example')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Correct the address/ })).toBeNull();
});

test('names a credit note as what it is', async () => {
  serveMails({ ...NEVER, mails: [mail] }, { kind: 'credit-note', correctsId: 8 });
  await openInvoice();
  expect(await within(await section()).findByText(/^Credit note · /)).toBeVisible();
});
