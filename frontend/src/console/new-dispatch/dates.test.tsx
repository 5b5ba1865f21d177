import { screen, waitFor, within } from '@testing-library/react';
import { serveDispatch } from '../../testing/answers/dispatchServer';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';

async function open() {
  const view = await renderApp({ path: '/?view=new-dispatch', user: admin });
  const date = await screen.findByLabelText('Preferred Pickup Date');
  const save = () => view.person.click(screen.getByRole('button', { name: 'Save Dispatch Job' }));
  return { ...view, date, save };
}

test('rejects an incomplete date with a message and never saves it as empty', async () => {
  const { sent } = serveDispatch();
  const { person, date, save } = await open();
  await person.type(date, 'mm/dd/252026');
  await save();
  await waitFor(() =>
    expect(date).toHaveAccessibleDescription('Enter the full date, such as 2026-11-25'),
  );
  expect(sent).toEqual([]);
});

test('parses a date as people write it and shows the result', async () => {
  const { sent } = serveDispatch();
  const { person, date, save } = await open();
  await person.type(date, '1 December 2026');
  expect(date).toHaveValue('1 December 2026');
  expect(date).toHaveAccessibleDescription('Tue, Dec 1, 2026');
  await person.tab();
  expect(date).toHaveValue('2026-12-01');
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ preferredPickupDate: '2026-12-01' });
});

test('sends the delivery date and the hours of both places; refuses hours that end too early', async () => {
  const { sent } = serveDispatch();
  const { person, date, save } = await open();
  const place = (name: string) => within(screen.getByRole('region', { name }));
  const [pickup, dropoff] = [place('Pickup Location'), place('Drop-off Location')];
  await person.type(dropoff.getByLabelText('Province'), 'BC');
  expect(dropoff.getByLabelText('Earliest Time')).toHaveAccessibleDescription('Pacific Time');
  expect(pickup.getByLabelText('Earliest Time')).not.toHaveAccessibleDescription();
  await person.type(pickup.getByLabelText('Earliest Time'), '8h30');
  await person.type(dropoff.getByLabelText('Earliest Time'), '2 pm');
  await person.type(dropoff.getByLabelText('Latest Time'), 'noon');
  await person.type(date, '31/12');
  expect(date).toHaveAccessibleDescription(/, Dec 31, /);
  await person.clear(date);
  await person.type(date, '26-12-31');
  const delivery = screen.getByLabelText('Preferred Delivery Date');
  await person.type(delivery, '2026-12-30');
  await save();
  await waitFor(() =>
    expect(dropoff.getByLabelText('Latest Time')).toHaveAccessibleDescription(
      'Must be after the start',
    ),
  );
  expect(delivery).toHaveAccessibleDescription('Must not be before the pickup');
  expect(sent).toEqual([]);
  await person.clear(dropoff.getByLabelText('Latest Time'));
  await person.clear(delivery);
  await person.type(delivery, '2027-01-02');
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({
    ...{ preferredPickupDate: '2026-12-31', preferredDeliveryDate: '2027-01-02' },
    ...{ pickupFrom: '08:30', pickupUntil: null, dropoffFrom: '14:00', dropoffUntil: null },
  });
});
