import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeLeak, openLeaks, serveLeaks } from '../../../testing/answers/leakAnswers';
import { refusal, server } from '../../../testing/answers/server';

const job = makeLeak('not-invoiced', { jobId: 7, jobReference: 'JOB-000007', amount: 1250 });
const priceless = makeLeak('no-price', { jobId: 8, jobReference: 'JOB-000008', amount: null });
const unsent = makeLeak('not-sent', { invoiceId: 11, invoiceReference: 'INV-000011', amount: 80 });
const other = makeLeak('not-sent', { invoiceId: 12, invoiceReference: 'INV-000012', amount: 20 });
const overdue = makeLeak('overdue', { invoiceId: 13, invoiceReference: 'INV-000013' });

const cards = () => screen.findByRole('navigation', { name: 'Money at risk by type' });

test('counts and sums each kind, and lists the first that is not empty', async () => {
  serveLeaks([priceless, unsent, other]);
  await openLeaks();
  const links = within(await cards()).getAllByRole('link');
  expect(links).toHaveLength(9);
  expect(links[0]).toHaveTextContent('Not invoicedNone');
  expect(links[1]).toHaveTextContent('No priceUnknown1 job');
  expect(links[1]).toHaveAttribute('aria-current', 'true');
  expect(links[6]).toHaveTextContent('Not sent$100.002 invoices');
  const list = await screen.findByRole('table', { name: 'No price' });
  expect(within(list).getByRole('link', { name: 'JOB-000008' })).toBeVisible();
  expect(list).toHaveTextContent(/Acme Sample Autos.*Mar 2, 2026.*29.*Unknown/);
  expect(screen.getByText(/delivered, but have no price/)).toBeVisible();
});

test('lists the kind of a card, named in the address, oldest or newest first', async () => {
  const asked = serveLeaks([job, overdue]);
  const { person, history } = await openLeaks();
  await person.click(within(await cards()).getByRole('link', { name: /^Overdue/ }));
  await screen.findByRole('table', { name: 'Overdue' });
  expect(history.location.search).toBe('?view=money-leaks&kind=overdue');
  expect(Object.fromEntries(asked.at(-1)!)).toMatchObject({ kind: 'overdue', order: 'asc' });
  await person.click(screen.getByRole('button', { name: 'Due date' }));
  await waitFor(() => expect(asked.at(-1)?.get('order')).toBe('desc'));
});

test.each([
  [job, 'Invoice JOB-000007', null],
  [priceless, 'Set the price of JOB-000008', 'job=8&panel=edit'],
  [unsent, 'Send INV-000011', 'invoice=11&act=send'],
  [overdue, 'Send a reminder for INV-000013', 'invoice=13&act=remind'],
  [makeLeak('not-delivered-mail', unsent), 'Open invoice INV-000011', 'invoice=11'],
  [makeLeak('price-differs', job), 'Open job JOB-000007', 'job=7'],
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

test('says when no money is at risk', async () => {
  serveLeaks([]);
  await openLeaks();
  expect(await screen.findByText('No money is at risk')).toBeVisible();
});

test('retries after a failure', async () => {
  server.use(http.get('*/api/money-leaks/totals', () => refusal(503, 'unavailable', 'Busy.')));
  const { person } = await openLeaks();
  expect(await screen.findByText('Money at risk could not be loaded')).toBeVisible();
  serveLeaks([job]);
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table', { name: 'Not invoiced' })).toBeVisible();
});

test('shows cards on a phone, in French too', async () => {
  serveLeaks([job]);
  await openLeaks('/?view=money-leaks', { width: 390, language: 'fr-CA' });
  const card = await screen.findByRole('article', { name: 'JOB-000007' });
  expect(card).toHaveTextContent(/Acme Sample Autos.*Livré.*il y a 29 jours/);
});
