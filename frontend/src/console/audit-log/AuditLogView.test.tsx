import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AuditEntry } from '../../api/audit';
import { accessibilityProblems } from '../../testing/accessibility';
import { pagedAnswer } from '../../testing/answers/pagedAnswer';
import { server } from '../../testing/answers/server';
import { openView } from '../../testing/openView';
import { AuditLogView } from './AuditLogView';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0';

function makeEntry(id: number, more: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id,
    at: '2026-03-31T15:00:00.000Z',
    actorId: 7,
    actorName: 'Ada Admin',
    action: 'customer.updated',
    resource: 'customer',
    resourceId: 3,
    before: { name: 'Maple Auto' },
    after: { name: 'Érable Auto' },
    people: [],
    requestId: 'request-1',
    tappedAt: null,
    address: '203.0.113.9',
    userAgent: CHROME,
    erasedAt: null,
    sealNo: 12,
    hash: 'ab12',
    ...more,
  };
}

const STATE = { lastNo: 1200, lastHash: 'ab12', receivers: [] as object[] };

function serve(entries: readonly AuditEntry[], state = STATE) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/audit', ({ request }) => {
      asked.push(new URL(request.url).search);
      return pagedAnswer(request, entries);
    }),
    http.get('*/api/audit/state', () => HttpResponse.json(state)),
    http.get('*/api/admin/users', () => HttpResponse.json([{ id: 7, name: 'Ada Admin' }])),
  );
  return asked;
}

const open = (path = '/?view=audit-log', options: { width?: number; language?: 'fr-CA' } = {}) =>
  openView(<AuditLogView />, path, options);

test('shows time, person, action, record and address of an entry', async () => {
  serve([
    makeEntry(2),
    makeEntry(1, {
      action: 'session.refused',
      resource: 'session',
      resourceId: null,
      actorName: null,
      before: null,
      after: { email: 'guess@example.com' },
    }),
  ]);
  await open();
  const [, first, second] = await screen.findAllByRole('row');
  for (const words of ['Ada Admin', 'Customer changed', 'Customer: Érable Auto', '203.0.113.9'])
    expect(within(first!).getByText(words)).toBeVisible();
  expect(within(first!).getByText('Chrome on Windows')).toBeVisible();
  for (const words of ['Not signed in', 'Sign-in refused', 'guess@example.com'])
    expect(within(second!).getByText(words)).toBeVisible();
  expect(await screen.findByText('1,200 entries are sealed.')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('shows before and after in the details and links to all entries of the record', async () => {
  serve([makeEntry(2)]);
  const { person, history } = await open();
  await person.click(
    await screen.findByRole('button', { name: 'Details: Customer changed, Customer: Érable Auto' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Customer changed' });
  expect(within(dialog).getByRole('row', { name: 'Name Maple Auto Érable Auto' })).toBeVisible();
  for (const words of ['request-1', CHROME, '12', 'ab12'])
    expect(within(dialog).getByText(words)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Show this record’s entries' }));
  expect(history.location.search).toBe('?view=audit-log&kind=customer&record=3');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('formats money in the details', async () => {
  serve([makeEntry(2, { action: 'invoice.issued', before: null, after: { total: 1062.2 } })]);
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /^Details: Invoice issued/ }));
  expect(await screen.findByRole('row', { name: 'Total none $1,062.20' })).toBeVisible();
});

test('sends the filters of the address to the server and to the file', async () => {
  const asked = serve([makeEntry(2)]);
  await open(
    '/?view=audit-log&q=maple&person=7&kind=customer&record=3&action=customer.updated&address=203.0.113.9&from=2026-03-01&to=2026-03-31&order=asc',
  );
  await screen.findByText('Customer changed', { selector: '.cut' });
  const filters =
    '?q=maple&actorId=7&resource=customer&resourceId=3&action=customer.updated&address=203.0.113.9&from=2026-03-01&to=2026-03-31';
  expect(asked).toEqual([`${filters}&order=asc&limit=50&offset=0`]);
  expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    `/api/audit/export${filters}&format=csv&language=en-CA`,
  );
});

test('clears action and record when the kind of record changes', async () => {
  serve([makeEntry(2)]);
  const { person, history } = await open(
    '/?view=audit-log&kind=customer&record=3&action=customer.updated',
  );
  await person.selectOptions(await screen.findByLabelText('Record type'), 'Invoice');
  expect(history.location.search).toBe('?view=audit-log&kind=invoice');
  const actions = within(screen.getByLabelText('Action')).getAllByRole('option');
  expect(actions.map(({ textContent }) => textContent)).toContain('Invoice issued');
  expect(actions.map(({ textContent }) => textContent)).not.toContain('Job created');
});

test('reports a receiver that gets no entries', async () => {
  const failing = {
    name: 'syslog',
    sentNo: 1188,
    waiting: 12,
    failingSince: '2026-03-31T15:00:00.000Z',
    lastError: 'The receiver does not answer.',
  };
  serve([makeEntry(2)], { ...STATE, receivers: [failing] });
  await open();
  expect(
    await screen.findByText(/^Syslog: failing since .+; 12 entries waiting\. The receiver/),
  ).toBeVisible();
});

test('says that nothing matches, and which part was not searched', async () => {
  serve([]);
  server.use(
    http.get('*/api/audit', () =>
      HttpResponse.json([], {
        headers: { 'X-Total-Count': '0', 'X-Total-Count-Relation': 'at-least' },
      }),
    ),
  );
  const { person, history } = await open('/?view=audit-log&q=maple');
  expect(await screen.findByText('No entries match your search criteria.')).toBeVisible();
  expect(screen.getByText(/Choose earlier dates/)).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Clear Filters' });
  await person.click(clear!);
  expect(history.location.search).toBe('?view=audit-log');
});

test('reports a failure and retries', async () => {
  serve([makeEntry(2)]);
  server.use(
    http.get('*/api/audit', () =>
      HttpResponse.json({ statusCode: 500, code: 'internal', message: 'No.' }, { status: 500 }),
    ),
  );
  await open();
  expect(await screen.findByText('The audit log could not be loaded')).toBeVisible();
});

test('shows entries as cards on a phone, in French too', async () => {
  serve([makeEntry(2)]);
  await open('/?view=audit-log', { width: 390, language: 'fr-CA' });
  const card = await screen.findByRole('article', { name: 'Client modifié' });
  expect(within(card).getByText('Client : Érable Auto')).toBeVisible();
  expect(within(card).getByText('203.0.113.9 · Chrome sur Windows')).toBeVisible();
  expect(within(card).getByRole('button', { name: /^Détails/ })).toBeVisible();
});
