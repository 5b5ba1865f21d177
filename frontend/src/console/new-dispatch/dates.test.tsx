import { screen, waitFor } from '@testing-library/react';
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
