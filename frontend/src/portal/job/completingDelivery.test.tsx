import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readDraft } from '../offline/store/drafts';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import {
  DELIVERED,
  findCompletion,
  holdAnswers,
  LOADED,
  openCompletion,
  openJob,
  OPERATIONS,
  press,
} from '../../testing/phone/driverTaps';
import '../../testing/phone/offlineStore';
import { driver } from '../../testing/samples';
import { server } from '../../testing/answers/server';

describe('completing the delivery', () => {
  test('asks for notes first and shows job and vehicle', async () => {
    const { done } = serveJobs(makeHaul(7, { status: 'in-transit' }));
    const { dialog, notes } = await openCompletion();
    expect(within(dialog).getByText('JOB-000007')).toBeVisible();
    expect(within(dialog).getByText('2021 Ford F-150')).toBeVisible();
    expect(notes).toHaveAttribute('rows', '4');
    expect(notes).toHaveValue('');
    expect(done).toEqual([]);
  });

  test('sends the notes once and confirms it', async () => {
    const { done } = serveJobs(makeHaul(7, { status: 'in-transit' }));
    const held = holdAnswers();
    const { person, dialog, notes } = await openCompletion();
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

  test('sending an earlier tap keeps the text and the focus', async () => {
    serveJobs(makeHaul(7));
    let isAway = true;
    server.use(http.post(OPERATIONS, () => (isAway ? HttpResponse.error() : undefined)));
    const { person } = await openJob();
    await press(person, LOADED);
    await press(person, DELIVERED);
    const { dialog, notes } = await findCompletion();
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
    const { person } = await openCompletion();
    await press(person, 'Complete Delivery');
    expect(await screen.findByText('Delivery completed successfully!')).toBeVisible();
    expect(done).toMatchObject([{ notes: '' }]);
  });

  test('every keystroke is saved and survives a page reload', async () => {
    serveJobs(makeHaul(7, { status: 'in-transit' }));
    const first = await openCompletion();
    await first.person.type(first.notes, 'Gate 4');
    await waitFor(async () => expect(await readDraft(driver.id, 'complete:7')).toBe('Gate 4'));
    first.unmount();
    const { notes } = await openCompletion();
    await waitFor(() => expect(notes).toHaveValue('Gate 4'));
  });

  test('Escape keeps the notes, Cancel clears them', async () => {
    serveJobs(makeHaul(7, { status: 'in-transit' }));
    const { person, notes } = await openCompletion();
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
