import { screen, waitFor, within } from '@testing-library/react';
import { serveDispatch } from '../../testing/answers/dispatchServer';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';

async function open(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const view = await renderApp({ path: '/?view=new-dispatch', user: admin, ...options });
  await screen.findByRole('heading', { level: 1 });
  return view;
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const unit = (number: number) => within(screen.getByRole('group', { name: `Unit ${number}` }));

beforeEach(() => void serveDispatch());

test('has the title, the close button, the sections, the buttons and the hint', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create New Dispatch Job');
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  const titles = [
    'Customer Information',
    'Vehicle Information',
    'Pickup Location',
    'Drop-off Location',
    'Additional Information',
  ];
  for (const name of titles) expect(screen.getByRole('region', { name })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Save Dispatch Job' })).toBeEnabled();
  expect(
    screen.getByText('All fields are optional. Save partial information and update later.'),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Single Vehicle' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Multiple Vehicles' })).not.toBeChecked();
});

test('shows the form in French', async () => {
  await open({ language: 'fr-CA' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nouveau transport');
  expect(screen.getByRole('region', { name: 'Lieu de ramassage' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enregistrer le transport' })).toBeEnabled();
});

test('limits year, price and VIN and shows hints', async () => {
  await open();
  const year = section('Vehicle Information').getByLabelText('Year');
  expect(year).toHaveAttribute('min', '1900');
  expect(Number(year.getAttribute('max'))).toBeGreaterThanOrEqual(2026);
  const price = section('Vehicle Information').getByLabelText('Job Price');
  expect(price).toHaveAttribute('step', '0.01');
  expect(screen.getByText('Admin Only')).toBeVisible();
  const vin = section('Vehicle Information').getByLabelText('VIN');
  expect(vin).toHaveAttribute('maxlength', '17');
  expect(vin).toHaveAccessibleDescription('Minimum 8 characters or the full VIN');
});

test.each([
  ['Year', '1899', /Enter a year from 1900 to \d{4}/],
  ['Job Price', '10.005', 'Enter an amount from 0 to 9,999,999.99 with at most 2 decimals'],
  ['Job Price', '-1', 'Enter an amount from 0 to 9,999,999.99 with at most 2 decimals'],
  ['VIN', 'KP04278', 'A VIN has 8 to 17 letters and digits'],
  ['VIN', 'KP04278É', 'A VIN has 8 to 17 letters and digits'],
])('rejects %s %s and focuses the field', async (label, text, message) => {
  const { sent } = serveDispatch();
  const { person } = await open();
  const field = section('Vehicle Information').getByLabelText(label);
  await person.type(field, text);
  await person.click(screen.getByRole('button', { name: 'Save Dispatch Job' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(field).toHaveFocus();
  expect(sent).toEqual([]);
});

test('rejects a wrong e-mail and an overlong province', async () => {
  const { person } = await open();
  await person.type(section('Customer Information').getByLabelText('Email'), 'nonsense');
  await person.type(section('Pickup Location').getByLabelText('Province'), 'XYZ');
  await person.click(screen.getByRole('button', { name: 'Save Dispatch Job' }));
  expect(await screen.findByText('Must be a valid email address')).toBeVisible();
  expect(screen.getByText('Use at most 2 characters')).toBeVisible();
  expect(section('Customer Information').getByLabelText('Email')).toHaveFocus();
});

test('warns about a VIN without blocking', async () => {
  const { sent } = serveDispatch();
  const { person } = await open();
  const vin = section('Vehicle Information').getByLabelText('VIN');
  await person.type(vin, '1M8GDM9A0KP042788');
  expect(screen.getByText('The check digit does not match. Please check this VIN.')).toBeVisible();
  await person.clear(vin);
  await person.type(vin, 'KP042788');
  // The full VIN had filled the year.
  await person.clear(section('Vehicle Information').getByLabelText('Year'));
  await person.type(section('Vehicle Information').getByLabelText('Year'), '2001');
  expect(
    screen.getByText('The model-year letter does not match the year. Please check both.'),
  ).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save Dispatch Job' }));
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/jobs'));
});

test('starts several vehicles with one empty unit and clears the single one', async () => {
  const { person } = await open();
  await person.type(section('Vehicle Information').getByLabelText('Make and Model'), 'Ford F-150');
  await person.type(section('Vehicle Information').getByLabelText('Job Price'), '100');
  await person.click(screen.getByRole('radio', { name: 'Multiple Vehicles' }));
  expect(screen.getAllByRole('group', { name: /^Unit \d$/ })).toHaveLength(1);
  expect(screen.getByText('1/9')).toBeVisible();
  for (const label of ['Make', 'Model', 'VIN', 'PO Number']) {
    expect(unit(1).getByLabelText(label)).toHaveValue('');
  }
  expect(unit(1).getByLabelText('Year')).toHaveValue('');
  expect(unit(1).getByLabelText('Unit Price')).toHaveValue('');
  expect(screen.queryByLabelText('Job Price')).toBeNull();
  await person.click(screen.getByRole('radio', { name: 'Single Vehicle' }));
  expect(section('Vehicle Information').getByLabelText('Make and Model')).toHaveValue('Ford F-150');
  expect(section('Vehicle Information').getByLabelText('Job Price')).toHaveValue('100');
  expect(screen.queryByRole('group', { name: /^Unit/ })).toBeNull();
});

test('restores the values of the other mode with a button', async () => {
  const { person } = await open();
  const vehicle = section('Vehicle Information');
  await person.type(vehicle.getByLabelText('Make and Model'), 'Ford F-150');
  await person.click(screen.getByRole('radio', { name: 'Multiple Vehicles' }));
  await person.click(screen.getByRole('button', { name: 'Use the vehicle you entered' }));
  expect(unit(1).getByLabelText('Make')).toHaveValue('Ford');
  expect(screen.queryByRole('button', { name: /you entered/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Add Unit' }));
  await person.type(unit(2).getByLabelText('Model'), 'second');
  await person.click(screen.getByRole('radio', { name: 'Single Vehicle' }));
  expect(vehicle.getByLabelText('Make and Model')).toHaveValue('');
  await person.click(screen.getByRole('button', { name: 'Restore the 2 units you entered' }));
  expect(screen.getByRole('radio', { name: 'Multiple Vehicles' })).toBeChecked();
  expect(unit(2).getByLabelText('Model')).toHaveValue('second');
  expect(screen.queryByRole('button', { name: /you entered/ })).toBeNull();
});

test('adds units up to 9 and removes them in any order', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('radio', { name: 'Multiple Vehicles' }));
  const add = screen.getByRole('button', { name: 'Add Unit' });
  expect(screen.queryByRole('button', { name: 'Remove unit 1' })).toBeNull();
  await person.type(unit(1).getByLabelText('Model'), 'first');
  for (let count = 2; count <= 9; count += 1) {
    await person.click(add);
    expect(screen.getByText(`${count}/9`)).toBeVisible();
  }
  expect(unit(9).getByLabelText('VIN')).toHaveFocus();
  expect(add).toBeDisabled();
  await person.type(unit(2).getByLabelText('Model'), 'second');
  await person.click(screen.getByRole('button', { name: 'Remove unit 1' }));
  expect(screen.getByText('8/9')).toBeVisible();
  expect(unit(1).getByLabelText('Model')).toHaveValue('second');
  expect(add).toBeEnabled();
});

test('formats postal codes, provinces and phones on blur', async () => {
  const { person } = await open();
  const pickup = section('Pickup Location');
  await person.type(pickup.getByLabelText('Postal Code'), 'h2x1y4');
  await person.type(pickup.getByLabelText('Province'), 'Québec');
  await person.type(pickup.getByLabelText('Contact Phone'), '(514) 555 0123 poste 12');
  await person.type(section('Customer Information').getByLabelText('Phone'), '+1 514.555.0199');
  await person.tab();
  expect(pickup.getByLabelText('Postal Code')).toHaveValue('H2X 1Y4');
  expect(pickup.getByLabelText('Province')).toHaveValue('QC');
  expect(pickup.getByLabelText('Contact Phone')).toHaveValue('514-555-0123 x12');
  expect(section('Customer Information').getByLabelText('Phone')).toHaveValue('514-555-0199');
  const postalCode = section('Drop-off Location').getByLabelText('Postal Code');
  await person.type(postalCode, 'D1A 1A1');
  expect(postalCode).toHaveAccessibleDescription('This does not look like a Canadian postal code.');
});

test('updates route, units, driver and price in the summary', async () => {
  const { person } = await open();
  const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
  expect(summary.getByText('Pickup to be determined')).toBeVisible();
  expect(summary.getByText('1 unit')).toBeVisible();
  await person.type(section('Pickup Location').getByLabelText('City'), 'Laval');
  await person.type(section('Pickup Location').getByLabelText('Province'), 'QC');
  await person.type(section('Drop-off Location').getByLabelText('Address'), 'Dock 4');
  await person.type(section('Vehicle Information').getByLabelText('Year'), '2020');
  await person.type(section('Vehicle Information').getByLabelText('Make and Model'), 'Kia Rio');
  await person.type(section('Vehicle Information').getByLabelText('Job Price'), '1234.5');
  await person.click(await screen.findByRole('combobox', { name: 'Driver' }));
  await person.click(await screen.findByRole('option', { name: /^Drew Sample/ }));
  for (const text of ['Laval, QC', 'Dock 4', '2020 Kia Rio', 'Drew Sample', '$1,234.50']) {
    expect(summary.getByText(text)).toBeVisible();
  }
});
