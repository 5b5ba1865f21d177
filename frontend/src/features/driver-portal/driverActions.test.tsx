import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readDraft } from '../../lib/offline/drafts';
import { makeHaul, serveJobs } from '../../testing/driverPortal';
import '../../testing/offlineStore';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';
import { server } from '../../testing/server';

const LOADED = 'VEHICLE LOADED - START TRANSPORT';
const DELIVERED = 'VEHICLE DELIVERED - COMPLETE JOB';
const OPERATIONS = '*/api/driver/operations';

const open = () => renderApp({ path: '/job/7', user: driver });
const press = async (person: { click: (element: Element) => Promise<void> }, name: string) =>
  person.click(await screen.findByRole('button', { name }));

/** A server that answers only when told to. */
function holdAnswers() {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let calls = 0;
  server.use(
    http.post(OPERATIONS, async () => {
      calls += 1;
      await held;
    }),
  );
  return { release: () => release(), calls: () => calls };
}

async function openDialog() {
  const view = await open();
  await press(view.person, DELIVERED);
  const dialog = await screen.findByRole('dialog', { name: 'Complete Delivery' });
  const notes = within(dialog).getByRole('textbox', { name: 'Completion Notes (Optional)' });
  return { ...view, dialog, notes };
}

describe('starting transport', () => {
  test('shows at once, sends the tap with the version seen, and says so', async () => {
    const { done } = serveJobs(makeHaul(7, { version: 3 }));
    const held = holdAnswers();
    const { person } = await open();
    await press(person, LOADED);
    // The answer is still held back: what shows now does not come from the server.
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
    expect(Math.abs(Date.parse(done[0]?.tappedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  test('goes on from a loaded vehicle', async () => {
    const { done } = serveJobs(makeHaul(7, { status: 'picked-up' }));
    const { person } = await open();
    await press(person, 'START TRANSPORT');
    expect(await screen.findByText('Vehicle loaded and transport started!')).toBeVisible();
    expect(done).toMatchObject([{ status: 'in-transit' }]);
  });

  test('a second tap does nothing', async () => {
    const { done } = serveJobs(makeHaul(7));
    const { person } = await open();
    await person.dblClick(await screen.findByRole('button', { name: LOADED }));
    expect(await screen.findByText('Vehicle loaded and transport started!')).toBeVisible();
    expect(done).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leaving and returning while it is sent offers nothing to send again', async () => {
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

  test('moves between the tiles before the server has answered', async () => {
    serveJobs(makeHaul(7));
    const { person } = await renderApp({ user: driver });
    await person.click(await screen.findByRole('link', { name: 'View Job Details' }));
    holdAnswers();
    await press(person, LOADED);
    await person.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(await screen.findByRole('button', { name: /^New Assignments ?0$/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: /^In Transit ?1$/ })).toBeVisible();
  });

  test('a lost answer is asked for again, and the step is taken once', async () => {
    const { done } = serveJobs(makeHaul(7));
    server.use(
      http.post(
        OPERATIONS,
        async ({ request }) => {
          // The server does it all the same; only its answer is lost.
          const { operations } = (await request.json()) as { operations: typeof done };
          done.push(...operations);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { person } = await open();
    await press(person, LOADED);
    expect(await screen.findByText('Offline, 1 update saved on this phone')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/^Offline/)).toBeNull());
    expect(done).toHaveLength(1);
  });
});

describe('what the server will never do', () => {
  test('stays visible with the reason, and whom to call, until it is put away', async () => {
    const { records } = serveJobs(makeHaul(7, { status: 'in-transit' }));
    const { person, notes, unmount } = await openDialog();
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
    await person.click(within(card).getByRole('button', { name: 'Put away' }));
    await waitFor(() => expect(card).not.toBeInTheDocument());
  });

  test('does not hold up what comes behind it, and says the reason in French', async () => {
    const { records, done } = serveJobs(makeHaul(7), makeHaul(8));
    const { person } = await renderApp({ path: '/job/7', user: driver, language: 'fr-CA' });
    const load = 'VÉHICULE CHARGÉ - COMMENCER LE TRANSPORT';
    await screen.findByRole('button', { name: load });
    server.use(http.post(OPERATIONS, () => HttpResponse.error()));
    await press(person, load);
    await screen.findByText(/^Hors ligne, 1 mise à jour/);
    await person.click(screen.getByRole('link', { name: 'Retour au tableau de bord' }));
    await person.click(await screen.findByRole('link', { name: 'Voir les détails du transport' }));
    await press(person, load);
    await screen.findByText(/^Hors ligne, 2 mises à jour/);
    records.delete(7);
    server.resetHandlers();
    const { done: later } = serveJobs(makeHaul(8));
    window.dispatchEvent(new Event('online'));
    await person.click(screen.getByRole('link', { name: 'Retour au tableau de bord' }));
    const card = await screen.findByRole('alert', { name: /JOB-000007/ });
    expect(within(card).getByText('Ce transport ne vous est plus attribué.')).toBeVisible();
    expect(done).toEqual([]);
    expect(later).toMatchObject([{ jobId: 8 }]);
  });
});

describe('a note on the road', () => {
  async function openNote(language: 'en-CA' | 'fr-CA' = 'en-CA') {
    const isEnglish = language === 'en-CA';
    const view = await renderApp({ path: '/job/7', user: driver, language });
    await press(view.person, isEnglish ? 'Add a note' : 'Ajouter une note');
    const name = isEnglish ? 'Note for dispatch' : 'Note pour la répartition';
    return { ...view, box: await screen.findByRole('textbox', { name }) };
  }

  test('goes to dispatch and leaves the job where it is', async () => {
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

  test('a closed page keeps what was typed, apart from the completion notes; Cancel clears it', async () => {
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

describe('completing the delivery', () => {
  test('asks for notes first and shows job and vehicle', async () => {
    const { done } = serveJobs(makeHaul(7, { status: 'in-transit' }));
    const { dialog, notes } = await openDialog();
    expect(within(dialog).getByText('JOB-000007')).toBeVisible();
    expect(within(dialog).getByText('2021 Ford F-150')).toBeVisible();
    expect(notes).toHaveAttribute('rows', '4');
    expect(notes).toHaveValue('');
    expect(done).toEqual([]);
  });

  test('sends the notes once and says so', async () => {
    const { done } = serveJobs(makeHaul(7, { status: 'in-transit' }));
    const held = holdAnswers();
    const { person, dialog, notes } = await openDialog();
    await person.type(notes, 'Keys in the box');
    await person.click(within(dialog).getByRole('button', { name: 'Complete Delivery' }));
    expect(await within(dialog).findByRole('button', { name: 'Completing...' })).toBeDisabled();
    held.release();
    expect(await screen.findByText('Delivery completed successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Delivered')).toBeVisible();
    expect(done).toMatchObject([{ jobId: 7, type: 'complete', notes: 'Keys in the box' }]);
    expect(await readDraft(driver.id, 'complete:7')).toBe('');
  });

  test('an earlier tap that is sent meanwhile takes no letter and no focus', async () => {
    serveJobs(makeHaul(7));
    let isAway = true;
    server.use(http.post(OPERATIONS, () => (isAway ? HttpResponse.error() : undefined)));
    const { person } = await open();
    await press(person, LOADED);
    await press(person, DELIVERED);
    const dialog = await screen.findByRole('dialog', { name: 'Complete Delivery' });
    const notes = within(dialog).getByRole('textbox', { name: 'Completion Notes (Optional)' });
    await person.type(notes, 'Hal');
    const held = holdAnswers();
    isAway = false;
    fireEvent.focus(window);
    await waitFor(() => expect(held.calls()).toBeGreaterThan(0));
    const submit = within(dialog).getByRole('button', { name: 'Complete Delivery' });
    await waitFor(() => expect(submit).toBeDisabled());
    expect(notes).toHaveFocus();
    await person.keyboard('ifax');
    expect(notes).toHaveValue('Halifax');
    await waitFor(async () => expect(await readDraft(driver.id, 'complete:7')).toBe('Halifax'));
    held.release();
    await waitFor(() => expect(submit).toBeEnabled());
    expect(notes).toHaveValue('Halifax');
  });

  test('without notes sends empty text', async () => {
    const { done } = serveJobs(makeHaul(7, { status: 'in-transit' }));
    const { person } = await openDialog();
    await press(person, 'Complete Delivery');
    expect(await screen.findByText('Delivery completed successfully!')).toBeVisible();
    expect(done).toMatchObject([{ notes: '' }]);
  });

  test('every keystroke is kept, and a closed page finds it again', async () => {
    serveJobs(makeHaul(7, { status: 'in-transit' }));
    const first = await openDialog();
    await first.person.type(first.notes, 'Gate 4');
    await waitFor(async () => expect(await readDraft(driver.id, 'complete:7')).toBe('Gate 4'));
    first.unmount();
    const { notes } = await openDialog();
    await waitFor(() => expect(notes).toHaveValue('Gate 4'));
  });

  test('Escape keeps the notes, Cancel clears them', async () => {
    serveJobs(makeHaul(7, { status: 'in-transit' }));
    const { person, notes } = await openDialog();
    await person.type(notes, 'Gate 4');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(person, DELIVERED);
    expect(await screen.findByRole('textbox')).toHaveValue('Gate 4');
    await press(person, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await readDraft(driver.id, 'complete:7')).toBe(''));
    await press(person, DELIVERED);
    expect(await screen.findByRole('textbox')).toHaveValue('');
  });
});
