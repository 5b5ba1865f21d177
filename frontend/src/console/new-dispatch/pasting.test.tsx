import { screen, within } from '@testing-library/react';
import { serveDispatch } from '../../testing/answers/dispatchServer';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';

async function open() {
  const { person } = await renderApp({ path: '/?view=new-dispatch', user: admin });
  await screen.findByRole('heading', { level: 1 });
  const paste = async (field: HTMLElement, text: string) => {
    await person.click(field);
    await person.paste(text);
  };
  return { person, paste };
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const allValues = (label: string) =>
  screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);

const BUS = '1M8GDM9AXKP042788';
const CAR = '1HGCM82633A004352';
const nine = (count: number) => Array.from({ length: count }, (_, index) => `KP04270${index}`);

beforeEach(() => void serveDispatch());

test('cleans a full VIN and fills its model year', async () => {
  const { paste } = await open();
  await paste(section('Vehicle Information').getByLabelText('VIN'), ' vin: 1hgc-m8263-3a004352 ');
  expect(section('Vehicle Information').getByLabelText('VIN')).toHaveValue(CAR);
  expect(section('Vehicle Information').getByLabelText('Year')).toHaveValue('2003');
});

test('keeps a typed year', async () => {
  const { person, paste } = await open();
  await person.type(section('Vehicle Information').getByLabelText('Year'), '2019');
  await paste(section('Vehicle Information').getByLabelText('VIN'), BUS);
  expect(section('Vehicle Information').getByLabelText('Year')).toHaveValue('2019');
});

test('pastes the rest of a partial VIN at the cursor', async () => {
  const { person, paste } = await open();
  const vin = section('Vehicle Information').getByLabelText('VIN');
  await person.type(vin, '1M8GDM9AX');
  await paste(vin, 'KP042788');
  expect(vin).toHaveValue(BUS);
});

test('turns several VINs, one per line, into units', async () => {
  const { paste } = await open();
  await paste(section('Vehicle Information').getByLabelText('VIN'), `${CAR}\n\nKP042799\n`);
  expect(screen.getByRole('radio', { name: 'Multiple Vehicles' })).toBeChecked();
  expect(screen.getByText('2/9')).toBeVisible();
  expect(allValues('VIN')).toEqual([CAR, 'KP042799']);
  expect(allValues('Year')).toEqual(['2003', '']);
});

test('fills units from the focused one on, skipping those with a VIN', async () => {
  const { person, paste } = await open();
  await person.click(screen.getByRole('radio', { name: 'Multiple Vehicles' }));
  for (const _ of [2, 3]) await person.click(screen.getByRole('button', { name: 'Add Unit' }));
  const [first, second, third] = screen.getAllByLabelText('VIN');
  await person.type(second!, 'SECOND00');
  await person.type(third!, 'x');
  await person.clear(third!);
  await paste(first!, nine(3).join('\n'));
  expect(allValues('VIN')).toEqual(['KP042700', 'SECOND00', 'KP042701', 'KP042702']);
});

test('says how many VINs beyond nine did not fit', async () => {
  const { paste } = await open();
  await paste(
    section('Vehicle Information').getByLabelText('VIN'),
    [...nine(9), 'KP042798', 'KP042799'].join('\n'),
  );
  expect(screen.getByText('9/9')).toBeVisible();
  expect(
    await screen.findByText('2 VINs were not added: a job has at most 9 units.'),
  ).toBeVisible();
});

test('fills the address fields from a full address', async () => {
  const { paste } = await open();
  const pickup = section('Pickup Location');
  await paste(pickup.getByLabelText('Address'), '55 rue Principale\nLévis (Québec) g6v1a1');
  const labels = ['Address', 'City', 'Province', 'Postal Code', 'Country'];
  expect(labels.map((label) => pickup.getByLabelText<HTMLInputElement>(label).value)).toEqual([
    '55 rue Principale',
    'Lévis',
    'QC',
    'G6V 1A1',
    'Canada',
  ]);
});

test('pastes a street unchanged and keeps the other fields', async () => {
  const { person, paste } = await open();
  const pickup = section('Pickup Location');
  await person.type(pickup.getByLabelText('City'), 'Laval');
  await paste(pickup.getByLabelText('Address'), '12 rue Québec');
  expect(pickup.getByLabelText('Address')).toHaveValue('12 rue Québec');
  expect(pickup.getByLabelText('City')).toHaveValue('Laval');
});
