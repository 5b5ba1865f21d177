import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api/api';
import { listTag } from '../../api/cache/tags';
import {
  acme,
  bolt,
  findDirectory,
  openCustomers,
  rowOf,
  serveCustomers,
} from '../../testing/answers/customersAnswers';
import { makeCustomer } from '../../testing/recordSamples';
import { refusal, server } from '../../testing/answers/server';
import { typeSlowly } from '../../testing/typeSlowly';

test('lists customers with jobs, last job and status', async () => {
  serveCustomers([acme, bolt]);
  await openCustomers();
  expect(await findDirectory()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Customer Directory' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 customers');
  const row = rowOf('Acme Sample Autos');
  for (const text of ['Ada Sample', '416-555-0101', 'Toronto, ON', '11', 'Mar 2, 2026', 'Active'])
    expect(row).toHaveTextContent(text);
  expect(rowOf('Bolt Example')).toHaveTextContent('Blacklisted');
  expect(rowOf('Bolt Example')).toHaveTextContent('No jobs yet');
});

test('shows a capped count as a minimum', async () => {
  server.use(
    http.get('*/api/customers', () =>
      HttpResponse.json([acme], {
        headers: { 'X-Total-Count': '1323', 'X-Total-Count-Relation': 'at-least' },
      }),
    ),
  );
  await openCustomers();
  await findDirectory();
  expect(screen.getByRole('status')).toHaveTextContent('1,323+ customers');
});

test('keeps customers in place under the pointer', async () => {
  serveCustomers([acme, bolt]);
  const { person, store } = await openCustomers();
  const table = await findDirectory();
  const names = () =>
    within(table)
      .getAllByRole('link', { name: / (Autos|Example|Sample)/ })
      .map((link) => link.textContent);
  await person.hover(within(table).getByRole('link', { name: 'Bolt Example' }));
  serveCustomers([makeCustomer(3, { name: 'Aaron Sample' }), { ...bolt, totalJobs: 4321 }]);
  act(() => void store.dispatch(api.util.invalidateTags([listTag('customerPages')])));
  expect(await within(table).findByText('4,321')).toBeVisible();
  expect(names()).toEqual(['Acme Sample Autos', 'Bolt Example']);
  await person.hover(screen.getByRole('heading', { level: 1 }));
  expect(names()).toEqual(['Aaron Sample', 'Bolt Example']);
});

test('searches on the server after a debounce, from two characters', async () => {
  const { asked } = serveCustomers([acme]);
  const { person, history } = await openCustomers();
  await findDirectory();
  const search = screen.getByRole('searchbox', { name: 'Search customers' });
  await person.type(search, 'a');
  typeSlowly(search, 'cme');
  await waitFor(() => expect(asked.at(-1)?.get('q')).toBe('acme'));
  expect(asked.map((params) => params.get('q'))).toEqual([null, 'acme']);
  expect(asked.at(-1)?.get('limit')).toBe('50');
  expect(history.location.search).toBe('?view=customers&q=acme');
});

test('sorts columns on the server: names ascending, jobs and dates descending', async () => {
  const { asked } = serveCustomers([acme, bolt]);
  const { person } = await openCustomers();
  await findDirectory();
  const last = () => [asked.at(-1)?.get('sort'), asked.at(-1)?.get('order')];
  expect(last()).toEqual(['name', 'asc']);
  await person.click(screen.getByRole('button', { name: 'Total Jobs' }));
  await waitFor(() => expect(last()).toEqual(['totalJobs', 'desc']));
  await person.click(screen.getByRole('button', { name: 'Last Job' }));
  await waitFor(() => expect(last()).toEqual(['lastJobDate', 'desc']));
  await person.click(screen.getByRole('button', { name: 'Last Job' }));
  await waitFor(() => expect(last()).toEqual(['lastJobDate', 'asc']));
  expect(screen.getByRole('columnheader', { name: 'Last Job' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('loads the next page while the user scrolls', async () => {
  const { asked } = serveCustomers(
    Array.from({ length: 70 }, (_, index) => makeCustomer(index + 1)),
  );
  await openCustomers();
  await waitFor(() => expect(asked.at(-1)?.get('offset')).toBe('50'));
  expect(await screen.findByRole('link', { name: 'Customer 60' })).toBeInTheDocument();
});

test('shows the next step without customers, and Clear Filters without matches', async () => {
  serveCustomers([]);
  const { person, history } = await openCustomers();
  expect(await screen.findByText('No customers yet.')).toBeVisible();
  await person.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('No customers match your search criteria.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('No customers yet.')).toBeVisible();
  expect(history.location.search).toBe('?view=customers');
});

test('retries a list that could not be loaded', async () => {
  serveCustomers([acme]);
  server.use(
    http.get('*/api/customers', () => refusal(503, 'database_unavailable', 'Not now.'), {
      once: true,
    }),
  );
  const { person } = await openCustomers();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The customers could not be loaded');
  await person.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await findDirectory()).toBeVisible();
});

test('shows customers as cards with the same actions on a phone', async () => {
  const { asked } = serveCustomers([acme]);
  const { person } = await openCustomers('/?view=customers', { width: 390 });
  const card = await screen.findByRole('article', { name: 'Acme Sample Autos' });
  expect(card).toHaveTextContent('11 jobs');
  expect(within(card).getByRole('button', { name: 'Edit Acme Sample Autos' })).toBeVisible();
  await person.selectOptions(
    screen.getByRole('combobox', { name: 'Sort by' }),
    screen.getByRole('option', { name: /Total Jobs/ }),
  );
  await waitFor(() => expect(asked.at(-1)?.get('order')).toBe('desc'));
});

test('is shown in French', async () => {
  serveCustomers([bolt]);
  await openCustomers('/?view=customers', { language: 'fr-CA' });
  expect(await screen.findByRole('heading', { name: 'Répertoire des clients' })).toBeVisible();
  expect(await screen.findByText('Sur la liste noire', { ignore: 'option' })).toBeVisible();
});
