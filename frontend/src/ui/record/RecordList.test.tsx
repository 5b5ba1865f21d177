import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import {
  acme,
  bolt,
  findDirectory,
  openCustomers,
  serveCustomers,
} from '../../testing/answers/customersAnswers';
import { pagedAnswer } from '../../testing/answers/pagedAnswer';
import { refusal, server } from '../../testing/answers/server';
import { hold } from '../../testing/hold';
import { makeCustomer } from '../../testing/recordSamples';

const notNow = () => refusal(503, 'database_unavailable', 'Not now.');
const nameOf = ({ name }: { name: string }) => ({ name });

test('shows the failure of another filter instead of the rows of the previous one', async () => {
  serveCustomers([acme, bolt]);
  const { person } = await openCustomers();
  await screen.findByRole('link', nameOf(acme));
  server.use(http.get('*/api/customers', notNow, { once: true }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Blacklisted');
  const alert = await screen.findByRole('alert');
  expect(screen.queryByRole('link', nameOf(acme))).toBeNull();
  expect(screen.queryByText('2 customers')).toBeNull();
  await person.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', nameOf(bolt))).toBeVisible();
  expect(screen.getByText('2 customers')).toBeVisible();
});

test('is busy while it shows the rows of the previous filter', async () => {
  serveCustomers([acme]);
  const { person } = await openCustomers();
  const table = await findDirectory();
  expect(table.closest('[aria-busy]')).toBeNull();
  const { held, release } = hold();
  server.use(
    http.get('*/api/customers', async ({ request }) => {
      await held;
      return pagedAnswer(request, [bolt]);
    }),
  );
  await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Blacklisted');
  await waitFor(() => expect(table.closest('[aria-busy="true"]')).not.toBeNull());
  expect(screen.getByRole('link', nameOf(acme))).toBeVisible();
  release();
  await screen.findByRole('link', nameOf(bolt));
  expect(screen.getByRole('table').closest('[aria-busy]')).toBeNull();
});

test('reports a next page that failed, once, and loads it on request', async () => {
  const customers = Array.from({ length: 120 }, (_, index) => makeCustomer(index + 1));
  serveCustomers(customers);
  const asked: string[] = [];
  server.use(
    http.get('*/api/customers', ({ request }) => {
      const offset = new URL(request.url).searchParams.get('offset') ?? '';
      asked.push(offset);
      return asked.length === 2 ? notNow() : pagedAnswer(request, customers);
    }),
  );
  const { person } = await openCustomers();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The rest could not be loaded.');
  expect(screen.getByRole('link', { name: 'Customer 50' })).toBeVisible();
  expect(asked).toEqual(['0', '50']);
  await person.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Customer 60' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked).toEqual(['0', '50', '50']);
});
