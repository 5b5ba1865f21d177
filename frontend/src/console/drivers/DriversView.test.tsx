import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  drew,
  findCard,
  openDrivers,
  rene,
  serveDrivers,
} from '../../testing/answers/driversAnswers';
import { hold } from '../../testing/hold';
import { refusal, server } from '../../testing/answers/server';

test('shows drivers as cards with status, open and completed jobs and completion rate', async () => {
  serveDrivers([drew, rene]);
  await openDrivers();
  expect(await findCard('Drew Sample')).toHaveTextContent(/On route.*416-555-0101/);
  expect(screen.getByRole('status')).toHaveTextContent('2 drivers');
  const value = (label: string) =>
    within(screen.getByRole('article', { name: 'Drew Sample' })).getByText(label).parentElement;
  expect(value('Active')).toHaveTextContent('2');
  expect(value('Completed')).toHaveTextContent('7');
  expect(value('Completion Rate')).toHaveTextContent('78%');
  expect(value('On Time')).toHaveTextContent('83% 5 of 6');
  expect(await findCard('René Sample')).toHaveTextContent('Inactive account');
});

test('switches to a list and keeps the choice', async () => {
  serveDrivers([drew, rene]);
  const { person } = await openDrivers();
  await findCard('Drew Sample');
  await person.click(screen.getByRole('button', { name: 'List view' }));
  const table = await screen.findByRole('table', { name: 'Drivers' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent(/Drew Sample.*driver4@example\.com.*416-555-0101.*On route/);
  expect(row).toHaveTextContent(/2.*7.*78%.*83% 5 of 6/);
  await person.click(within(table).getByRole('button', { name: 'Active' }));
  expect(within(table).getByRole('columnheader', { name: 'Active' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('searches by name or e-mail and filters by status on the server', async () => {
  const { asked } = serveDrivers([drew]);
  const { person, history } = await openDrivers();
  await findCard('Drew Sample');
  await person.type(
    screen.getByRole('searchbox', { name: 'Search by name, email or phone' }),
    'drew@',
  );
  await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'On route');
  await waitFor(() => {
    expect(asked.at(-1)?.get('q')).toBe('drew@');
    expect(asked.at(-1)?.get('status')).toBe('on-route');
  });
  expect(asked.at(-1)?.get('limit')).toBe('50');
  expect(history.location.search).toBe('?view=drivers&q=drew%40&status=on-route');
});

test('changes the status from its chip, with the version shown', async () => {
  const { sent } = serveDrivers([drew]);
  const { person } = await openDrivers();
  await findCard('Drew Sample');
  await person.click(await screen.findByRole('button', { name: /^On route: Drew Sample/ }));
  const menu = await screen.findByRole('menu', { name: 'Status of Drew Sample' });
  const choices = within(menu).getAllByRole('menuitemradio');
  expect(choices.map((choice) => choice.textContent)).toEqual([
    'Available',
    'On route',
    'Off duty',
  ]);
  expect(choices[1]).toBeChecked();
  await person.click(choices[2]!);
  expect(await screen.findByRole('button', { name: /^Off duty: Drew Sample/ })).toBeVisible();
  await waitFor(() => expect(sent).toEqual([{ body: { status: 'off-duty' }, version: '"3"' }]));
});

test.each([
  ['the server message', () => refusal(503, 'database_unavailable', 'Not now.'), 'Not now.'],
  [
    'no message',
    () => new HttpResponse(null, { status: 500 }),
    'Failed to update driver status. Please try again.',
  ],
])('a refused status is undone and told with %s', async (_name, response, text) => {
  serveDrivers([drew]);
  const { held, release } = hold();
  server.use(
    http.patch('*/api/drivers/4', async () => {
      await held;
      return response();
    }),
  );
  const { person, toast } = await openDrivers();
  await findCard('Drew Sample');
  await person.click(await screen.findByRole('button', { name: /^On route/ }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Available' }));
  expect(await screen.findByRole('button', { name: /^Available/ })).toBeVisible();
  release();
  expect(await screen.findByRole('button', { name: /^On route/ })).toBeVisible();
  expect(toast()).toMatchObject({ title: 'Error', description: text, variant: 'destructive' });
});

test('shows the next step without drivers, and Clear Filters without matches', async () => {
  serveDrivers([]);
  const { person } = await openDrivers();
  expect(await screen.findByText('No drivers yet.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add Driver' })[0]).toHaveAttribute(
    'href',
    '/?view=users&dialog=add',
  );
  await person.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('No drivers match your search criteria.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('No drivers yet.')).toBeVisible();
});

test('retries a list that could not be loaded', async () => {
  serveDrivers([drew]);
  server.use(
    http.get('*/api/drivers', () => refusal(503, 'database_unavailable', 'Not now.'), {
      once: true,
    }),
  );
  const { person } = await openDrivers();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The drivers could not be loaded');
  await person.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await findCard('Drew Sample')).toBeVisible();
});

test('is shown in French, on a phone', async () => {
  serveDrivers([drew]);
  await openDrivers('/?view=drivers', { language: 'fr-CA', width: 390 });
  expect(await screen.findByRole('heading', { name: 'Chauffeurs' })).toBeVisible();
  expect(await findCard('Drew Sample')).toHaveTextContent('En route');
});
