import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeDriver, makeJob } from '../../../testing/jobSamples';
import { openedJob } from '../../../testing/openedJob';
import { renderApp } from '../../../testing/render';
import { admin } from '../../../testing/samples';
import { refusal, server } from '../../../testing/answers/server';
import { setViewport } from '../../../testing/viewport';

const drew = makeDriver(4, { name: 'Drew Sample' });
const job = makeJob(7, { version: 3, status: 'assigned', driver: drew, driverId: 4 });

async function open(path = '/?job=7&panel=cancel', language?: 'fr-CA') {
  const sent: unknown[] = [];
  const told = async (request: Request) => ({
    path: new URL(request.url).pathname,
    version: request.headers.get('If-Match'),
    body: await request.text(),
  });
  server.use(
    http.post('*/api/jobs/7/cancel', async ({ request }) => {
      sent.push({ ...(await told(request)), hasKey: request.headers.has('Idempotency-Key') });
      const cancellation = {
        reason: 'not-ready',
        note: null,
        dryRunCharge: 150,
        cancelledAt: '2026-03-10T15:00:00.000Z',
        cancelledBy: 'Ada Admin',
      };
      return HttpResponse.json({ ...job, version: 4, cancellation });
    }),
    http.post('*/api/jobs/7/reinstate', async ({ request }) => {
      sent.push(await told(request));
      return HttpResponse.json({ ...job, version: 5 });
    }),
    ...openedJob(() => job, [drew]),
  );
  setViewport(1440);
  return { ...(await renderApp({ path, user: admin, language })), sent };
}

async function openForm() {
  const view = await open();
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the order' });
  const inside = within(dialog);
  await inside.findByRole('combobox', { name: 'Reason' });
  return { ...view, inside };
}

test('cancels a job with a reason and a dry-run charge; Undo reinstates it', async () => {
  const { person, sent, inside } = await openForm();
  await person.selectOptions(inside.getByRole('combobox', { name: 'Reason' }), 'Vehicle not ready');
  await person.type(inside.getByRole('spinbutton', { name: 'Dry-run charge' }), '150');
  await person.type(inside.getByRole('textbox', { name: 'Note' }), ' Yard closed ');
  await person.click(inside.getByRole('button', { name: 'Cancel Order' }));
  expect(await screen.findByText(/^Order cancelled\./)).toBeVisible();
  expect(screen.getByText('JOB-000007 · Drew Sample')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(sent).toEqual([
    {
      path: '/api/jobs/7/cancel',
      version: '"3"',
      hasKey: true,
      body: JSON.stringify({ reason: 'not-ready', dryRunCharge: 150, note: 'Yard closed' }),
    },
    { path: '/api/jobs/7/reinstate', version: '"4"', body: '' },
  ]);
});

test('sends nothing without a reason', async () => {
  const { person, sent, inside } = await openForm();
  await person.click(inside.getByRole('button', { name: 'Cancel Order' }));
  expect(await inside.findByText('Please choose a reason.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('reports a refusal and keeps the form', async () => {
  const { person, inside } = await openForm();
  server.use(http.post('*/api/jobs/7/cancel', () => refusal(409, 'delivered_stays', 'No.')));
  await person.selectOptions(inside.getByRole('combobox', { name: 'Reason' }), 'Duplicate order');
  await person.click(inside.getByRole('button', { name: 'Cancel Order' }));
  expect(await screen.findByText('Failed to cancel the order. Please try again.')).toBeVisible();
  expect(inside.getByRole('combobox', { name: 'Reason' })).toBeVisible();
});

test('opens from the details of an open job', async () => {
  const { person } = await open('/?job=7');
  const dialog = await screen.findByRole('dialog', { name: 'Job JOB-000007' });
  await person.click(await within(dialog).findByRole('button', { name: 'Cancel Order' }));
  expect(await screen.findByRole('dialog', { name: 'Cancel the order' })).toBeVisible();
});

test('closes without a question after the order is cancelled or kept', async () => {
  const { person, sent } = await open('/');
  const openFilled = async () => {
    await person.click(await screen.findByRole('link', { name: 'JOB-000007' }));
    await person.click(await screen.findByRole('button', { name: 'Cancel Order' }));
    const reason = await screen.findByRole('combobox', { name: 'Reason' });
    await person.selectOptions(reason, 'Vehicle not ready');
  };
  const expectClosed = () =>
    waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(window.location.search).toBe('');
    });
  await openFilled();
  await person.click(screen.getByRole('button', { name: 'Keep the order' }));
  await expectClosed();
  await openFilled();
  await person.click(screen.getByRole('button', { name: 'Cancel Order' }));
  await expectClosed();
  expect(sent).toHaveLength(1);
});

test('is shown in French', async () => {
  await open('/?job=7&panel=cancel', 'fr-CA');
  expect(await screen.findByRole('dialog', { name: 'Annuler la commande' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Garder la commande' })).toBeVisible();
});
