import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeHaul, serveJobs } from '../../testing/driverPortal';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';
import { refusal, server } from '../../testing/server';

const LOADED = 'VEHICLE LOADED - START TRANSPORT';
const DELIVERED = 'VEHICLE DELIVERED - COMPLETE JOB';
const FAILED = 'Failed to update job status. Please try again.';

const open = () => renderApp({ path: '/job/7', user: driver });
const press = async (person: { click: (element: Element) => Promise<void> }, name: string) =>
  person.click(await screen.findByRole('button', { name }));

/** A server that answers only when told to. */
function holdAnswers(path: string, method: 'put' | 'post') {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let calls = 0;
  server.use(
    http[method](path, async () => {
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
  test('shows at once, sends the status of the version seen, and says so', async () => {
    const { sent } = serveJobs(makeHaul(7, { version: 3 }));
    const held = holdAnswers('*/api/jobs/7', 'put');
    const { person } = await open();
    await press(person, LOADED);
    // The answer is still held back: what shows now does not come from the server.
    expect(await screen.findByText('In Transit')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeDisabled();
    held.release();
    expect(await screen.findByText('Vehicle loaded and transport started!')).toBeVisible();
    expect(await screen.findByRole('button', { name: DELIVERED })).toBeEnabled();
    expect(sent).toMatchObject([
      { method: 'PUT', path: '/api/jobs/7', body: { status: 'in-transit' }, ifMatch: '"3"' },
    ]);
  });

  test('goes on from a loaded vehicle', async () => {
    const { sent } = serveJobs(makeHaul(7, { status: 'picked-up' }));
    const { person } = await open();
    await press(person, 'START TRANSPORT');
    expect(await screen.findByText('Vehicle loaded and transport started!')).toBeVisible();
    expect(sent).toMatchObject([{ body: { status: 'in-transit' } }]);
  });

  test('a second tap does nothing', async () => {
    const { sent } = serveJobs(makeHaul(7));
    const { person } = await open();
    await person.dblClick(await screen.findByRole('button', { name: LOADED }));
    expect(await screen.findByText('Vehicle loaded and transport started!')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leaving and returning while it is sent offers nothing to send again', async () => {
    serveJobs(makeHaul(7));
    const held = holdAnswers('*/api/jobs/7', 'put');
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
    holdAnswers('*/api/jobs/7', 'put');
    await press(person, LOADED);
    await person.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(await screen.findByRole('button', { name: /^New Assignments ?0$/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: /^In Transit ?1$/ })).toBeVisible();
  });

  test('a refusal takes it back, with the reason', async () => {
    serveJobs(makeHaul(7));
    server.use(
      http.put('*/api/jobs/7', () =>
        refusal(409, 'transition_refused', 'The job is delivered already.'),
      ),
    );
    const { person } = await open();
    await press(person, LOADED);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(await screen.findByText('Ready for Pickup')).toBeVisible();
    expect(screen.getByText('The job is delivered already.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call dispatch' })).toHaveAttribute(
      'href',
      'tel:+14165550142',
    );
    expect(screen.getByRole('button', { name: LOADED })).toBeEnabled();
  });

  test('a change of dispatch meanwhile is shown before the driver tries again', async () => {
    const { records, sent } = serveJobs(makeHaul(7));
    const { person } = await open();
    await screen.findByRole('button', { name: LOADED });
    records.set(7, makeHaul(7, { version: 2, pickupAddress: '1 New Street' }));
    await press(person, LOADED);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(await screen.findByText('1 New Street')).toBeVisible();
    await press(person, LOADED);
    expect(await screen.findByText('Vehicle loaded and transport started!')).toBeVisible();
    expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);
  });

  test('a repeat after a lost answer finds it done', async () => {
    const { records } = serveJobs(makeHaul(7));
    server.use(
      http.put(
        '*/api/jobs/7',
        () => {
          records.set(7, makeHaul(7, { status: 'in-transit', version: 2 }));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { person } = await open();
    await press(person, LOADED);
    expect(await screen.findByText(FAILED)).toBeVisible();
    await press(person, LOADED);
    expect(await screen.findByText('Vehicle loaded and transport started!')).toBeVisible();
    expect(await screen.findByRole('button', { name: DELIVERED })).toBeEnabled();
  });

  test('without a connection it says so and takes it back', async () => {
    serveJobs(makeHaul(7));
    server.use(http.put('*/api/jobs/7', () => HttpResponse.error()));
    const { person } = await open();
    await press(person, LOADED);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(
      screen.getByText(
        'No connection: this update was not sent. Try again when you have a signal.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Ready for Pickup')).toBeVisible();
  });
});

describe('completing the delivery', () => {
  test('asks for notes first and shows job and vehicle', async () => {
    const { sent } = serveJobs(makeHaul(7, { status: 'in-transit' }));
    const { dialog, notes } = await openDialog();
    expect(within(dialog).getByText('JOB-000007')).toBeVisible();
    expect(within(dialog).getByText('2021 Ford F-150')).toBeVisible();
    expect(notes).toHaveAttribute('rows', '4');
    expect(notes).toHaveValue('');
    expect(sent).toEqual([]);
  });

  test('sends the notes once, with a key, and says so', async () => {
    const { sent } = serveJobs(makeHaul(7, { status: 'in-transit' }));
    const held = holdAnswers('*/api/jobs/7/complete', 'post');
    const { person, dialog, notes } = await openDialog();
    await person.type(notes, 'Keys in the box');
    await person.click(within(dialog).getByRole('button', { name: 'Complete Delivery' }));
    expect(await within(dialog).findByRole('button', { name: 'Completing...' })).toBeDisabled();
    held.release();
    expect(await screen.findByText('Delivery completed successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Delivered')).toBeVisible();
    expect(sent).toMatchObject([
      {
        method: 'POST',
        path: '/api/jobs/7/complete',
        body: { completionNotes: 'Keys in the box' },
        key: expect.stringMatching(/^[\w-]{16,}$/),
      },
    ]);
    expect(localStorage.getItem('completion-notes:2:7')).toBeNull();
  });

  test('without notes sends empty text', async () => {
    const { sent } = serveJobs(makeHaul(7, { status: 'in-transit' }));
    const { person } = await openDialog();
    await press(person, 'Complete Delivery');
    expect(await screen.findByText('Delivery completed successfully!')).toBeVisible();
    expect(sent).toMatchObject([{ body: { completionNotes: '' } }]);
  });

  test('every keystroke is kept, and a closed page finds it again', async () => {
    serveJobs(makeHaul(7, { status: 'in-transit' }));
    const first = await openDialog();
    await first.person.type(first.notes, 'Gate 4');
    expect(localStorage.getItem('completion-notes:2:7')).toBe('Gate 4');
    first.unmount();
    const { notes } = await openDialog();
    expect(notes).toHaveValue('Gate 4');
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
    expect(localStorage.getItem('completion-notes:2:7')).toBeNull();
    await press(person, DELIVERED);
    expect(await screen.findByRole('textbox')).toHaveValue('');
  });

  test('a failed send keeps the dialog, the notes and their key', async () => {
    const { sent } = serveJobs(makeHaul(7, { status: 'in-transit' }));
    const keys: (string | null)[] = [];
    server.use(
      http.post(
        '*/api/jobs/7/complete',
        ({ request }) => {
          keys.push(request.headers.get('Idempotency-Key'));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { person, dialog, notes } = await openDialog();
    await person.type(notes, 'Gate 4');
    await press(person, 'Complete Delivery');
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(
      within(dialog).getByText(
        'No connection: the delivery was not sent. Your notes are kept on this phone.',
      ),
    ).toBeVisible();
    expect(notes).toHaveValue('Gate 4');
    expect(localStorage.getItem('completion-notes:2:7')).toBe('Gate 4');
    await press(person, 'Complete Delivery');
    expect(await screen.findByText('Delivery completed successfully!')).toBeVisible();
    expect(sent[0]?.key).toBe(keys[0]);
  });

  test('other notes after a failure are a request of their own', async () => {
    const { sent } = serveJobs(makeHaul(7, { status: 'in-transit' }));
    const keys: (string | null)[] = [];
    server.use(
      http.post(
        '*/api/jobs/7/complete',
        ({ request }) => {
          keys.push(request.headers.get('Idempotency-Key'));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { person, notes } = await openDialog();
    await press(person, 'Complete Delivery');
    await screen.findByText(FAILED);
    await person.type(notes, 'Gate 4');
    await press(person, 'Complete Delivery');
    expect(await screen.findByText('Delivery completed successfully!')).toBeVisible();
    expect(sent[0]?.key).not.toBe(keys[0]);
  });

  test('after Cancel the failure is no longer spoken of', async () => {
    serveJobs(makeHaul(7, { status: 'in-transit' }));
    server.use(http.post('*/api/jobs/7/complete', () => HttpResponse.error()));
    const { person } = await openDialog();
    await press(person, 'Complete Delivery');
    await screen.findByText(/Your notes are kept/);
    await press(person, 'Cancel');
    await waitFor(() => expect(screen.queryByText(/Your notes are kept/)).toBeNull());
  });
});
