import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPart } from '../../testing/render';
import { makeDriver, makeJob } from '../../testing/jobSamples';
import { makeCustomer } from '../../testing/recordSamples';
import { refusal, server } from '../../testing/answers/server';
import { setViewport } from '../../testing/viewport';
import { VirtualScreen } from '../../testing/VirtualScreen';
import { typeSlowly } from '../../testing/typeSlowly';
import { CompletedJobsView } from './CompletedJobsView';

const heron = makeCustomer(3, { name: 'Blue Heron Honda', city: 'Québec', province: 'QC' });

/** Records the requests for delivered jobs and for customers. */
function answer(total = 1) {
  const asked: string[] = [];
  const searched: (string | null)[] = [];
  const job = makeJob(1, { status: 'delivered', completedAt: '2026-03-09T20:00:00.000Z' });
  server.use(
    http.get('*/api/jobs/completed', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json([job], { headers: { 'X-Total-Count': String(total) } });
    }),
    http.get('*/api/customers/search', ({ request }) => {
      searched.push(new URL(request.url).searchParams.get('q'));
      return HttpResponse.json([heron]);
    }),
    http.get('*/api/customers/:id', ({ params }) =>
      params['id'] === '3' ? HttpResponse.json(heron) : refusal(404, 'not_found', 'Gone.'),
    ),
    http.get('*/api/drivers', () =>
      HttpResponse.json([
        makeDriver(7, { name: 'Olive Drab' }),
        makeDriver(8, { name: 'Étienne Sample', isActive: false }),
      ]),
    ),
  );
  return { asked, searched };
}

const open = (parts = '', language?: 'fr-CA') =>
  renderPart(
    <VirtualScreen>
      <CompletedJobsView />
    </VirtualScreen>,
    { path: `/?view=completed-jobs${parts}`, language },
  );

beforeEach(() => setViewport(1440));

test('filters by a customer found by typing and by a driver, and keeps both in the address', async () => {
  const { asked, searched } = answer();
  const { person, history } = await open();
  const customer = () => screen.getByRole('combobox', { name: 'Customer' });
  await person.click(customer());
  expect((await screen.findAllByText('Type at least 2 characters')).at(-1)).toBeVisible();
  typeSlowly(customer(), 'heron');
  await person.click(await screen.findByRole('option', { name: 'Blue Heron Honda Québec, QC' }));
  expect(searched).toEqual(['heron']);
  await waitFor(() => expect(customer()).toHaveValue('Blue Heron Honda'));
  await person.click(screen.getByRole('combobox', { name: 'Driver' }));
  await person.keyboard('etienne{Enter}');
  await waitFor(() => expect(asked.at(-1)).toBe('?customerId=3&driverId=8&limit=50&offset=0'));
  expect(history.location.search).toBe('?view=completed-jobs&customer=3&driver=8');
  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(history.location.search).toBe('?view=completed-jobs'));
});

test('restores both filters from a link without repeating them as chips', async () => {
  const { asked } = answer();
  const { person, history } = await open('&customer=3&driver=7&sort=customer');
  await waitFor(() =>
    expect(asked).toEqual(['?customerId=3&driverId=7&sort=customer&order=asc&limit=50&offset=0']),
  );
  expect(await screen.findByDisplayValue('Blue Heron Honda')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Driver' })).toHaveValue('Olive Drab');
  const removing = screen.getAllByRole('button', { name: /^Remove filter/ });
  expect(removing.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remove filter Customer: Blue Heron Honda',
    'Remove filter Driver: Olive Drab',
  ]);
  await person.click(screen.getByRole('button', { name: 'Export this list' }));
  expect(new URLSearchParams(history.location.search).get('report')).toBe(
    'customerId=3&driverId=7&status=delivered',
  );
});

test('shows the number of an unknown customer or driver', async () => {
  answer();
  await open('&customer=12&driver=99');
  expect(await screen.findByDisplayValue('Customer 12')).toBeVisible();
  expect(screen.getByDisplayValue('Driver 99')).toBeVisible();
});

test('hints when nothing matches', async () => {
  answer();
  server.use(http.get('*/api/jobs/completed', () => HttpResponse.json([])));
  await open('&driver=7');
  expect(await screen.findByText('No jobs match your search criteria.')).toBeVisible();
});

test('does not offer sorting by price for too many jobs of one driver', async () => {
  answer(10_001);
  await open('&driver=7');
  await screen.findByText('10,001 jobs');
  const options = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Date delivered', 'Job number']);
});

test('puts the fields behind a button on a phone and shows active filters as chips', async () => {
  setViewport(390);
  const { asked } = answer();
  const { person } = await open('&customer=3&driver=7&show=left');
  await screen.findByRole('button', { name: 'Remove filter Customer: Blue Heron Honda' });
  await person.click(
    await screen.findByRole('button', { name: 'Remove filter Driver: Olive Drab' }),
  );
  await person.click(screen.getByRole('button', { name: 'Remove filter With units left behind' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?customerId=3&limit=50&offset=0'));
  expect(screen.queryByRole('combobox', { name: 'Customer' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Filters and order', expanded: false }));
  expect(screen.getByRole('combobox', { name: 'Customer' })).toHaveValue('Blue Heron Honda');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Remove filter/ })).toHaveLength(1);
});

test('is shown in French', async () => {
  answer();
  await open('&driver=99', 'fr-CA');
  expect(await screen.findByRole('combobox', { name: 'Client' })).toHaveAttribute(
    'placeholder',
    'Tous les clients',
  );
  expect(await screen.findByDisplayValue('Chauffeur 99')).toBeVisible();
});
