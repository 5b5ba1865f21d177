import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SealFault, Signature } from '../../../api/signatures';
import { accessibilityProblems } from '../../../testing/accessibility';
import { server } from '../../../testing/answers/server';
import { makeJob } from '../../../testing/jobSamples';
import { openedJob, openJobDialog } from '../../../testing/openedJob';

const job = makeJob(7);

const SIGNED: Signature = {
  ...{ number: 2, stage: 'delivery', outcome: 'subject-to-inspection', name: 'Zoë Gagnon' },
  ...{ method: 'drawn', language: 'fr-CA', sentence: 'J’ai reçu les véhicules indiqués.' },
  strokes: [
    [
      [100, 50, 0],
      [300, 90, 20],
    ],
  ],
  ...{ signedAt: '2026-03-03T19:05:00.000Z', takenBy: 'Drew Sample' },
  ...{ sealedAt: '2026-03-03T19:06:00.000Z', hash: 'ab'.repeat(32) },
};
const NOBODY: Signature = {
  ...{ ...SIGNED, number: 1, stage: 'pickup', outcome: 'nobody-there', name: null },
  ...{ method: null, strokes: [], sentence: null, hash: 'cd'.repeat(32) },
};

function answer(signatures: Signature[], faults: SealFault[] = []) {
  server.use(
    ...openedJob(() => job),
    http.get('*/api/jobs/7/signatures', () => HttpResponse.json({ signatures, faults })),
  );
}

test('hides the section for a job without a signature request', async () => {
  answer([]);
  const { inside } = await openJobDialog();
  expect(await inside.findByRole('heading', { name: 'Vehicle Information' })).toBeVisible();
  await waitFor(() => expect(inside.queryByRole('heading', { name: 'Signatures' })).toBeNull());
});

test('draws each signature with its text and seal', async () => {
  answer([NOBODY, SIGNED]);
  const { inside, dialog } = await openJobDialog();
  const section = within(await inside.findByRole('region', { name: 'Signatures' }));
  expect(
    await section.findByRole('heading', { name: 'Pickup: nobody there to sign' }),
  ).toBeVisible();
  expect(
    section.getByRole('heading', { name: 'Delivery: signed subject to inspection' }),
  ).toBeVisible();
  const drawing = section.getByRole('img', { name: 'Signature of Zoë Gagnon' });
  expect(drawing.querySelector('path')).toHaveAttribute('d', 'M100 50L300 90');
  expect(section.getByText('J’ai reçu les véhicules indiqués.')).toHaveAttribute('lang', 'fr-CA');
  expect(section.getByText(`SHA-256 ${'ab'.repeat(32)}`)).toBeVisible();
  expect(section.getByRole('link', { name: /^Claim packet/ })).toHaveAttribute(
    'href',
    '/api/jobs/7/claim-packet?language=both',
  );
  expect(section.queryByRole('alert')).toBeNull();
  expect(await accessibilityProblems(dialog)).toEqual([]);
});

test('highlights changes after the seal', async () => {
  answer([SIGNED], [{ number: 2, fault: 'changed' }]);
  const { inside } = await openJobDialog();
  const alert = await inside.findByRole('alert');
  expect(alert).toHaveTextContent('A sealed version was changed');
  expect(alert).toHaveTextContent('Version 2: the data differ from what was sealed.');
});

test('names signers in the history', async () => {
  answer([SIGNED]);
  server.use(
    http.get('*/api/jobs/7/activity', () =>
      HttpResponse.json([
        {
          ...{ id: 1, at: '2026-03-03T19:06:00.000Z', actorName: 'Drew Sample', people: {} },
          ...{ action: 'job.signed', resource: 'job', resourceId: 7, before: null, tappedAt: null },
          after: {
            ...{ stage: 'delivery', outcome: 'signed', name: 'Zoë', sealed: 2, hash: 'ab' },
          },
        },
      ]),
    ),
  );
  await openJobDialog();
  expect(await screen.findByText('Delivery: Zoë, signed (version 2)')).toBeVisible();
});

test('lists tracking links and customer notices in the history', async () => {
  answer([SIGNED]);
  const entries = [
    ['job.link-made', null],
    ['job.customer-told', { event: 'delayed', to: 'zoe@example.com' }],
    ['job.customer-notice-dismissed', { event: 'delivered' }],
  ].map(([action, after], id) => ({
    ...{ id, at: '2026-03-03T19:06:00.000Z', actorName: 'Drew Sample', people: {} },
    ...{ action, resource: 'job', resourceId: 7, before: null, after, tappedAt: null },
  }));
  server.use(http.get('*/api/jobs/7/activity', () => HttpResponse.json(entries)));
  await openJobDialog();
  expect(await screen.findByText('Created the tracking link')).toBeVisible();
  const told = 'Notified the customer at zoe@example.com: Pickup is late';
  expect(screen.getByText(told)).toBeVisible();
  const dismissed = 'Dismissed the failed customer notification: Delivered';
  expect(screen.getByText(dismissed)).toBeVisible();
});
