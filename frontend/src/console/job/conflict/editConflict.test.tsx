import { screen, within } from '@testing-library/react';
import { full, serveJob } from '../../../testing/fullJob';
import { openJobEditor } from '../../../testing/openedJob';

async function collide() {
  const { sent, store } = serveJob();
  const view = await openJobEditor();
  const { person, inside } = view;
  const po = inside.getByRole('textbox', { name: 'PO Number' });
  await person.clear(po);
  await person.type(po, 'MINE');
  store.present = { ...full, version: 4, poNumber: 'THEIRS', specialInstructions: 'Ring once' };
  await person.click(inside.getByRole('button', { name: 'Save' }));
  expect(
    await inside.findByText('Other Person changed this job while you were editing'),
  ).toBeVisible();
  return { ...view, sent, po };
}

test('shows the other user and the differences; keeping mine overwrites theirs', async () => {
  const { person, inside, sent } = await collide();
  const both = inside.getByRole('radiogroup', { name: 'PO Number' });
  expect(within(both).getByRole('radio', { name: 'Yours: MINE' })).toBeChecked();
  expect(within(both).getByRole('radio', { name: 'Theirs: THEIRS' })).not.toBeChecked();
  await person.click(inside.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Job updated successfully')).toBeVisible();
  expect(sent.at(-1)).toEqual({ body: { poNumber: 'MINE' }, version: '"4"' });
});

test('loads their values into the form and sends nothing', async () => {
  const { person, inside, sent, po } = await collide();
  await person.click(inside.getByRole('button', { name: 'Take theirs' }));
  expect(po).toHaveValue('THEIRS');
  expect(inside.getByRole('textbox', { name: 'Special Instructions' })).toHaveValue('Ring once');
  expect(inside.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  expect(sent).toHaveLength(1);
});
