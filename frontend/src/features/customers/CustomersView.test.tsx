import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Customer } from '../../api/customers';
import { VirtualScreen } from '../../testing/VirtualScreen';
import { makeJob } from '../../testing/jobSamples';
import { pagedAnswer } from '../../testing/pagedAnswer';
import { makeCustomer } from '../../testing/recordSamples';
import { renderPart } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/server';
import { setViewport } from '../../testing/viewport';
import { CustomersView } from './CustomersView';

const acme = makeCustomer(1, {
  name: 'Acme Sample Autos',
  contactName: 'Ada Sample',
  email: 'ada@acme.example',
  phone: '4165550101',
  address: '1 King St',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5V 1A1',
  totalJobs: 11,
  lastJobDate: '2026-03-02T15:00:00.000Z',
  version: 3,
});
const bolt = makeCustomer(2, { name: 'Bolt Example', status: 'inactive' });

/** A server that holds these customers; what it is asked and sent is returned. */
function answer(customers: readonly Customer[]) {
  const asked: URLSearchParams[] = [];
  const sent: { method: string; body: unknown; version: string | null }[] = [];
  const present = new Map(customers.map((customer) => [customer.id, customer]));
  const idOf = (params: { id?: unknown }) => Number(params.id);
  server.use(
    http.get('*/api/customers', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return pagedAnswer(request, [...present.values()]);
    }),
    http.get('*/api/customers/:id', ({ params }) => {
      const found = present.get(idOf(params));
      return found
        ? HttpResponse.json(found)
        : refusal(404, 'not_found', 'The requested record was not found.');
    }),
    http.put('*/api/customers/:id', async ({ params, request }) => {
      const body = (await request.json()) as Partial<Customer>;
      sent.push({ method: 'PUT', body, version: request.headers.get('If-Match') });
      const before = present.get(idOf(params))!;
      const after = { ...before, ...body, version: before.version + 1 };
      present.set(after.id, after);
      return HttpResponse.json(after);
    }),
    http.post('*/api/customers', async ({ request }) => {
      const body = (await request.json()) as { name: string };
      sent.push({ method: 'POST', body, version: null });
      const made = makeCustomer(9, body);
      present.set(9, made);
      return HttpResponse.json(made, { status: 201 });
    }),
    http.delete('*/api/customers/:id', ({ params, request }) => {
      sent.push({ method: 'DELETE', body: null, version: request.headers.get('If-Match') });
      present.delete(idOf(params));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/addresses/suggest', () => HttpResponse.json([])),
    http.get('*/api/activity', () => HttpResponse.json([{ actorName: 'Otto Sample' }])),
  );
  return { asked, sent };
}

function open(path = '/?view=customers', options: { language?: 'fr-CA'; width?: number } = {}) {
  setViewport(options.width ?? 1440);
  return renderPart(
    <VirtualScreen>
      <CustomersView />
    </VirtualScreen>,
    { path, user: admin, language: options.language },
  );
}

const table = () => screen.findByRole('table', { name: 'Customer Directory' });
const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr')!;

test('the Customer Directory lists customers with jobs, last job and status', async () => {
  answer([acme, bolt]);
  await open();
  expect(await table()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Customer Directory' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 customers');
  const row = rowOf('Acme Sample Autos');
  for (const text of ['Ada Sample', '416-555-0101', 'Toronto, ON', '11', 'Mar 2, 2026', 'Active'])
    expect(row).toHaveTextContent(text);
  expect(rowOf('Bolt Example')).toHaveTextContent('Blacklisted');
  expect(rowOf('Bolt Example')).toHaveTextContent('No jobs yet');
});

test('the search asks the server once the typing rests, from two characters on', async () => {
  const { asked } = answer([acme]);
  const { person, history } = await open();
  await table();
  const search = screen.getByRole('searchbox', { name: 'Search customers' });
  await person.type(search, 'a');
  await person.type(search, 'cme');
  await waitFor(() => expect(asked.at(-1)?.get('q')).toBe('acme'));
  expect(asked.map((params) => params.get('q'))).toEqual([null, 'acme']);
  expect(asked.at(-1)?.get('limit')).toBe('50');
  expect(history.location.search).toBe('?view=customers&q=acme');
});

test('columns sort on the server: names from A, jobs and dates from the top', async () => {
  const { asked } = answer([acme, bolt]);
  const { person } = await open();
  await table();
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

test('more than a page loads as one scrolls', async () => {
  const { asked } = answer(Array.from({ length: 70 }, (_, index) => makeCustomer(index + 1)));
  await open();
  await waitFor(() => expect(asked.at(-1)?.get('offset')).toBe('50'));
  expect(await screen.findByRole('link', { name: 'Customer 60' })).toBeInTheDocument();
});

test.each([
  [acme, 'Acme Sample Autos', 'inactive', 'Blacklisted', 'Customer marked as Blacklisted'],
  [bolt, 'Bolt Example', 'active', 'Active', 'Customer marked as Active'],
])('%#: pressing the status changes it', async (customer, name, status, word, toast) => {
  const { sent } = answer([acme, bolt]);
  const { person, store } = await open();
  await table();
  await person.click(within(rowOf(name)).getByRole('button', { name: /Mark as/ }));
  await waitFor(() => expect(rowOf(name)).toHaveTextContent(word));
  await waitFor(() => expect(store.getState().toast.current?.description).toBe(toast));
  expect(sent).toEqual([{ method: 'PUT', body: { status }, version: `"${customer.version}"` }]);
});

test('a status shows before the server answers and is undone when it refuses', async () => {
  answer([acme]);
  let refuse = () => {};
  const held = new Promise<void>((resolve) => (refuse = resolve));
  server.use(
    http.put('*/api/customers/1', async () => {
      await held;
      return refusal(503, 'database_unavailable', 'Not now.');
    }),
  );
  const { person, store } = await open();
  await table();
  await person.click(screen.getByRole('button', { name: /Mark as Blacklisted/ }));
  await waitFor(() => expect(rowOf('Acme Sample Autos')).toHaveTextContent('Blacklisted'));
  refuse();
  await waitFor(() => expect(rowOf('Acme Sample Autos')).toHaveTextContent('Active'));
  expect(store.getState().toast.current).toMatchObject({
    title: 'Error',
    description: 'Failed to update customer status',
    variant: 'destructive',
  });
});

test('deleting asks, saying that it cannot be undone', async () => {
  const { sent } = answer([acme, bolt]);
  const { person, store } = await open();
  await table();
  await person.click(screen.getByRole('button', { name: 'Delete Bolt Example' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Delete Bolt Example?' });
  expect(ask).toHaveTextContent('This action cannot be undone.');
  await person.click(within(ask).getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  await person.click(await screen.findByRole('button', { name: 'Delete Bolt Example' }));
  await person.click(await screen.findByRole('button', { name: 'Delete Customer' }));
  await waitFor(() => expect(screen.queryByText('Bolt Example')).toBeNull());
  expect(sent).toEqual([{ method: 'DELETE', body: null, version: '"1"' }]);
  expect(store.getState().toast.current?.description).toBe('Customer deleted successfully!');
});

test.each([
  ['the server message', () => refusal(409, 'conflict', 'It is needed.'), 'It is needed.'],
  [
    'no message',
    () => new HttpResponse(null, { status: 500 }),
    'Failed to delete customer. Please try again.',
  ],
])('a delete that fails with %s says so', async (_name, response, text) => {
  answer([bolt]);
  server.use(http.delete('*/api/customers/2', response));
  const { person, store } = await open();
  await table();
  await person.click(screen.getByRole('button', { name: 'Delete Bolt Example' }));
  await person.click(await screen.findByRole('button', { name: 'Delete Customer' }));
  await waitFor(() => expect(store.getState().toast.current?.description).toBe(text));
  expect(await screen.findByRole('link', { name: 'Bolt Example' })).toBeVisible();
});

test('without customers the next step shows; without matches the filters can be cleared', async () => {
  answer([]);
  const { person, history } = await open();
  expect(await screen.findByText('No customers yet.')).toBeVisible();
  await person.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('No customers match your search criteria.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('No customers yet.')).toBeVisible();
  expect(history.location.search).toBe('?view=customers');
});

test('a list that cannot be loaded can be tried again', async () => {
  answer([acme]);
  server.use(
    http.get('*/api/customers', () => refusal(503, 'database_unavailable', 'Not now.'), {
      once: true,
    }),
  );
  const { person } = await open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Unable to load customers');
  await person.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await table()).toBeVisible();
});

test('on a phone the customers are cards with the same actions', async () => {
  const { asked } = answer([acme]);
  const { person } = await open('/?view=customers', { width: 390 });
  const card = await screen.findByRole('article', { name: 'Acme Sample Autos' });
  expect(card).toHaveTextContent('11 jobs');
  expect(within(card).getByRole('button', { name: 'Edit Acme Sample Autos' })).toBeVisible();
  await person.selectOptions(
    screen.getByRole('combobox', { name: 'Sort by' }),
    screen.getByRole('option', { name: /Total Jobs/ }),
  );
  await waitFor(() => expect(asked.at(-1)?.get('order')).toBe('desc'));
});

test('in French', async () => {
  answer([bolt]);
  await open('/?view=customers', { language: 'fr-CA' });
  expect(await screen.findByRole('heading', { name: 'Répertoire des clients' })).toBeVisible();
  expect(await screen.findByText('Sur la liste noire', { ignore: 'option' })).toBeVisible();
});

describe('details', () => {
  const answerJobs = (delivered: number, total: number) => {
    const jobs = Array.from({ length: total }, (_, index) =>
      makeJob(index + 1, {
        status: index < delivered ? 'delivered' : 'pending',
        customer: { ...acme },
      }),
    );
    server.use(
      http.get('*/api/jobs', ({ request }) => {
        const { searchParams } = new URL(request.url);
        expect(searchParams.get('customerId')).toBe('1');
        const status = searchParams.get('status');
        return pagedAnswer(
          request,
          jobs.filter((job) => status === null || job.status === status),
        );
      }),
    );
  };

  test.each([
    [11, 'VIP Customer'],
    [10, 'Regular Customer'],
    [6, 'Regular Customer'],
    [5, 'Customer'],
  ])('%i jobs make a %s', async (totalJobs, tier) => {
    answer([{ ...acme, totalJobs }]);
    answerJobs(0, totalJobs);
    await open('/?view=customers&customer=1');
    expect(await screen.findByRole('heading', { level: 1, name: acme.name })).toBeVisible();
    expect(screen.getByText(tier)).toBeVisible();
  });

  test('show contact, completion rate and job history, and lead back to the list', async () => {
    answer([{ ...acme, totalJobs: 3 }]);
    answerJobs(2, 3);
    // As the newest browsers do.
    jest.spyOn(window, 'scrollTo').mockImplementation(() => Promise.resolve() as never);
    const { person, history } = await open('/?view=customers&q=acme');
    await person.click(await screen.findByRole('link', { name: 'Acme Sample Autos' }));
    expect(history.location.search).toBe('?view=customers&q=acme&customer=1');
    const jobs = await screen.findByRole('table', { name: 'Job History' });
    expect(within(jobs).getAllByRole('link')).toHaveLength(3);
    expect(screen.getByText('1 King St, Toronto, ON M5V 1A1')).toBeVisible();
    const rate = (await screen.findByText('Completion Rate')).parentElement;
    await waitFor(() => expect(rate).toHaveTextContent('67%'));
    await person.click(screen.getByRole('link', { name: 'Back to Customers' }));
    expect(await table()).toBeVisible();
    expect(history.location.search).toBe('?view=customers&q=acme');
  });

  test('of a customer without jobs and of one that is gone', async () => {
    answer([{ ...acme, totalJobs: 0 }]);
    answerJobs(0, 0);
    await open('/?view=customers&customer=1');
    expect(await screen.findByText('This customer has no jobs yet.')).toBeVisible();
    answer([]);
    await open('/?view=customers&customer=7');
    expect(await screen.findByText('This customer no longer exists.')).toBeVisible();
  });

  test('deleting from them leads back to the list', async () => {
    answer([acme, bolt]);
    answerJobs(0, 1);
    const { person } = await open('/?view=customers&customer=1');
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    await person.click(await screen.findByRole('button', { name: 'Delete Customer' }));
    expect(await table()).toBeVisible();
    await waitFor(() => expect(screen.queryByText(acme.name)).toBeNull());
  });
});
