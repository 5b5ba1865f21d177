import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Webhook, WebhookDelivery, WholeWebhookDelivery } from '../../api/webhooks';
import { accessibilityProblems } from '../../testing/accessibility';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { refusal, server } from '../../testing/answers/server';
import { openForm, openView } from '../../testing/openView';
import { WebhooksView } from './WebhooksView';

const AT = '2026-03-31T15:00:00.000Z';
const ACCOUNTING: Webhook = {
  ...{ id: 1, name: 'Accounting', address: 'https://erp.example.com/in' },
  ...{ events: ['job.delivered', 'invoice.paid'], includesPrices: true, isOn: true, isGone: false },
  ...{ oldSecretUntil: '2026-04-01T15:00:00.000Z', waiting: 1, parked: 2 },
  ...{ createdAt: AT, updatedAt: AT, version: 4 },
};
const YARD: Webhook = {
  ...ACCOUNTING,
  ...{ id: 2, name: 'Yard', events: ['job.created'], includesPrices: false, isOn: false },
  ...{ isGone: true, oldSecretUntil: null, waiting: 0, parked: 0 },
};
const REFUSED = { code: 'answered', detail: '503', message: 'It answered 503.' } as const;
const FAILED: WebhookDelivery = {
  ...{ id: 7, eventId: 'evt_7', type: 'job.delivered', resource: 'job', resourceId: 12 },
  ...{ state: 'parked', attempts: 11, nextAt: null, lastStatus: 503 },
  ...{ lastProblem: REFUSED, createdAt: AT, doneAt: null },
};
const SENT: WebhookDelivery = {
  ...FAILED,
  ...{ id: 8, type: 'invoice.paid', resource: 'invoice', resourceId: 3, state: 'done' },
  ...{ attempts: 1, lastStatus: 204, lastProblem: null, doneAt: AT },
};
const WHOLE: WholeWebhookDelivery = {
  ...FAILED,
  body: '{"id":"evt_7","type":"job.delivered"}',
  log: [
    {
      ...{ id: 1, at: AT, durationMs: 12, address: 'https://erp.example.com/in', status: 503 },
      ...{ problem: REFUSED, answer: 'down for repairs' },
    },
  ],
};
const path = '/?view=webhooks';
const logPath = `${path}&log=1`;

function serve(webhooks: readonly Webhook[], sent: readonly WebhookDelivery[] = []) {
  server.use(
    http.get('*/api/webhooks', () => HttpResponse.json(webhooks)),
    http.get('*/api/webhooks/1/deliveries', () => HttpResponse.json(sent)),
    http.get('*/api/webhooks/1/deliveries/7', () => HttpResponse.json(WHOLE)),
  );
}
beforeEach(() => serve([ACCOUNTING, YARD], [FAILED, SENT]));

test('shows receivers and events, and what is pending or failed', async () => {
  const { container } = await openView(<WebhooksView />, path);
  const list = await screen.findByRole('list', { name: 'Webhooks' });
  const [accounting, yard] = within(list).getAllByRole('listitem');
  expect(accounting).toHaveTextContent(
    /Accounting.*erp\.example\.com.*Delivered · Invoice paid · with prices.*On.*1 event waiting.*2 events failed/,
  );
  expect(accounting).toHaveTextContent(/The old secret also signs until Apr 1/);
  expect(yard).toHaveTextContent(/Yard.*without prices.*Off: the receiver is gone/);
  expect(screen.getByRole('link', { name: 'How receivers verify events' })).toHaveAttribute(
    'href',
    '/docs/webhooks',
  );
  expect(await accessibilityProblems(container)).toEqual([]);
});

test('says in French that there are none', async () => {
  serve([]);
  await openView(<WebhooksView />, path, { language: 'fr-CA', width: 390 });
  expect(await screen.findByText('Aucun crochet Web')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nouveau crochet Web' })).toBeVisible();
});

test('says that the webhooks could not be loaded', async () => {
  server.use(http.get('*/api/webhooks', () => refusal(503, 'database_unavailable', 'Not now.')));
  await openView(<WebhooksView />, path);
  expect(await screen.findByText('The webhooks could not be loaded')).toBeVisible();
});

test('creates a webhook and shows its secret once', async () => {
  const inside = 'Must not be inside the company’s own network';
  const sent = answerInTurn(
    'post',
    '*/api/webhooks',
    () =>
      refusal(400, 'validation_failed', 'No.', [
        { field: 'address', code: 'inside_address', message: inside },
      ]),
    () => HttpResponse.json({ webhook: ACCOUNTING, secret: 'whsec_abc' }, { status: 201 }),
  );
  const { person, field } = await openForm(
    <WebhooksView />,
    `${path}&dialog=new`,
    'New Webhook',
    'Name',
  );
  await person.click(screen.getByRole('button', { name: 'Create Webhook' }));
  expect(await screen.findByText('Choose at least one event')).toBeVisible();
  await person.type(field('Name'), ' Accounting ');
  await person.type(field('Address'), 'https://10.0.0.5');
  await person.click(field('Invoice paid'));
  await person.click(field('Job created'));
  await person.click(field('Include prices (required for invoice events)'));
  await person.click(screen.getByRole('button', { name: 'Create Webhook' }));
  await waitFor(() => expect(field('Address')).toHaveAccessibleDescription(inside));
  await person.clear(field('Address'));
  await person.type(field('Address'), 'https://erp.example.com');
  await person.click(screen.getByRole('button', { name: 'Create Webhook' }));
  expect(await screen.findByText('whsec_abc')).toBeVisible();
  expect(sent).toMatchObject([
    { body: { address: 'https://10.0.0.5' } },
    {
      body: {
        name: 'Accounting',
        address: 'https://erp.example.com',
        events: ['job.created', 'invoice.paid'],
        includesPrices: true,
      },
    },
  ]);
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('whsec_abc')).toBeNull());
});

