import { failing, press, type Scene, type Screen } from '../screen';

const AT = '2026-03-02T15:00:00.000Z';
const NAME = 'Comptabilité des concessionnaires réunis du Bas-Saint-Laurent';
const ADDRESS = `https://erp.example.com/dispatch/${'x'.repeat(80)}?key=1`;

const webhook = {
  ...{ id: 1, name: NAME, address: ADDRESS, includesPrices: true, isOn: true, isGone: false },
  events: ['job.created', 'job.delivered', 'job.cancelled', 'invoice.issued', 'invoice.paid'],
  ...{ oldSecretUntil: AT, waiting: 12, parked: 3, createdAt: AT, updatedAt: AT, version: 2 },
};
const quiet = { ...webhook, oldSecretUntil: null, waiting: 0, parked: 0, isOn: false };

const delivery = {
  ...{ id: 7, eventId: 'evt_6f1c6a3e0d5b4a8f9e2d7c1b0a9f8e7d', type: 'job.delivered' },
  ...{ resource: 'job', resourceId: 12, state: 'done', attempts: 1, nextAt: null },
  ...{ lastStatus: 204, lastProblem: null, createdAt: AT, doneAt: AT },
};
const PROBLEM = {
  ...{ code: 'inside', detail: 'erp.example.lan, 10.0.0.5' },
  message: "The address leads into the company's own network: erp.example.lan, 10.0.0.5",
};
const waiting = {
  ...{ ...delivery, id: 9, state: 'waiting', attempts: 3, nextAt: AT, doneAt: null },
  ...{ lastStatus: null, lastProblem: PROBLEM },
};

const ANSWERS: Readonly<Record<string, object>> = {
  '/api/webhooks': [
    webhook,
    { ...quiet, id: 2, isGone: true },
    { ...quiet, id: 3, name: 'Cour', includesPrices: false },
  ],
  '/api/webhooks/1/deliveries': [
    waiting,
    {
      ...delivery,
      id: 8,
      state: 'parked',
      attempts: 11,
      lastProblem: { code: 'answered', detail: '503', message: 'It answered 503.' },
    },
    { ...delivery, type: 'invoice.paid', resource: 'invoice' },
    { ...delivery, id: 6, type: 'webhook.test', resource: 'webhook', resourceId: 1 },
  ],
  '/api/webhooks/2/deliveries': [],
  '/api/webhooks/1/deliveries/9': {
    ...waiting,
    body: JSON.stringify({ id: delivery.eventId, type: delivery.type, data: { id: 12 } }),
    log: [
      {
        id: 2,
        at: AT,
        durationMs: 3,
        address: ADDRESS,
        status: null,
        problem: PROBLEM,
        answer: null,
      },
      {
        id: 1,
        at: AT,
        durationMs: 812,
        address: ADDRESS,
        status: 503,
        problem: null,
        answer: 'down',
      },
    ],
  },
};

const SECRET = `whsec_${'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'.repeat(2)}=`;

async function meet({ page }: Scene): Promise<void> {
  await page.route(/\/api\/webhooks\b/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const json = ANSWERS[pathname];
    const isMade = route.request().method() === 'POST';
    if (isMade) await route.fulfill({ status: 201, json: { webhook, secret: SECRET } });
    else if (json === undefined) await route.fallback();
    else await route.fulfill({ json });
  });
}

/** Webhooks and their deliveries. */
export function webhookScreens(): Screen[] {
  const view = (more = '') => `/?view=webhooks${more}`;
  return [
    { name: 'webhooks', path: view(), meet },
    { name: 'new webhook', path: view('&dialog=new'), meet },
    {
      name: 'new webhook, incomplete',
      path: view('&dialog=new'),
      meet,
      act: async ({ page, words }) => {
        await press(page, words('webhooks:make'));
        await page.getByText(words('webhooks:errors.events')).waitFor();
      },
    },
    { name: 'webhook in edit', path: view('&dialog=edit&webhook=1'), meet },
    { name: 'new secret of a webhook', path: view('&dialog=secret&webhook=1'), meet },
    {
      name: 'new secret of a webhook, shown',
      path: view('&dialog=secret&webhook=1'),
      meet,
      act: async ({ page, words }) => {
        await press(page, words('webhooks:secret.make'));
        await page.getByText(SECRET).waitFor();
      },
    },
    { name: 'events sent to a webhook', path: view('&log=1'), meet },
    { name: 'events sent to a webhook, none', path: view('&log=2'), meet },
    { name: 'events sent to a webhook, failing', path: view('&log=1'), meet: failing },
    { name: 'event sent to a webhook', path: view('&log=1&event=9'), meet },
    { name: 'events sent again for a period', path: view('&log=1&dialog=replay'), meet },
  ];
}
