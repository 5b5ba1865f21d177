import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { getMe } from '../../../api/accounts/session';
import { full, serveJob } from '../../../testing/fullJob';
import { makeUnit } from '../../../testing/jobSamples';
import { openJobDialog, openJobEditor } from '../../../testing/openedJob';
import { refusal, server } from '../../../testing/answers/server';

test('opens the fields with Edit and restores the values with Cancel', async () => {
  const { sent } = serveJob();
  const { person, inside } = await openJobDialog();
  await person.click(inside.getByRole('button', { name: 'Edit' }));
  const po = inside.getByRole('textbox', { name: 'PO Number' });
  expect(inside.getByRole('region', { name: 'Completion Notes' })).toBeVisible();
  await person.type(po, '99');
  await person.click(inside.getByRole('button', { name: 'Cancel' }));
  await person.click(await inside.findByRole('button', { name: 'Edit' }));
  expect(inside.getByRole('textbox', { name: 'PO Number' })).toHaveValue('PO-1');
  expect(sent).toEqual([]);
});

test('sends only changes with the version, and confirms the save', async () => {
  const { sent } = serveJob();
  const { person, inside, history } = await openJobEditor();
  expect(
    inside.getByText(
      'Only the first vehicle can be edited. For multiple vehicle changes, please contact support.',
    ),
  ).toBeVisible();
  await person.clear(inside.getByRole('textbox', { name: 'PO Number' }));
  await person.clear(inside.getByRole('spinbutton', { name: 'Job Price' }));
  await person.clear(inside.getByRole('combobox', { name: 'Make' }));
  await person.type(inside.getByRole('combobox', { name: 'Make' }), 'Honda');
  const driver = inside.getByRole('combobox', { name: 'Driver' });
  await waitFor(() => expect(driver).toHaveValue('Drew Sample'));
  await person.click(driver);
  await person.click(await screen.findByRole('option', { name: 'Unassigned' }));
  await person.click(inside.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Job updated successfully')).toBeVisible();
  expect(sent).toEqual([
    {
      body: { poNumber: null, price: null, driverId: null, vehicleData: { make: 'Honda' } },
      version: '"3"',
    },
  ]);
  expect(history.location.search).toBe('?job=7');
});

test('undoes a saved edit by writing the old values with the new version', async () => {
  const { sent, store } = serveJob();
  const { person, inside } = await openJobEditor();
  await person.clear(inside.getByRole('textbox', { name: 'PO Number' }));
  await person.click(inside.getByRole('button', { name: 'Save' }));
  // The dialog hides the toasts from assistive technology.
  const notes = within(await screen.findByRole('region', { name: /^Notifications/, hidden: true }));
  expect(await notes.findByText('JOB-000007')).toBeVisible();
  await person.click(notes.getByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() => expect(store.present.poNumber).toBe('PO-1'));
  expect(sent).toEqual([
    { body: { poNumber: null }, version: '"3"' },
    { body: { poNumber: 'PO-1' }, version: '"4"' },
  ]);
  expect(await notes.findByText('Undone')).toBeVisible();
});

test.each([
  ['Year', 'spinbutton', '1899', /Enter a year from 1900 to/],
  ['VIN', 'combobox', '1234567', 'A VIN has 8 to 17 letters and digits'],
  [
    'Job Price',
    'spinbutton',
    '1.234',
    'Enter an amount from 0 to 9,999,999.99 with at most 2 decimals',
  ],
])('validates %s before sending', async (name, role, text, message) => {
  const { sent } = serveJob();
  const { person, inside } = await openJobEditor();
  const field = inside.getByRole(role, { name });
  await person.clear(field);
  await person.type(field, text);
  await person.click(inside.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(inside.getByText(message)).toBeVisible();
  expect(sent).toEqual([]);
});

test('explains a refused change, also at its field, and keeps the input', async () => {
  serveJob();
  server.use(
    http.put('*/api/jobs/7', () =>
      refusal(400, 'validation_failed', 'Some of the given information is not valid.', [
        { field: 'vehicleData.make', message: 'is too long' },
      ]),
    ),
  );
  const { person, inside } = await openJobEditor();
  await person.type(inside.getByRole('combobox', { name: 'Make' }), ' X');
  await person.click(inside.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Failed to update job: Some of the given information is not valid.'),
  ).toBeVisible();
  expect(inside.getByRole('combobox', { name: 'Make' })).toHaveAccessibleDescription('Is too long');
  expect(inside.getByRole('combobox', { name: 'Make' })).toHaveValue('Toyota X');
});

test('asks before closing discards unsaved changes', async () => {
  serveJob();
  const { person, inside, dialog } = await openJobEditor();
  await person.type(inside.getByRole('textbox', { name: 'PO Number' }), 'X');
  await person.click(inside.getByRole('button', { name: 'Close' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await person.click(within(ask).getByRole('button', { name: 'Cancel' }));
  expect(dialog).toBeInTheDocument();
  await person.click(await inside.findByRole('button', { name: 'Close' }));
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Job JOB-000007' })).toBeNull());
});

test('warns before saving when the job price is not the sum of the unit prices', async () => {
  const jobVehicles = [70, 71].map((id) => ({ ...makeUnit(id), price: 2655 }));
  serveJob({ ...full, price: 5310, jobVehicles });
  const { person, inside } = await openJobEditor();
  const price = inside.getByRole('spinbutton', { name: 'Job Price' });
  expect(price).not.toHaveAccessibleDescription(/Unit prices/);
  await person.clear(price);
  await person.type(price, '5400');
  expect(price).toHaveAccessibleDescription(
    'Unit prices total $5,310.00: the job price is $90.00 more.',
  );
});

test('offers the input of an expired session after signing in', async () => {
  serveJob();
  const first = await openJobEditor();
  await first.person.type(first.inside.getByRole('textbox', { name: 'PO Number' }), '99');
  server.use(http.get('*/api/auth/me', () => refusal(401, 'not_signed_in', 'no')));
  await act(() => first.store.dispatch(getMe.initiate(undefined, { forceRefetch: true })));
  first.unmount();

  const { person, inside } = await openJobEditor();
  const po = inside.getByRole('textbox', { name: 'PO Number' });
  expect(po).toHaveValue('PO-1');
  await person.click(await inside.findByRole('button', { name: 'Restore' }));
  expect(po).toHaveValue('PO-199');
  expect(inside.queryByRole('button', { name: 'Restore' })).toBeNull();
});