test('edits a webhook with its version', async () => {
  const sent = answerInTurn('put', '*/api/webhooks/1', () => HttpResponse.json(ACCOUNTING));
  const { person, field, toast } = await openForm(
    <WebhooksView />,
    `${path}&dialog=edit&webhook=1`,
    'Edit Webhook',
    'Name',
  );
  await person.click(field('Job created'));
  await person.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(toast()?.description).toBe('Webhook saved'));
  expect(sent).toMatchObject([
    { body: { events: ['job.created', 'job.delivered', 'invoice.paid'] } },
  ]);
});

test('disables a webhook after confirmation and enables it at once', async () => {
  const off = answerInTurn('put', '*/api/webhooks/1', () => HttpResponse.json(ACCOUNTING));
  const on = answerInTurn('put', '*/api/webhooks/2', () => HttpResponse.json(YARD));
  const { person, toast } = await openView(<WebhooksView />, path);
  await person.click(await screen.findByRole('switch', { name: 'On: Accounting' }));
  await person.click(await screen.findByRole('button', { name: 'Switch Off' }));
  await waitFor(() => expect(toast()?.description).toBe('Webhook switched off'));
  expect(off).toMatchObject([{ body: { isOn: false } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(await screen.findByRole('switch', { name: 'On: Yard' }));
  await waitFor(() => expect(toast()?.description).toBe('Webhook switched on'));
  expect(on).toMatchObject([{ body: { isOn: true } }]);
});

test('deletes a webhook after confirmation', async () => {
  const sent = answerInTurn(
    'delete',
    '*/api/webhooks/2',
    () => new HttpResponse(null, { status: 204 }),
  );
  const { person, toast } = await openView(<WebhooksView />, path);
  await person.click(await screen.findByRole('button', { name: 'Delete Yard' }));
  await person.click(await screen.findByRole('button', { name: 'Delete Webhook' }));
  await waitFor(() => expect(toast()?.description).toBe('Webhook deleted'));
  expect(sent).toHaveLength(1);
});

test('creates and shows a new secret', async () => {
  answerInTurn('post', '*/api/webhooks/1/secret', () =>
    HttpResponse.json({ webhook: ACCOUNTING, secret: 'whsec_new' }, { status: 201 }),
  );
  const { person } = await openView(<WebhooksView />, path);
  await person.click(await screen.findByRole('button', { name: 'New secret for Accounting' }));
  await person.click(await screen.findByRole('button', { name: 'Create New Secret' }));
  expect(await screen.findByText('whsec_new')).toBeVisible();
});

describe('The event log', () => {
  test('lists an event with its state, opens it and sends it again', async () => {
    const sent = answerInTurn('post', '*/api/webhooks/1/deliveries/7/replay', () =>
      HttpResponse.json({ replayed: 1 }),
    );
    const { container, person, toast } = await openView(<WebhooksView />, logPath);
    expect(await screen.findByRole('heading', { name: 'Events sent to Accounting' })).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Events sent to Accounting' });
    expect(table).toHaveTextContent(/Delivered · JOB-000012.*Failed.*The receiver answered 503/);
    expect(table).toHaveTextContent(/Invoice paid · Invoice 3.*Sent.*Answered 204/);
    expect(await accessibilityProblems(container)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Attempts of Delivered, JOB-000012' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delivered · JOB-000012' });
    expect(await within(dialog).findByText('down for repairs')).toBeVisible();
    expect(dialog).toHaveTextContent('"type": "job.delivered"');
    await person.click(within(dialog).getByRole('button', { name: 'Send Again' }));
    await waitFor(() => expect(toast()?.description).toBe('1 event will be sent again'));
    expect(sent).toHaveLength(1);
  });

  test('filters by state and says when nothing matches', async () => {
    const { person } = await openView(<WebhooksView />, logPath, { width: 390 });
    const card = await screen.findByRole('article', { name: 'Delivered, JOB-000012' });
    expect(card).toHaveTextContent('Failed');
    serve([ACCOUNTING], []);
    await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'waiting');
    expect(await screen.findByText('No events with this status')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'All Webhooks' }));
    expect(await screen.findByRole('heading', { name: 'Webhooks' })).toBeVisible();
  });

  test('says that it could not be loaded', async () => {
    server.use(
      http.get('*/api/webhooks/1/deliveries', () =>
        refusal(503, 'database_unavailable', 'Not now.'),
      ),
    );
    await openView(<WebhooksView />, logPath);
    expect(await screen.findByText('The events could not be loaded')).toBeVisible();
  });

  test('replays some days by the company’s clock', async () => {
    const sent = answerInTurn('post', '*/api/webhooks/1/replay', () =>
      HttpResponse.json({ replayed: 5 }),
    );
    const { person, field, toast } = await openForm(
      <WebhooksView />,
      `${logPath}&dialog=replay`,
      'Send a Period Again',
      'From',
    );
    const dialog = screen.getByRole('dialog');
    const again = within(dialog).getByRole('button', { name: 'Send Again' });
    await person.click(again);
    expect(
      await screen.findByText('Choose a first day and a last day, in that order'),
    ).toBeVisible();
    await person.type(field('From'), '2026-03-30');
    await person.type(field('To'), '2026-03-31');
    await person.click(again);
    await waitFor(() => expect(toast()?.description).toBe('5 events will be sent again'));
    expect(sent).toMatchObject([
      { body: { from: '2026-03-30T04:00:00.000Z', until: '2026-04-01T04:00:00.000Z' } },
    ]);
  });
});
