import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Notice } from '../../../api/notices';
import { accessibilityProblems } from '../../../testing/accessibility';
import { refusal, server } from '../../../testing/answers/server';
import { openView } from '../../../testing/openView';
import { admin } from '../../../testing/samples';
import { TodoView } from '../TodoView';

const LATE: Notice = {
  ...{ id: 1, kind: 'unassigned-near-date', dueOn: '2020-03-30', details: {} },
  job: { id: 12, pickupCity: 'Laval', dropoffCity: 'Québec' },
  ...{ isRead: false, raisedAt: '2026-03-31T15:00:00.000Z', settledAt: null },
};
const AHEAD: Notice = { ...LATE, id: 2, dueOn: '2999-04-01', isRead: true };
const PARKED: Notice = {
  ...LATE,
  ...{ id: 3, kind: 'webhook-parked', job: null, details: { name: 'Yard' } },
};
const UNTOLD: Notice = {
  ...{ ...LATE, id: 4, kind: 'customer-not-told' },
  details: { customerNoticeId: 9, event: 'picked-up', reason: 'no-address' },
};
const path = '/?view=todo&kind=notices';

function serve(...notices: Notice[]) {
  const asked: string[] = [];
  const read: unknown[] = [];
  server.use(
    http.get('*/api/notices', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(notices, { headers: { 'X-Total-Count': String(notices.length) } });
    }),
    http.post('*/api/notices/read', async ({ request }) => {
      read.push(await request.json());
      return HttpResponse.json({ count: 0, isLeast: false });
    }),
  );
  return { asked, read };
}

test('shows what needs attention, for which job, and what is unread', async () => {
  serve(LATE, AHEAD, PARKED);
  const { container } = await openView(<TodoView />, path);
  const rows = (await within(await screen.findByRole('table')).findAllByRole('row')).slice(1);
  expect(rows[0]).toHaveTextContent(
    /Unread No driver yet.*was due on Mar 30, 2020.*JOB-000012.*Laval → Québec/,
  );
  expect(rows[1]).toHaveTextContent(/^No driver yet.*Pickup is on Apr 1, 2999/);
  expect(rows[2]).toHaveTextContent(/Events not delivered“Yard” has accepted no events for a day/);
  expect(await accessibilityProblems(container)).toEqual([]);
});

test.each([
  [{ problem: 'no-space' }, 'the disk of the backup folder is full'],
  [{}, 'the server’s log says why'],
])('says why there is no backup: %j', async (details, reason) => {
  serve({ ...PARKED, kind: 'backup-failed', details });
  await openView(<TodoView />, path);
  expect(
    await screen.findByText(`No backup was taken: ${reason}. The server tries again every hour.`),
  ).toBeVisible();
});

test('opens the job and marks the notice as read', async () => {
  const { read } = serve(LATE);
  const { person } = await openView(<TodoView />, path);
  await person.click(await screen.findByRole('button', { name: 'Open JOB-000012: No driver yet' }));
  expect(window.location.search).toContain('job=12');
  await waitFor(() => expect(read).toEqual([{ ids: [1] }]));
});

test('marks one notice as read, or all', async () => {
  const { read, asked } = serve(LATE, AHEAD);
  const { person, toast } = await openView(<TodoView />, path);
  await person.click(await screen.findByRole('button', { name: 'Mark as read: No driver yet' }));
  await person.click(screen.getByRole('button', { name: 'Mark All as Read' }));
  await waitFor(() => expect(toast()?.description).toBe('All notices are marked as read'));
  expect(read).toEqual([{ ids: [1] }, { all: true }]);
  await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(3));
});

test('reports notices that could not be marked', async () => {
  serve(LATE);
  server.use(http.post('*/api/notices/read', () => refusal(503, 'database_unavailable', 'No.')));
  const { person, toast } = await openView(<TodoView />, path);
  await person.click(await screen.findByRole('button', { name: 'Mark All as Read' }));
  await waitFor(() =>
    expect(toast()?.description).toMatch(/^The notices could not be marked as read/),
  );
});

