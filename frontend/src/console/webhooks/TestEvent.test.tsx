import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Webhook, WebhookDelivery } from '../../api/webhooks';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { refusal, server } from '../../testing/answers/server';
import { openView } from '../../testing/openView';
import { WebhooksView } from './WebhooksView';

const AT = '2026-03-31T15:00:00.000Z';
const ACCOUNTING: Webhook = {
  ...{ id: 1, name: 'Accounting', address: 'https://erp.example.com/in', events: ['job.created'] },
  ...{ includesPrices: false, isOn: true, isGone: false, oldSecretUntil: null },
  ...{ waiting: 0, parked: 0, createdAt: AT, updatedAt: AT, version: 1 },
};
const YARD: Webhook = { ...ACCOUNTING, id: 2, name: 'Yard', isOn: false };
const TEST: WebhookDelivery = {
  ...{ id: 7, eventId: 'evt_7', type: 'webhook.test', resource: 'webhook', resourceId: 1 },
  ...{ state: 'done', attempts: 1, nextAt: null, lastStatus: 204, lastProblem: null },
  ...{ createdAt: AT, doneAt: AT },
};
const path = '/?view=webhooks';
const OFF = 'This webhook is switched off. Switch it on first.';

beforeEach(() =>
  server.use(
    http.get('*/api/webhooks', () => HttpResponse.json([ACCOUNTING, YARD])),
    http.get('*/api/webhooks/1/deliveries', () => HttpResponse.json([TEST])),
  ),
);

test('is sent, and refused by a disabled webhook', async () => {
  const sent = answerInTurn('post', '*/api/webhooks/1/test-event', () => HttpResponse.json(TEST));
  answerInTurn('post', '*/api/webhooks/2/test-event', () => refusal(409, 'webhook_off', OFF));
  const { person, toast } = await openView(<WebhooksView />, path);
  const press = async (name: string) =>
    person.click(await screen.findByRole('button', { name: `Send a test event to ${name}` }));
  await press('Accounting');
  await waitFor(() => expect(toast()?.description).toMatch(/^Test event sent to Accounting/));
  expect(sent).toHaveLength(1);
  await press('Yard');
  await waitFor(() => expect(toast()?.description).toBe(OFF));
});

test('is listed among the sent events, in French', async () => {
  await openView(<WebhooksView />, `${path}&log=1`, { language: 'fr-CA' });
  const table = await screen.findByRole('table', { name: 'Événements envoyés à Accounting' });
  expect(table).toHaveTextContent(/Événement d’essai · Crochet Web 1.*Envoyé/);
});
