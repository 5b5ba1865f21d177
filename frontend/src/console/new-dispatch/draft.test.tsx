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
  'Your unsaved dispatch is back. It is kept in this tab until you save or cancel it.';

beforeEach(() => void serveDispatch());

test('what was typed survives a reload, units and all, until it is saved', async () => {
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

test('a reload after a lost answer still saves as the same intent', async () => {
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

test('another person in the same tab starts with an empty form', async () => {
  const first = await open();
  await first.person.type(poNumber(), 'PO-77');
  first.unmount();
  await open({ ...admin, id: 99 });
  expect(poNumber()).toHaveValue('');
});

test('a draft that cannot be read is no draft', async () => {
  sessionStorage.setItem('dispatch-draft-1', '{"intent":"x","values":{"units":7,"poNumber":3}}');
  await open();
  expect(poNumber()).toHaveValue('');
});

test('leaving unsaved work asks once, and what was typed is there again afterwards', async () => {
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

test('an untouched form is left without a question', async () => {
  const { person, history } = await open();
  await person.click(screen.getByRole('radio', { name: 'Multiple Vehicles' }));
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('Cancel asks once when there is something to lose and then clears it', async () => {
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

test('Cancel of an untouched form just closes it', async () => {
  const { person, history } = await open();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(history.location.search).toBe(''));
});
