import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Driver } from '../../api/drivers';
import { VirtualScreen } from '../../testing/VirtualScreen';
import { makeDriver, makeJob, makeUnit } from '../../testing/jobSamples';
import { pagedAnswer } from '../../testing/pagedAnswer';
import { renderPart } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/server';
import { setViewport } from '../../testing/viewport';
import { DriversView } from './DriversView';

const drew = makeDriver(4, {
  name: 'Drew Sample',
  status: 'on-route',
  phone: '4165550101',
  activeJobs: 2,
  completedJobs: 7,
  totalJobs: 9,
  version: 3,
});
const rene = makeDriver(5, { name: 'René Sample', isActive: false });

function answer(drivers: readonly Driver[]) {
  const asked: URLSearchParams[] = [];
  const sent: { body: unknown; version: string | null }[] = [];
  const present = new Map(drivers.map((driver) => [driver.id, driver]));
  server.use(
    http.get('*/api/drivers', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return pagedAnswer(request, [...present.values()]);
    }),
    http.get('*/api/drivers/:id', ({ params }) => {
      const found = present.get(Number(params.id));
      return found ? HttpResponse.json(found) : refusal(404, 'not_found', 'Not found.');
    }),
    http.patch('*/api/drivers/:id', async ({ params, request }) => {
      const body = (await request.json()) as Partial<Driver>;
      sent.push({ body, version: request.headers.get('If-Match') });
      const before = present.get(Number(params.id))!;
      const after = { ...before, ...body, version: before.version + 1 };
      present.set(after.id, after);
      return HttpResponse.json(after);
    }),
  );
  return { asked, sent };
}

function answerCompleted(count: number) {
  const jobs = Array.from({ length: count }, (_, index) =>
    makeJob(100 + index, {
      status: 'delivered',
      completedAt: '2026-03-02T15:00:00.000Z',
      pickupCity: 'Toronto',
      pickupProvince: 'ON',
      dropoffCity: 'Saint-Louis-du-Ha! Ha!',
      dropoffProvince: 'QC',
      jobVehicles: [
        makeUnit(2 * index + 1),
        makeUnit(2 * index + 2, { make: 'Honda', model: 'Civic', vinLast8: 'HH654321' }),
      ],
    }),
  );
  server.use(
    http.get('*/api/jobs/driver/4/completed', ({ request }) => pagedAnswer(request, jobs)),
  );
}

async function open(path = '/?view=drivers', options: { language?: 'fr-CA'; width?: number } = {}) {
  setViewport(options.width ?? 1440);
  const view = await renderPart(
    <VirtualScreen>
      <DriversView />
    </VirtualScreen>,
    { path, user: admin, language: options.language },
  );
  return { ...view, toast: () => view.store.getState().toast.current };
}

const card = (name: string) => screen.findByRole('article', { name });

test('drivers are cards with status, open and completed jobs and completion rate', async () => {
  answer([drew, rene]);
  await open();
  expect(await card('Drew Sample')).toHaveTextContent(/On route.*416-555-0101/);
  expect(screen.getByRole('status')).toHaveTextContent('2 drivers');
  const value = (label: string) =>
    within(screen.getByRole('article', { name: 'Drew Sample' })).getByText(label).parentElement;
  expect(value('Active')).toHaveTextContent('2');
  expect(value('Completed')).toHaveTextContent('7');
  expect(value('Completion rate')).toHaveTextContent('78%');
  expect(await card('René Sample')).toHaveTextContent('Inactive account');
});