test('resends or dismisses a message that did not reach the customer', async () => {
  serve(UNTOLD, { ...UNTOLD, id: 5, details: {} });
  const asked: string[] = [];
  server.use(
    http.post('*/api/customer-notices/:id/:what', ({ params }) => {
      asked.push(`${String(params['what'])} ${String(params['id'])}`);
      if (asked.length > 2) return refusal(404, 'not_found', 'Gone.');
      return HttpResponse.json({ id: 9 });
    }),
  );
  const { person, toast } = await openView(<TodoView />, path);
  expect(await screen.findByText('Picked up: the customer has no email address.')).toBeVisible();
  const again = await screen.findByRole('button', {
    name: 'Send again: Customer not notified, JOB-000012',
  });
  const leave = screen.getByRole('button', {
    name: 'Do not send: Customer not notified, JOB-000012',
  });
  await person.click(again);
  await waitFor(() => expect(toast()?.description).toBe('The message will be sent again'));
  await person.click(leave);
  await waitFor(() => expect(toast()?.description).toBe('The message will not be sent'));
  await person.click(again);
  await waitFor(() => expect(toast()?.description).toMatch(/^The message could not be sent again/));
  expect(asked).toEqual(['retry 9', 'dismiss 9', 'retry 9']);
});

test('offers no sending to users who may only read jobs', async () => {
  serve(UNTOLD);
  await openView(<TodoView />, path, { user: { ...admin, role: 'viewer' } });
  expect(await screen.findByRole('button', { name: /^Open JOB-000012/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
});

test('filters by kind, and shows settled notices', async () => {
  const { asked } = serve();
  const { person } = await openView(<TodoView />, path);
  expect(await screen.findByText('Nothing needs attention')).toBeVisible();
  await screen.findByRole('option', { name: 'Report missing' });
  await person.selectOptions(screen.getByLabelText('Type'), 'Report missing');
  expect(await screen.findByText('No notices of this type.')).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Type'), 'All types');
  await person.selectOptions(screen.getByLabelText('Status'), 'Resolved');
  expect(await screen.findByText('Nothing was resolved in the last 90 days.')).toBeVisible();
  expect(asked.some((search) => search.includes('kind=report-missing&'))).toBe(true);
  expect(asked.at(-1)).toContain('state=settled');
});

test('is shown as cards in French on a phone', async () => {
  serve(LATE, PARKED);
  await openView(<TodoView />, path, { language: 'fr-CA', width: 390 });
  const card = await screen.findByRole('article', { name: 'Sans chauffeur, JOB-000012' });
  expect(within(card).getByRole('button', { name: /Ouvrir JOB-000012/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Ouvrir les crochets Web/ })).toBeVisible();
});

test('says that the notices could not be loaded', async () => {
  server.use(http.get('*/api/notices', () => refusal(503, 'database_unavailable', 'Not now.')));
  await openView(<TodoView />, path);
  expect(await screen.findByText('The notices could not be loaded')).toBeVisible();
});

test.each([
  [
    { invoiceId: 7, reference: 'INV-000007' },
    'An email about INV-000007 did not reach the customer.',
    'Open INV-000007: Email not delivered',
    '?view=invoices&invoice=7',
  ],
  [
    { customerId: 3 },
    'A statement did not reach the customer.',
    'Open the customer: Email not delivered',
    '?view=customers&customer=3',
  ],
] as const)(
  'leads from an undelivered email to its correction: %j',
  async (details, text, button, address) => {
    serve({ ...PARKED, kind: 'mail-not-delivered', details });
    const { person } = await openView(<TodoView />, path);
    expect(await screen.findByText(text)).toBeVisible();
    await person.click(screen.getByRole('button', { name: button }));
    expect(window.location.search).toBe(address);
  },
);
