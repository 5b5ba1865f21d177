import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeLeak, openLeaks, serveLeaks } from '../../testing/answers/leakAnswers';
import { refusal, server } from '../../testing/answers/server';

const job = makeLeak('not-invoiced', { jobId: 7, jobReference: 'JOB-000007', amount: 1250 });
const priceless = makeLeak('no-price', { jobId: 8, jobReference: 'JOB-000008', amount: null });
const unsent = makeLeak('not-sent', { invoiceId: 11, invoiceReference: 'INV-000011', amount: 80 });
const other = makeLeak('not-sent', { invoiceId: 12, invoiceReference: 'INV-000012', amount: 20 });
const overdue = makeLeak('overdue', { invoiceId: 13, invoiceReference: 'INV-000013' });

const lines = () => screen.findByRole('list', { name: 'Money at risk' });

test('counts and sums each kind, and lists the first that is not empty', async () => {
  serveLeaks([priceless, unsent, other]);
  await openLeaks();
  const links = await within(await lines()).findAllByRole('link');
  expect(links).toHaveLength(9);
  expect(links[0]).toHaveTextContent('0 jobs not invoiced');
  expect(links[1]).toHaveTextContent(/^1 delivered job without a price$/);
  await waitFor(() => expect(links[1]).toHaveAttribute('aria-current', 'true'));
  expect(links[6]).toHaveTextContent('2 invoices not sent $100.00');
  const list = await screen.findByRole('table', { name: 'No price' });
  expect(within(list).getByRole('link', { name: 'JOB-000008' })).toBeVisible();
  expect(list).toHaveTextContent(/Acme Sample Autos.*Mar 2, 2026.*29.*Unknown/);
  expect(screen.getByText(/delivered, but have no price/)).toBeVisible();
});

test('lists the kind of a line, named in the address, oldest or newest first', async () => {
  const asked = serveLeaks([job, overdue]);
  const { person, history } = await openLeaks();
  await person.click(await within(await lines()).findByRole('link', { name: /overdue/ }));
  await screen.findByRole('table', { name: 'Overdue' });
  expect(history.location.search).toBe('?view=todo&kind=overdue');
  expect(Object.fromEntries(asked.at(-1)!)).toMatchObject({ kind: 'overdue', order: 'asc' });
  await person.click(screen.getByRole('button', { name: 'Due date' }));
  await waitFor(() => expect(asked.at(-1)?.get('order')).toBe('desc'));
});

test('an old address shows the same list', async () => {
  serveLeaks([job, overdue]);
  await openLeaks('/?view=money-leaks&kind=overdue');
  expect(await screen.findByRole('table', { name: 'Overdue' })).toBeVisible();
});

test.each([
  [job, 'Invoice JOB-000007', null],
  [priceless, 'Set the price of JOB-000008', 'job=8&panel=edit'],
  [unsent, 'Send INV-000011', 'invoice=11&act=send'],
  [overdue, 'Send a reminder for INV-000013', 'invoice=13&act=remind'],
  [makeLeak('not-delivered-mail', unsent), 'Open invoice INV-000011', 'invoice=11'],
  [makeLeak('price-differs', { ...job, ...unsent }), 'Open invoice INV-000011', 'invoice=11'],
  [
    makeLeak('price-differs', { ...job, ...unsent, amount: -80 }),
    'Issue credit note for INV-000011',
    'invoice=11&act=credit',
  ],
])('what mends %j is %s', async (leak, name, address) => {
  serveLeaks([leak]);
  const { person, history } = await openLeaks();
  const button = await screen.findByRole('button', { name });
  if (address === null) return;
  await person.click(button);
  expect(history.location.search).toContain(address);
});

test('sends all unsent invoices one by one and reports why some failed', async () => {
  serveLeaks([unsent, other]);
  const sent: string[] = [];
  server.use(
    http.post('*/api/invoices/:id/mails', ({ params }) => {
      sent.push(String(params['id']));
      return params['id'] === '12'
        ? refusal(409, 'no_recipient', 'The customer has no email address.')
        : HttpResponse.json({ canSend: true, sentAt: null, to: null, mails: [] }, { status: 201 });
    }),
  );
  const { person } = await openLeaks();
  await person.click(await screen.findByRole('button', { name: 'Send 2 invoices' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send invoices' });
  await person.click(await within(dialog).findByRole('button', { name: 'Send 2 invoices' }));
  expect(await within(dialog).findByText('1 failed')).toBeVisible();
  expect(dialog).toHaveTextContent('1 of 2 invoices queued for sending.');
  expect(dialog).toHaveTextContent('INV-000012 · Acme Sample Autos: The customer has no email');
  expect(sent).toEqual(['11', '12']);
});

test('retries after a failure', async () => {
  server.use(http.get('*/api/money-leaks/totals', () => refusal(503, 'unavailable', 'Busy.')));
  const { person } = await openLeaks();
  expect(await screen.findByText('The list could not be loaded')).toBeVisible();
  serveLeaks([job]);
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  await person.click(await screen.findByRole('link', { name: /1 job not invoiced/ }));
  expect(await screen.findByRole('table', { name: 'Not invoiced' })).toBeVisible();
});

test('shows cards on a phone, in French too', async () => {
  serveLeaks([job]);
  await openLeaks('/?view=todo', { width: 390, language: 'fr-CA' });
  const card = await screen.findByRole('article', { name: 'JOB-000007' });
  expect(card).toHaveTextContent(/Acme Sample Autos.*Livré.*il y a 29 jours/);
});
