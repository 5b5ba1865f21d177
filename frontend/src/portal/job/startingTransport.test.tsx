import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import {
  DELIVERED,
  holdAnswers,
  LOADED,
  openJob,
  OPERATIONS,
  press,
} from '../../testing/phone/driverTaps';
import '../../testing/phone/offlineStore';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';
import { server } from '../../testing/answers/server';

describe('starting transport', () => {
  test('shows at once, sends the tap with the version seen, and confirms it', async () => {
    const { done } = serveJobs(makeHaul(7, { version: 3 }));
    const held = holdAnswers();
    const { person } = await openJob();
    const before = Date.now();
    await press(person, LOADED);
    // The answer is still held back, so this does not come from the server.
    expect(await screen.findByText('In Transit')).toBeVisible();
    expect(screen.getByText('Saved on this phone, will send')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeDisabled();
    held.release();
    expect(await screen.findByText('Vehicle loaded and transport started!')).toBeVisible();
    expect(await screen.findByRole('button', { name: DELIVERED })).toBeEnabled();
    expect(screen.queryByText('Saved on this phone, will send')).toBeNull();
    expect(done).toMatchObject([
      { jobId: 7, type: 'status', status: 'in-transit', baseVersion: 3 },
    ]);
    const tapped = Date.parse(done[0]?.tappedAt ?? '');
    expect(tapped).toBeGreaterThanOrEqual(before);
    expect(tapped).toBeLessThanOrEqual(Date.now());
  });

  test('continues from a loaded vehicle', async () => {
    const { done } = serveJobs(makeHaul(7, { status: 'picked-up' }));
    const { person } = await openJob();
    await press(person, 'START TRANSPORT');
    expect(await screen.findByText('Vehicle loaded and transport started!')).toBeVisible();
    expect(done).toMatchObject([{ status: 'in-transit' }]);
  });

  test('a second tap does nothing', async () => {
    const { done } = serveJobs(makeHaul(7));
    const { person } = await openJob();
    await person.dblClick(await screen.findByRole('button', { name: LOADED }));
    expect(await screen.findByText('Vehicle loaded and transport started!')).toBeVisible();
    expect(done).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('taps before the first is rendered, or while its answer is slow, send nothing more', async () => {
    const { done } = serveJobs(makeHaul(7));
    const held = holdAnswers();
    const { person } = await openJob();
    const button = await screen.findByRole('button', { name: LOADED });
    act(() => {
      // Both hit the same render of the button.
      button.click();
      button.click();
    });
    const busy = await screen.findByRole('button', { name: 'Updating...' });
    await waitFor(() => expect(held.calls()).toBe(1));
    await person.dblClick(busy);
    await person.dblClick(button);
    held.release();
    expect(await screen.findByRole('button', { name: DELIVERED })).toBeEnabled();
    expect(done).toHaveLength(1);
    expect(held.calls()).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leaving and returning while it is sent offers no second send', async () => {
    serveJobs(makeHaul(7));
    const held = holdAnswers();
    const { person } = await renderApp({ user: driver });
    await person.click(await screen.findByRole('link', { name: 'View Job Details' }));
    await press(person, LOADED);
    await person.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    await person.click(await screen.findByRole('button', { name: /^In Transit/ }));
    await person.click(await screen.findByRole('link', { name: 'View Job Details' }));
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeDisabled();
    held.release();
    expect(await screen.findByRole('button', { name: DELIVERED })).toBeEnabled();
    expect(held.calls()).toBe(1);
  });

  test('moves between the tiles before the server answers', async () => {
    serveJobs(makeHaul(7));
    const { person } = await renderApp({ user: driver });
    await person.click(await screen.findByRole('link', { name: 'View Job Details' }));
    holdAnswers();
    await press(person, LOADED);
    await person.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(await screen.findByRole('button', { name: /^New Assignments ?0$/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: /^In Transit ?1$/ })).toBeVisible();
  });

  test('a lost answer is requested again, and the step is taken once', async () => {
    const { done } = serveJobs(makeHaul(7));
    server.use(
      http.post(
        OPERATIONS,
        async ({ request }) => {
          // The server performs it; only its answer is lost.
          const { operations } = (await request.json()) as { operations: typeof done };
          done.push(...operations);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { person } = await openJob();
    await press(person, LOADED);
    expect(await screen.findByText('Offline, 1 update saved on this phone')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/^Offline/)).toBeNull());
    expect(done).toHaveLength(1);
  });
});
