import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serveDispatch } from '../../../testing/answers/dispatchServer';
import { endSession } from '../../../testing/answers/endSession';
import { renderApp } from '../../../testing/render';
import { admin } from '../../../testing/samples';

const ORDER = `Customer: North Cars
PO #: RT-20418
VIN: JTMRWRFV7RD112233
Vehicle: 2024 Toyota RAV4
Pickup: 2100 Dixie Rd, Mississauga, ON L4Y 1Y8`;
const UNITS = 'VINs:\n2HGFE2F58RH000123\n2HGFE2F5XRH000124\n1FTFW1E89PFA12345';
const MARK = 'Not confirmed yet';

async function open() {
  const { sent } = serveDispatch();
  const { person, store, unmount } = await renderApp({
    path: '/?view=new-dispatch',
    user: admin,
  });
  await screen.findByRole('heading', { level: 1 });
  const paste = async (text: string) => {
    await person.click(screen.getByRole('button', { name: 'Paste an email or VINs' }));
    await person.click(await screen.findByLabelText('Text of the order'));
    await person.paste(text);
    await person.click(screen.getByRole('button', { name: 'Fill the Form' }));
  };
  const save = () => person.click(screen.getByRole('button', { name: 'Save Dispatch Job' }));
  return { person, paste, save, sent, store, unmount };
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const customerName = () => section('Customer Information').getByLabelText('Customer Name');
const poNumber = () => section('Additional Information').getByLabelText('PO Number');
const confirmButton = (description: string) =>
  screen.getByRole('button', { name: 'Confirm', description });
const bar = (name: RegExp | string) => screen.findByRole('region', { name });

test('fills the form and marks each field until it is changed or confirmed', async () => {
  const { person, paste } = await open();
  await paste(ORDER);
  await bar('9 fields to confirm');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(customerName()).toHaveValue('North Cars');
  expect(section('Vehicle Information').getByLabelText('Year')).toHaveValue('2024');
  expect(section('Pickup Location').getByLabelText('Country')).toHaveValue('Canada');
  expect(poNumber()).toHaveValue('RT-20418');
  expect(poNumber()).toHaveAccessibleDescription(MARK);
  expect(section('Drop-off Location').getByLabelText('City')).not.toHaveAccessibleDescription();

  await person.type(poNumber(), 'B');
  await bar('8 fields to confirm');
  expect(poNumber()).not.toHaveAccessibleDescription();
  await person.type(poNumber(), '{Backspace}');
  expect(poNumber()).not.toHaveAccessibleDescription();

  await person.click(confirmButton('City'));
  await bar('7 fields to confirm');
  expect(section('Pickup Location').getByLabelText('City')).not.toHaveAccessibleDescription(MARK);
  expect(confirmButton('Province')).toHaveFocus();

  await person.click(screen.getByRole('button', { name: 'Confirm All' }));
  expect(await bar('All fields are confirmed')).toHaveFocus();
  expect(screen.queryByText(MARK)).toBeNull();
});

test('keeps unconfirmed marks over a reload until the form is saved', async () => {
  const first = await open();
  await first.paste(ORDER);
  await bar('9 fields to confirm');
  await first.person.click(confirmButton('City'));
  first.unmount();

  const second = await open();
  await bar('8 fields to confirm');
  expect(poNumber()).toHaveAccessibleDescription(MARK);
  await second.save();
  await second.person.click(await screen.findByRole('button', { name: 'Save Anyway' }));
  await screen.findByText('Dispatch job created successfully!');
  second.unmount();

  await open();
  expect(screen.queryByText(MARK)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('undoes the paste, except fields changed since', async () => {
  const { person, paste } = await open();
  await person.type(poNumber(), 'MINE');
  await paste(ORDER);
  expect(
    await screen.findByText('PO Number was not changed. The text says: RT-20418'),
  ).toBeVisible();
  const city = section('Pickup Location').getByLabelText('City');
  await person.clear(city);
  await person.type(city, 'Laval');
  await person.click(screen.getByRole('button', { name: 'Undo the Paste' }));
  await waitFor(() => expect(customerName()).toHaveValue(''));
  expect(poNumber()).toHaveValue('MINE');
  expect(city).toHaveValue('Laval');
  expect(section('Pickup Location').getByLabelText('Country')).toHaveValue('');
  expect(screen.queryByText(MARK)).toBeNull();
  expect(screen.queryByRole('region', { name: /confirm/ })).toBeNull();
});

test('asks once before saving unconfirmed fields', async () => {
  const { person, paste, save, sent } = await open();
  await paste(ORDER);
  await bar(/^9 fields/);
  await save();
  const name = 'Save with 9 unconfirmed fields?';
  const question = await screen.findByRole('alertdialog', { name });
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([]);
  await save();
  await person.click(await screen.findByRole('button', { name: 'Save Anyway' }));
  await screen.findByText('Dispatch job created successfully!');
  expect(sent.at(-1)?.body).toMatchObject({ poNumber: 'RT-20418' });
});

test('does not ask when all fields are confirmed', async () => {
  const { person, paste, save } = await open();
  await paste(ORDER);
  await person.click(await screen.findByRole('button', { name: 'Confirm All' }));
  await save();
  await screen.findByText('Dispatch job created successfully!');
});

test('picks a customer known by name or e-mail with the stored data', async () => {
  const { paste, save, sent } = await open();
  await paste('Customer: maple  motors\nPhone: 514-555-0111\nPO: 77');
  await screen.findByText(/^Maple Motors is an existing customer/);
  expect(customerName()).toHaveValue('Maple Motors');
  expect(section('Customer Information').getByLabelText('Phone')).toHaveValue('416-555-0100');
  await save();
  await userConfirms();
  expect(sent[0]?.body).toMatchObject({ id: 7 });
});

async function userConfirms() {
  fireEvent.click(await screen.findByRole('button', { name: 'Save Anyway' }));
  await screen.findByText('Dispatch job created successfully!');
}

test('keeps the marks of vehicles when an earlier one is removed', async () => {
  const { person, paste } = await open();
  await paste(UNITS);
  const unit = (number: number) => within(screen.getByRole('group', { name: `Unit ${number}` }));
  await bar(/^9 fields/);
  await person.click(screen.getByRole('button', { name: 'Remove unit 1' }));
  await bar(/^6 fields/);
  expect(unit(2).getByLabelText('VIN')).toHaveValue('1FTFW1E89PFA12345');
  expect(unit(2).getByLabelText('VIN')).toHaveAccessibleDescription(MARK);
});

test('shows the text with the recognized parts', async () => {
  const { person, paste } = await open();
  await paste(ORDER);
  await person.click(await screen.findByRole('button', { name: 'Show the Text' }));
  const text = await screen.findByRole('region', { name: 'Pasted text' });
  expect(text).toHaveTextContent('Customer: North Cars PO #: RT-20418');
  expect(within(text).getByText('RT-20418').tagName).toBe('MARK');
  expect(within(text).getByText('RT-20418')).toHaveAttribute('title', 'PO Number');
  await person.click(screen.getByRole('button', { name: 'Hide the Text' }));
  expect(screen.queryByRole('region', { name: 'Pasted text' })).toBeNull();
});

test('reports a text without an order and keeps the form', async () => {
  const { paste } = await open();
  await paste('hello');
  expect(await screen.findByLabelText('Text of the order')).toHaveAccessibleDescription(
    'No order details were found in this text.',
  );
});

describe('a paste outside of all fields', () => {
  const pasteOutside = (text: string) =>
    fireEvent.paste(document.body, { clipboardData: { getData: () => text } });

  test('offers to read several lines', async () => {
    await open();
    pasteOutside(ORDER);
    expect(await screen.findByLabelText('Text of the order')).toHaveValue(ORDER);
  });

  test('does nothing with one line, in a field, or after input', async () => {
    const { person } = await open();
    pasteOutside('1M8GDM9AXKP042788\n');
    fireEvent.paste(poNumber(), { clipboardData: { getData: () => ORDER } });
    await person.type(poNumber(), 'MINE');
    pasteOutside(ORDER);
    await person.click(screen.getByRole('button', { name: 'Paste an email or VINs' }));
    expect(await screen.findByLabelText('Text of the order')).toHaveValue('');
  });
});

test('a pasted text is offered again after the session ended', async () => {
  const openPaste = async ({ person }: Awaited<ReturnType<typeof open>>) => {
    await person.click(screen.getByRole('button', { name: 'Paste an email or VINs' }));
    return screen.findByLabelText('Text of the order');
  };
  const first = await open();
  await first.person.click(await openPaste(first));
  await first.person.paste(ORDER);
  await endSession(first);

  const second = await open();
  await openPaste(second);
  await second.person.click(await screen.findByRole('button', { name: 'Restore' }));
  await second.person.click(screen.getByRole('button', { name: 'Fill the Form' }));
  await bar('9 fields to confirm');
});