test('the toggle shows them as a list, which stays chosen', async () => {
  answer([drew, rene]);
  const { person } = await open();
  await card('Drew Sample');
  await person.click(screen.getByRole('button', { name: 'List view' }));
  const table = await screen.findByRole('table', { name: 'Drivers' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent(/Drew Sample.*driver4@example\.com.*416-555-0101.*On route/);
  expect(row).toHaveTextContent(/2.*7.*78%/);
  await person.click(within(table).getByRole('button', { name: 'Active Jobs' }));
  expect(within(table).getByRole('columnheader', { name: 'Active Jobs' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('the search by name or e-mail and the status filter ask the server', async () => {
  const { asked } = answer([drew]);
  const { person, history } = await open();
  await card('Drew Sample');
  await person.type(
    screen.getByRole('searchbox', { name: 'Search drivers by name or email' }),
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

test('the status is changed from its chip, with the version that was seen', async () => {
  const { sent } = answer([drew]);
  const { person } = await open();
  await card('Drew Sample');
  await person.click(screen.getByRole('button', { name: /^On route: Drew Sample/ }));
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
  answer([drew]);
  let refuse = () => {};
  const held = new Promise<void>((resolve) => (refuse = resolve));
  server.use(
    http.patch('*/api/drivers/4', async () => {
      await held;
      return response();
    }),
  );
  const { person, toast } = await open();
  await card('Drew Sample');
  await person.click(screen.getByRole('button', { name: /^On route/ }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Available' }));
  expect(await screen.findByRole('button', { name: /^Available/ })).toBeVisible();
  refuse();
  expect(await screen.findByRole('button', { name: /^On route/ })).toBeVisible();
  expect(toast()).toMatchObject({ title: 'Error', description: text, variant: 'destructive' });
});

test('the panel shows statistics and the Completed Units History, unit by unit', async () => {
  answer([drew]);
  answerCompleted(1);
  const { person, history } = await open();
  await person.click(await screen.findByRole('link', { name: 'Drew Sample' }));
  expect(history.location.search).toBe('?view=drivers&driver=4');
  const panel = await screen.findByRole('dialog', { name: 'Drew Sample' });
  const value = (label: string) => within(panel).getByText(label).parentElement;
  expect(value('Active Jobs')).toHaveTextContent('2');
  expect(value('Completed Jobs')).toHaveTextContent('7');
  expect(value('Total Jobs')).toHaveTextContent('9');
  expect(value('Completion Rate')).toHaveTextContent('78%');
  const units = await within(panel).findByRole('list', { name: 'Completed Units History' });
  for (const text of ['2021 Toyota Corolla', 'MB123456', '2021 Honda Civic', 'HH654321'])
    expect(units).toHaveTextContent(text);
  expect(units).toHaveTextContent('Toronto, ON');
  expect(units).toHaveTextContent('Saint-Louis-du-Ha! Ha!, QC');
  expect(units).toHaveTextContent('Mar 2, 2026');
  expect(within(units).getByRole('link', { name: 'JOB-000100' })).toHaveAttribute(
    'href',
    '/?view=drivers&driver=4&job=100',
  );
  await person.click(within(panel).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(history.location.search).toBe('?view=drivers'));
});

test('the history loads further pages on request', async () => {
  answer([drew]);
  answerCompleted(25);
  const { person } = await open('/?view=drivers&driver=4');
  const panel = await screen.findByRole('dialog', { name: 'Drew Sample' });
  await person.click(await within(panel).findByRole('button', { name: 'Show More' }));
  await waitFor(() =>
    expect(within(panel).getAllByRole('link', { name: /^JOB-/ })).toHaveLength(25),
  );
  expect(within(panel).queryByRole('button', { name: 'Show More' })).toBeNull();
});

test('the panel of a driver without deliveries, whose history fails, and of one that is gone', async () => {
  answer([drew]);
  answerCompleted(0);
  const first = await open('/?view=drivers&driver=4');
  expect(await screen.findByText('No completed units yet.')).toBeVisible();
  first.unmount();
  server.use(
    http.get('*/api/jobs/driver/4/completed', () =>
      refusal(503, 'database_unavailable', 'Not now.'),
    ),
  );
  const second = await open('/?view=drivers&driver=4');
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load the history');
  second.unmount();
  await open('/?view=drivers&driver=99');
  expect(await screen.findByText('This driver no longer exists.')).toBeVisible();
});

test('without drivers the next step shows; without matches the filters can be cleared', async () => {
  answer([]);
  const { person } = await open();
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

test('a list that cannot be loaded can be tried again', async () => {
  answer([drew]);
  server.use(
    http.get('*/api/drivers', () => refusal(503, 'database_unavailable', 'Not now.'), {
      once: true,
    }),
  );
  const { person } = await open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Unable to load drivers');
  await person.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await card('Drew Sample')).toBeVisible();
});

test('in French, on a phone', async () => {
  answer([drew]);
  await open('/?view=drivers', { language: 'fr-CA', width: 390 });
  expect(await screen.findByRole('heading', { name: 'Chauffeurs' })).toBeVisible();
  expect(await card('Drew Sample')).toHaveTextContent('En route');
});
