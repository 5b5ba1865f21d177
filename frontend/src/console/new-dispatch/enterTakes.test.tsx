import { screen, waitFor, within } from '@testing-library/react';
import { customer, serveDispatch } from '../../testing/answers/dispatchServer';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';

async function open() {
  const served = serveDispatch();
  const view = await renderApp({ path: '/?view=new-dispatch', user: admin });
  await screen.findByRole('heading', { level: 1 });
  const field = (region: string, label: string) =>
    within(screen.getByRole('region', { name: region })).getByLabelText<HTMLInputElement>(label);
  return { ...view, ...served, field };
}

test('focuses Customer Name first; Enter takes the first match and moves to the VIN', async () => {
  const { person, field, sent } = await open();
  expect(field('Customer Information', 'Customer Name')).toHaveFocus();
  await person.keyboard('mapl');
  await screen.findByRole('option', { name: /Maple Motors/ });
  await person.keyboard('{Enter}');
  expect(field('Customer Information', 'Customer Name')).toHaveValue('Maple Motors');
  expect(field('Customer Information', 'Email')).toHaveValue('ann@maple.example');
  expect(field('Vehicle Information', 'VIN')).toHaveFocus();
  await person.paste('1HGCM82633A004352');
  expect(field('Vehicle Information', 'Make and Model')).toHaveValue('Honda');
  expect(sent).toEqual([]);
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { customerId: customer.id } }));
});

test('moves to the first unit with several vehicles', async () => {
  const { person, field } = await open();
  await person.click(screen.getByRole('radio', { name: 'Multiple Vehicles' }));
  await person.type(field('Customer Information', 'Customer Name'), 'mapl');
  await screen.findByRole('option', { name: /Maple Motors/ });
  await person.keyboard('{Enter}');
  expect(field('Vehicle Information', 'VIN')).toHaveFocus();
});

test('does not replace a typed name by the first match when saved by keys', async () => {
  const { person, sent } = await open();
  await person.keyboard('mapl');
  await screen.findByRole('option', { name: /Maple Motors/ });
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent[0]?.path).toBe('/api/customers/upsert'));
  expect(sent[0]?.body).toMatchObject({ name: 'mapl' });
  await screen.findByText('Dispatch job created successfully!');
});

test('takes the first matching driver on Enter', async () => {
  const { person, field, sent } = await open();
  const driver = field('Additional Information', 'Driver');
  await person.click(driver);
  await person.clear(driver);
  await person.type(driver, 'drew');
  await screen.findByRole('option', { name: /^Drew Sample/ });
  await person.keyboard('{Enter}');
  expect(driver).toHaveValue('Drew Sample');
  expect(sent).toEqual([]);
});
