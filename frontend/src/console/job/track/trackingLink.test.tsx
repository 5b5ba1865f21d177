import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { TrackingLink } from '../../../api/telling';
import { accessibilityProblems } from '../../../testing/accessibility';
import { answerInTurn } from '../../../testing/answers/answerInTurn';
import { refusal, server } from '../../../testing/answers/server';
import { makeJob } from '../../../testing/jobSamples';
import { openView } from '../../../testing/openView';
import { TrackingLinkDialog } from './TrackingLinkDialog';

const job = makeJob(7);
const NONE: TrackingLink = {
  ...{ state: 'none', path: null, address: null },
  ...{ madeBy: null, createdAt: null, expiresAt: null },
};
const LIVE: TrackingLink = {
  ...NONE,
  ...{ state: 'live', path: '/track/abc', address: 'https://dispatch.example.com/track/abc' },
};
const api = '*/api/jobs/7/tracking-link';

/** Mocks a server with one link, replaced by `link`. */
async function open(link: TrackingLink) {
  const held = { link };
  server.use(http.get(api, () => HttpResponse.json(held.link)));
  const rendered = await openView(<TrackingLinkDialog job={job} onClose={vi.fn()} />, '/');
  await screen.findByRole('button', { name: 'Close' });
  return { ...rendered, held };
}
const press = (name: string) => screen.findByRole('button', { name });

test('creates a link and shows it with its code', async () => {
  const { person, held } = await open(NONE);
  const sent = answerInTurn('post', api, () => {
    held.link = LIVE;
    return HttpResponse.json(LIVE, { status: 201 });
  });
  expect(await screen.findByText('No link yet.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  await person.click(await press('Create link'));
  const link = await screen.findByRole('link', { name: LIVE.address! });
  expect(link).toHaveAttribute('rel', 'noreferrer');
  expect(screen.getByRole('img', { name: 'QR code of the tracking link' })).toBeVisible();
  expect(screen.getByText('Works until thirty days after delivery.')).toBeVisible();
  expect(sent).toMatchObject([{ body: { renew: false } }]);
  expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
});

test("uses the office's address without a public address", async () => {
  await open({ ...LIVE, address: null, expiresAt: '2026-04-30T15:00:00.000Z' });
  expect(await screen.findByRole('link')).toHaveAttribute(
    'href',
    `${window.location.origin}/track/abc`,
  );
  expect(screen.getByText(/Works until .*2026/)).toBeVisible();
});

test('replaces and revokes a live link', async () => {
  const { person, held, toast } = await open(LIVE);
  const made = answerInTurn('post', api, () => {
    held.link = { ...LIVE, path: '/track/def', address: 'https://dispatch.example.com/track/def' };
    return HttpResponse.json(held.link, { status: 201 });
  });
  const takenBack = answerInTurn('delete', api, () => {
    held.link = { ...NONE, state: 'taken-back' };
    return new HttpResponse(null, { status: 204 });
  });
  await person.click(await press('Create new link'));
  await screen.findByRole('link', { name: 'https://dispatch.example.com/track/def' });
  expect(made).toMatchObject([{ body: { renew: true } }]);
  await person.click(await press('Revoke'));
  expect(await screen.findByText('The link was revoked and no longer works.')).toBeVisible();
  expect(takenBack).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
  expect(toast()?.description).toBe('Link revoked.');
});

test('has no button for an expired link', async () => {
  await open({ ...NONE, state: 'expired' });
  expect(await screen.findByText(/more than thirty days ago/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /link/ })).toBeNull();
});

test('reports a refusal', async () => {
  const { person, toast } = await open(NONE);
  answerInTurn('post', api, () => refusal(409, 'tracking_over', 'It is over.'));
  await person.click(await press('Create link'));
  await waitFor(() => expect(toast()?.variant).toBe('destructive'));
});
