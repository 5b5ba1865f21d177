import { screen, waitFor, within } from '@testing-library/react';
import type { Signature } from '@dispatch/domain/report/signature';
import { http, HttpResponse } from 'msw';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import { openCompletion, OPERATIONS, press } from '../../testing/phone/driverTaps';
import '../../testing/phone/offlineStore';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';
import { server } from '../../testing/answers/server';
import { newId } from '../../lib/newId';
import { storeOperation } from './queue/operationTable';

describe('updates the server refuses for good', () => {
  test('stay visible with the reason and a contact until they are dismissed', async () => {
    const { records } = serveJobs(makeHaul(7, { status: 'in-transit' }));
    const { person, notes, unmount } = await openCompletion();
    await person.type(notes, 'Gate 4');
    records.set(7, makeHaul(7, { status: 'delivered', version: 9 }));
    await press(person, 'Complete Delivery');
    expect(await screen.findByText('Failed to update job status. Please try again.')).toBeVisible();
    unmount();
    await renderApp({ user: driver });
    const card = await screen.findByRole('alert', { name: 'Update not accepted: JOB-000007' });
    expect(within(card).getByText('This job is already delivered.')).toBeVisible();
    expect(within(card).getByText('Your notes: Gate 4')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Call dispatch' })).toHaveAttribute(
      'href',
      'tel:+14165550142',
    );
    await person.click(within(card).getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(card).not.toBeInTheDocument());
  });

  test('name the signer of a refused signature', async () => {
    serveJobs(makeHaul(7));
    const signature: Signature = {
      ...{ outcome: 'signed', name: 'Zoë Gagnon', method: 'typed', strokes: [] },
      ...{ language: 'en-CA', sentenceId: 'release-1', photos: [] },
    };
    await storeOperation(
      {
        ...{ id: newId(), userId: driver.id, jobId: 7, jobName: 'JOB-000007', baseVersion: 1 },
        ...{ type: 'sign', status: null, notes: null, stage: 'pickup', signature },
        tappedAt: '2026-03-31T14:05:00.000Z',
        refusal: { code: 'job-not-yours', message: 'This job is no longer assigned to you.' },
      },
      null,
    );
    await renderApp({ user: driver });
    const card = await screen.findByRole('alert', { name: 'Update not accepted: JOB-000007' });
    expect(within(card).getByText('Name given: Zoë Gagnon')).toBeVisible();
  });

  test('do not block later updates, and show the reason in French', async () => {
    const { records, done } = serveJobs(makeHaul(7), makeHaul(8));
    const { person } = await renderApp({ path: '/job/7', user: driver, language: 'fr-CA' });
    const load = 'VÉHICULE CHARGÉ - COMMENCER LE TRANSPORT';
    await screen.findByRole('button', { name: load });
    server.use(http.post(OPERATIONS, () => HttpResponse.error()));
    await press(person, load);
    await screen.findByText(/^Hors ligne, 1 mise à jour/);
    await person.click(screen.getByRole('link', { name: 'Retour' }));
    await person.click(await screen.findByRole('link', { name: 'Voir les détails du transport' }));
    await press(person, load);
    await screen.findByText(/^Hors ligne, 2 mises à jour/);
    records.delete(7);
    server.resetHandlers();
    const { done: later } = serveJobs(makeHaul(8));
    window.dispatchEvent(new Event('online'));
    await person.click(screen.getByRole('link', { name: 'Retour' }));
    const card = await screen.findByRole('alert', { name: /JOB-000007/ });
    expect(within(card).getByText('Ce transport ne vous est plus attribué.')).toBeVisible();
    expect(done).toEqual([]);
    expect(later).toMatchObject([{ jobId: 8 }]);
  });
});
