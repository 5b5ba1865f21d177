import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerWrites } from '../../../testing/answers/sentRequests';
import { server } from '../../../testing/answers/server';
import { hold } from '../../../testing/hold';
import { makeDraft, makeInvoice, makeInvoiceSummary } from '../../../testing/invoiceSamples';
import { openView } from '../../../testing/openView';
import { IssueAll } from './IssueAll';
import { SendAll } from '../../todo/leaks/SendAll';

test('issues ready drafts with their versions and leaves out the others', async () => {
  const drafts = [
    makeInvoiceSummary(1, { status: 'draft', reference: null, total: 100.1 }),
    makeInvoiceSummary(2, { status: 'draft', reference: null, problems: 1 }),
    makeInvoiceSummary(3, { status: 'draft', reference: null, total: 50.2, version: 5 }),
  ];
  const asked: string[] = [];
  server.use(
    http.get('*/api/invoices', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(drafts);
    }),
  );
  const sent = answerWrites({ 'POST /api/invoices/:id/issue': () => makeInvoice(1) });
  const { person } = await openView(
    <IssueAll filters={{ q: 'garage', status: 'draft' }} onClose={() => undefined} />,
    '/?view=invoices',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue drafts' }));
  expect(await dialog.findByText('2 drafts are ready to be issued, $150.30 in all.')).toBeVisible();
  expect(dialog.getByText('1 draft is incomplete and will not be issued.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Issue 2 drafts' }));
  expect(await dialog.findByText('2 of 2 invoices issued. Done.')).toBeVisible();
  expect(asked[0]).toBe('?limit=500&q=garage&status=draft');
  expect(sent.map(({ path, version }) => [path, version])).toEqual([
    ['/api/invoices/1/issue', '"3"'],
    ['/api/invoices/3/issue', '"5"'],
  ]);
});

test('offers to download and to send what a run issued', async () => {
  const draft = (id: number) => makeInvoiceSummary(id, { status: 'draft', reference: null });
  server.use(
    http.get('*/api/invoices', () => HttpResponse.json([draft(1), draft(2)])),
    http.get('*/api/invoices/1/mails', () =>
      HttpResponse.json({ canSend: true, sentAt: null, to: 'a@b.example', mails: [] }),
    ),
  );
  const sent = answerWrites({
    'POST /api/invoices/:id/issue': ({ path }) => makeInvoice(path.includes('/1/') ? 1 : 2),
    'POST /api/invoices/:id/mails': () => HttpResponse.json({}),
  });
  const { person } = await openView(
    <IssueAll filters={{ status: 'draft' }} onClose={() => undefined} />,
    '/?view=invoices',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue drafts' }));
  await person.click(await dialog.findByRole('button', { name: 'Issue 2 drafts' }));
  expect(await dialog.findByRole('link', { name: 'Download PDFs (ZIP)' })).toHaveAttribute(
    'href',
    '/api/invoices/pdf.zip?ids=1,2',
  );
  expect(await dialog.findByRole('list', { name: 'Recipients' })).toHaveTextContent(
    'pay@example.com',
  );
  await person.click(dialog.getByRole('button', { name: 'Send 2 invoices' }));
  const sending = within(await screen.findByRole('dialog', { name: 'Send invoices' }));
  expect(await sending.findByText(/^2 of 2 /)).toBeVisible();
  expect(sent.slice(2).map(({ path }) => path)).toEqual([
    '/api/invoices/1/mails',
    '/api/invoices/2/mails',
  ]);
});

test('issues a draft changed by a colleague on the next try, with its new version', async () => {
  const draft = makeInvoiceSummary(1, { status: 'draft', reference: null, version: 3 });
  server.use(http.get('*/api/invoices', () => HttpResponse.json([draft])));
  const current = makeDraft(1, { version: 4 });
  const sent = answerWrites({
    'POST /api/invoices/:id/issue': ({ version }) =>
      version === '"4"'
        ? makeInvoice(1)
        : HttpResponse.json({ code: 'stale', message: 'Changed.', current }, { status: 412 }),
  });
  const { person } = await openView(
    <IssueAll filters={{ status: 'draft' }} onClose={() => undefined} />,
    '/?view=invoices',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue drafts' }));
  await person.click(await dialog.findByRole('button', { name: 'Issue 1 draft' }));
  await person.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('1 of 1 invoices issued. Done.')).toBeVisible();
  expect(sent.map(({ version }) => version)).toEqual(['"3"', '"4"']);
});

test('resends an invoice with the same key after a lost response', async () => {
  const unsent = [
    {
      invoiceId: 7,
      invoiceReference: 'INV-000007',
      customerName: 'Garage Exemple',
      customerEmail: null,
    },
  ];
  server.use(http.get('*/api/money-leaks', () => HttpResponse.json(unsent)));
  const answers = [HttpResponse.error(), HttpResponse.json({})];
  const sent = answerWrites({
    'POST /api/invoices/:id/mails': () => answers.shift() ?? HttpResponse.json({}),
  });
  const { person } = await openView(<SendAll onClose={() => undefined} />, '/?view=invoices');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('No address')).toBeVisible();
  await person.click(await dialog.findByRole('button', { name: /^Send/ }));
  await person.click(await dialog.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.key).not.toBeNull();
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('asks before a running run is closed, and keeps its failures', async () => {
  const unsent = [{ invoiceId: 7, invoiceReference: 'INV-000007', customerName: 'Garage Exemple' }];
  server.use(http.get('*/api/money-leaks', () => HttpResponse.json(unsent)));
  const { held, release } = hold();
  server.use(
    http.post('*/api/invoices/:id/mails', async () => {
      await held;
      return HttpResponse.error();
    }),
  );
  const close = vi.fn();
  const { person } = await openView(<SendAll onClose={close} />, '/?view=invoices');
  const frame = await screen.findByRole('dialog');
  const dialog = within(frame);
  /** A button that had the focus is replaced; the dialog then takes it. */
  const focusIsBack = () =>
    waitFor(() =>
      expect(frame.parentElement).toContainElement(document.activeElement as HTMLElement),
    );
  await person.click(await dialog.findByRole('button', { name: /^Send/ }));
  await dialog.findByRole('button', { name: 'Stop' });
  await focusIsBack();
  await person.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop this run?' }));
  await person.click(question.getByRole('button', { name: 'Cancel' }));
  expect(close).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  release();
  expect(await dialog.findByText('1 failed')).toBeVisible();
  await focusIsBack();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});
