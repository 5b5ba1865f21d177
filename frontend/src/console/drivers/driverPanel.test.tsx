import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { drew, openDrivers, serveDrivers } from '../../testing/answers/driversAnswers';
import { makeJob, makeUnit } from '../../testing/jobSamples';
import { pagedAnswer } from '../../testing/answers/pagedAnswer';
import { refusal, server } from '../../testing/answers/server';

const load = (group: 'assigned' | 'active', jobs: ReturnType<typeof makeJob>[]) =>
  server.use(http.get(`*/api/jobs/driver/4/${group}`, () => HttpResponse.json(jobs)));

test('shows the current load first: units on the truck, then assigned jobs', async () => {
  serveDrivers([drew]);
  answerCompleted(1);
  load('assigned', [makeJob(41, { status: 'assigned', preferredPickupDate: '2026-03-09' })]);
  load('active', [makeJob(40, { status: 'in-transit' })]);
  await openDrivers('/?view=drivers&driver=4');
  const panel = await screen.findByRole('dialog', { name: 'Drew Sample' });
  const list = await within(panel).findByRole('list', { name: 'Current jobs' });
  const names = within(list).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual(['JOB-000040', 'JOB-000041']);
  expect(list).toHaveTextContent('In Transit');
  expect(list).toHaveTextContent('Pickup Mar 9, 2026');
  const history = await within(panel).findByRole('list', { name: 'Completed Units History' });
  expect(list.compareDocumentPosition(history)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

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

test('shows statistics and the Completed Units History by unit', async () => {
  serveDrivers([drew]);
  answerCompleted(1);
  const { person, history } = await openDrivers();
  await person.click(await screen.findByRole('link', { name: 'Drew Sample' }));
  expect(history.location.search).toBe('?view=drivers&driver=4');
  const panel = await screen.findByRole('dialog', { name: 'Drew Sample' });
  const value = (label: string) => within(panel).getByText(label).parentElement;
  expect(value('Active Jobs')).toHaveTextContent('2');
  expect(value('Completed Jobs')).toHaveTextContent('7');
  expect(value('Total Jobs')).toHaveTextContent('9');
  expect(value('Completion Rate')).toHaveTextContent('78%7 of 9 jobs delivered');
  expect(value('On Time')).toHaveTextContent('83%5 of 6 delivered jobs picked up by their date');
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

test('loads more history on request', async () => {
  serveDrivers([drew]);
  answerCompleted(25);
  const { person } = await openDrivers('/?view=drivers&driver=4');
  const panel = await screen.findByRole('dialog', { name: 'Drew Sample' });
  await person.click(await within(panel).findByRole('button', { name: 'Show More' }));
  await waitFor(() =>
    expect(within(panel).getAllByRole('link', { name: /^JOB-/ })).toHaveLength(25),
  );
  expect(within(panel).queryByRole('button', { name: 'Show More' })).toBeNull();
});

test('handles a driver without deliveries, a failed history and a deleted driver', async () => {
  serveDrivers([drew]);
  answerCompleted(0);
  const first = await openDrivers('/?view=drivers&driver=4');
  expect(await screen.findByText('No completed units yet.')).toBeVisible();
  first.unmount();
  server.use(
    http.get('*/api/jobs/driver/4/completed', () =>
      refusal(503, 'database_unavailable', 'Not now.'),
    ),
  );
  const second = await openDrivers('/?view=drivers&driver=4');
  expect(await screen.findByRole('alert')).toHaveTextContent('The history could not be loaded');
  second.unmount();
  await openDrivers('/?view=drivers&driver=99');
  expect(await screen.findByText('This driver no longer exists.')).toBeVisible();
});
