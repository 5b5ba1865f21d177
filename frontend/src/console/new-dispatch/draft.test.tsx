import { screen, waitFor, within } from '@testing-library/react';
import { serveDispatch } from '../../testing/answers/dispatchServer';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';

async function open(user = admin) {
  const view = await renderApp({ path: '/?view=new-dispatch', user });
  await screen.findByRole('heading', { level: 1, name: 'Create New Dispatch Job' });
  return view;
}
const poNumber = () =>
  within(screen.getByRole('region', { name: 'Additional Information' })).getByLabelText(
    'PO Number',
  );
const RESTORED =
  'Your unsaved dispatch was restored. It is kept in this tab until you save or cancel it.';

beforeEach(() => void serveDispatch());

test('keeps the input over a reload, with units, until it is saved', async () => {
  const first = await open();
  await first.person.type(poNumber(), 'PO-77');
  await first.person.click(screen.getByRole('radio', { name: 'Multiple Vehicles' }));
  await first.person.type(screen.getByLabelText('Make'), 'Kia');
  first.unmount();

  const second = await open();
  expect(poNumber()).toHaveValue('PO-77');
  expect(screen.getByLabelText('Make')).toHaveValue('Kia');
  expect(await screen.findByText(RESTORED)).toBeVisible();
  await second.person.click(screen.getByRole('button', { name: 'Save Dispatch Job' }));
  await screen.findByText('Dispatch job created successfully!');
  second.unmount();

  await open();
  expect(poNumber()).toHaveValue('');
  expect(screen.queryByText(RESTORED)).toBeNull();
});

test('saves with the same intent after a lost response and a reload', async () => {
  let isDown = true;
  const { sent } = serveDispatch({
    '/api/jobs': () => (isDown ? Response.error() : undefined) as never,
  });
  const first = await open();
  await first.person.type(poNumber(), 'PO-77');
  await first.person.click(screen.getByRole('button', { name: 'Save Dispatch Job' }));
  await screen.findByText(/^Failed to create dispatch job/);
  first.unmount();
  isDown = false;
  const second = await open();
  await second.person.click(screen.getByRole('button', { name: 'Save Dispatch Job' }));
  await screen.findByText('Dispatch job created successfully!');
  const keys = sent.map(({ key }) => key);
  expect(keys.slice(2)).toEqual(keys.slice(0, 2));
});

test('starts with an empty form for another user in the same tab', async () => {
  const first = await open();
  await first.person.type(poNumber(), 'PO-77');
  first.unmount();
  await open({ ...admin, id: 99 });
  expect(poNumber()).toHaveValue('');
});

test('ignores an unreadable draft', async () => {
  sessionStorage.setItem('dispatch-draft-1', '{"intent":"x","values":{"units":7,"poNumber":3}}');
  await open();
  expect(poNumber()).toHaveValue('');
});

test('asks once before leaving unsaved input, which is restored afterwards', async () => {
  const { person, history } = await open();
  await person.type(poNumber(), 'PO-77');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave this dispatch?' });
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(poNumber()).toHaveValue('PO-77');

  await person.click(screen.getByRole('link', { name: 'Dashboard' }));
  await person.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(history.location.search).toBe(''));
  await person.click(await screen.findByRole('link', { name: 'New Dispatch' }));
  expect(await screen.findByText(RESTORED)).toBeVisible();
  expect(poNumber()).toHaveValue('PO-77');
});

test('leaves an unchanged form without asking', async () => {
  const { person, history } = await open();
  await person.click(screen.getByRole('radio', { name: 'Multiple Vehicles' }));
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('asks once on Cancel with unsaved input, then clears it', async () => {
  const { person, history } = await open();
  await person.type(poNumber(), 'PO-77');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard this dispatch?' });
  expect(question).toHaveTextContent('Everything you entered will be lost.');
  await person.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(history.location.search).toBe(''));
  await person.click(await screen.findByRole('link', { name: 'New Dispatch' }));
  await screen.findByRole('heading', { level: 1, name: 'Create New Dispatch Job' });
  expect(poNumber()).toHaveValue('');
});

test('closes an unchanged form on Cancel', async () => {
  const { person, history } = await open();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(history.location.search).toBe(''));
});
