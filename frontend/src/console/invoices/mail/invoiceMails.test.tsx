import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { InvoiceMail } from '../../../api/invoicing/invoiceMails';
import { answerInTurn } from '../../../testing/answers/answerInTurn';
import { server } from '../../../testing/answers/server';
import {
  mail,
  NEVER,
  serveMails,
  openInvoice,
  section,
} from '../../../testing/answers/mailAnswers';

test('shows recipients and that the invoice was not sent, and sends it', async () => {
  const sent = serveMails(NEVER);
  const { person, toast } = await openInvoice();
  const part = await section();
  expect(await within(part).findByText('Not sent yet.')).toBeVisible();
  expect(part).toHaveTextContent('Goes to accounts@acme.example.');
  await person.click(within(part).getByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send INV-000009' });
  const to = await within(dialog).findByLabelText('To');
  expect(to).toHaveValue('accounts@acme.example');
  await person.type(to, '; second@acme.example');
  await person.type(within(dialog).getByLabelText('Message'), 'Thank you.');
  await person.click(
    within(dialog).getByRole('checkbox', { name: 'Attach the signed bills of lading' }),
  );
  await person.click(within(dialog).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(toast()?.description).toContain('On its way to'));
  expect(sent).toEqual([
    {
      path: '/api/invoices/9/mails',
      body: {
        kind: 'invoice',
        to: ['accounts@acme.example', 'second@acme.example'],
        message: 'Thank you.',
        billsOfLading: false,
      },
    },
  ]);
  expect(await section()).toBeVisible();
});

test.each([
  ['', 'Please enter an email address.'],
  ['nobody', 'Please enter valid email addresses.'],
  ['a@b.co,c@b.co,d@b.co,e@b.co,f@b.co,g@b.co', 'Please enter 5 addresses at most.'],
])('offers no sending for %j', async (typed, problem) => {
  const sent = serveMails(NEVER);
  const { person } = await openInvoice('&act=send');
  const to = await screen.findByLabelText('To');
  await person.clear(to);
  if (typed !== '') await person.type(to, typed);
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(problem)).toBeVisible();
  expect(sent).toEqual([]);
});

test('shows the amount owed in a reminder, without bills of lading', async () => {
  const sent = serveMails({ ...NEVER, sentAt: mail.sentAt, mails: [mail] });
  const { person } = await openInvoice();
  await person.click(await screen.findByRole('button', { name: 'Send reminder' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send a reminder for INV-000009' });
  await within(dialog).findByLabelText('To');
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ kind: 'reminder', billsOfLading: false, message: null });
});

test('explains a refused e-mail and retries it', async () => {
  const parked: InvoiceMail = {
    ...mail,
    state: 'parked',
    problem: '550 no such mailbox',
    attempts: 3,
    sentAt: null,
  };
  const waiting: InvoiceMail = { ...mail, id: 6, state: 'waiting', attempts: 0, sentAt: null };
  const sent = serveMails({ ...NEVER, mails: [waiting, parked] });
  const { person } = await openInvoice();
  const list = await screen.findByRole('list', { name: 'Emails of this invoice' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Waiting');
  expect(second).toHaveTextContent('Gave up after 3 attempts: 550 no such mailbox');
  expect(second).toHaveTextContent('Not delivered');
  await person.click(within(list).getByRole('button', { name: /^Try again/ }));
  await waitFor(() =>
    expect(sent).toEqual([{ path: '/api/invoices/9/mails/5/retry', body: null }]),
  );
});

test('keeps the key of a retry until a response arrives', async () => {
  const parked: InvoiceMail = { ...mail, state: 'parked', problem: '550', sentAt: null };
  serveMails({ ...NEVER, mails: [parked] });
  const lost = () => HttpResponse.error();
  const done = () => HttpResponse.json({ ...NEVER, mails: [parked] });
  const sent = answerInTurn('post', '*/api/invoices/9/mails/5/retry', lost, done);
  const { person, toast } = await openInvoice();
  const press = async () => person.click(await screen.findByRole('button', { name: /^Try again/ }));
  await press();
  await waitFor(() => expect(toast()?.variant).toBe('destructive'));
  await press();
  await waitFor(() => expect(toast()?.description).toBe('Sending the email again.'));
  await press();
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, second, third] = sent;
  expect(second?.key).toBe(first?.key);
  expect(third?.key).not.toBe(second?.key);
});

test('says that no e-mail server is set up, and marks as sent', async () => {
  const sent = serveMails({ ...NEVER, canSend: false });
  const { person } = await openInvoice();
  const part = await section();
  expect(await within(part).findByText(/No mail server is set up/)).toBeVisible();
  expect(within(part).queryByRole('button', { name: 'Send' })).toBeNull();
  await person.click(within(part).getByRole('button', { name: 'Mark as sent' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { sent: true } }]));
});

test('undoes a manual sent mark, in French', async () => {
  const sent = serveMails({ ...NEVER, sentAt: mail.sentAt });
  const { person } = await openInvoice('', { language: 'fr-CA' });
  await person.click(await screen.findByRole('button', { name: 'Marquer comme non envoyée' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { sent: false } }]));
});

test('lists sent and failed e-mails in the history', async () => {
  serveMails(NEVER);
  const entry = { actorName: 'Ada Sample', at: '2026-03-02T15:00:00.000Z', before: null };
  const to = 'accounts@acme.example';
  const problem = '550 no such mailbox';
  server.use(
    http.get('*/api/activity', () =>
      HttpResponse.json([
        { ...entry, id: 4, action: 'invoice.mailed', after: { to, kind: 'reminder' } },
        { ...entry, id: 3, action: 'invoice.sent-marked', after: { sent: true } },
        {
          ...entry,
          id: 2,
          action: 'invoice.mail-refused',
          after: { to, kind: 'invoice', problem },
        },
        { ...entry, id: 1, action: 'invoice.issued', after: null },
      ]),
    ),
  );
  await openInvoice();
  const history = await screen.findByRole('region', { name: 'Activity' });
  await within(history).findByText('Invoice issued.');
  const told = within(history)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(told.map((text) => text.replace(/Ada Sample.*/, ''))).toEqual([
    `Reminder sent by email to ${to}.`,
    'Marked as sent by other means.',
    `The email to ${to} was not delivered: ${problem}`,
    'Invoice issued.',
  ]);
});

test('offers no reminder for a paid invoice', async () => {
  serveMails({ ...NEVER, sentAt: mail.sentAt, mails: [mail] }, { status: 'paid', balance: 0 });
  await openInvoice();
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send reminder' })).toBeNull();
});
