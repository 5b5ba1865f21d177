import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readDraft } from '../offline/store/drafts';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import { DELIVERED, OPERATIONS, press } from '../../testing/phone/driverTaps';
import '../../testing/phone/offlineStore';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';
import { server } from '../../testing/answers/server';

describe('a note during the trip', () => {
  async function openNote(language: 'en-CA' | 'fr-CA' = 'en-CA') {
    const isEnglish = language === 'en-CA';
    const view = await renderApp({ path: '/job/7', user: driver, language });
    await press(view.person, isEnglish ? 'Add a note' : 'Ajouter une note');
    const name = isEnglish ? 'Note for dispatch' : 'Note pour la répartition';
    return { ...view, box: await screen.findByRole('textbox', { name }) };
  }

  test('is sent to dispatch and does not change the status', async () => {
    const { done } = serveJobs(makeHaul(7, { status: 'in-transit', version: 3 }));
    const { person, box } = await openNote();
    expect(box).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Send note' })).toBeDisabled();
    await person.type(box, 'Flat tire, an hour late');
    await waitFor(async () =>
      expect(await readDraft(driver.id, 'note:7')).toBe('Flat tire, an hour late'),
    );
    await press(person, 'Send note');
    expect(await screen.findByText('Note sent to dispatch')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add a note' })).toBeEnabled();
    expect(screen.getByRole('button', { name: DELIVERED })).toBeEnabled();
    expect(done).toMatchObject([
      { jobId: 7, type: 'note', notes: 'Flat tire, an hour late', baseVersion: 3 },
    ]);
    expect(done[0]).not.toHaveProperty('status');
    expect(await readDraft(driver.id, 'note:7')).toBe('');
  });

  test('a reload keeps the text, separate from the completion notes, and Cancel clears it', async () => {
    serveJobs(makeHaul(7, { status: 'in-transit' }));
    const first = await openNote();
    await first.person.type(first.box, 'Gate shut');
    await waitFor(async () => expect(await readDraft(driver.id, 'note:7')).toBe('Gate shut'));
    first.unmount();
    const { person, box } = await openNote();
    await waitFor(() => expect(box).toHaveValue('Gate shut'));
    expect(await readDraft(driver.id, 'complete:7')).toBe('');
    await press(person, 'Cancel');
    await waitFor(async () => expect(await readDraft(driver.id, 'note:7')).toBe(''));
    await press(person, 'Add a note');
    expect(await screen.findByRole('textbox')).toHaveValue('');
  });

  test('waits on the phone without a network, in French', async () => {
    const { done } = serveJobs(makeHaul(7, { status: 'in-transit' }));
    const { person, box } = await openNote('fr-CA');
    server.use(http.post(OPERATIONS, () => HttpResponse.error(), { once: true }));
    await person.type(box, 'Clés au bureau');
    await press(person, 'Envoyer la note');
    expect(await screen.findByText(/^Hors ligne, 1 mise à jour/)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(done).toMatchObject([{ type: 'note', notes: 'Clés au bureau' }]));
  });
});
