import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../testing/answers/server';
import { answer, drew, isShown, openList, toronto } from '../../testing/answers/activeJobsAnswers';
import { makeDriver, makeJob } from '../../testing/jobSamples';
import { setNow } from '../../testing/today';
import { setViewport } from '../../testing/viewport';

const created = { createdAt: '2026-03-05T15:00:00.000Z' };
const late = makeJob(1, { ...created, ...toronto, preferredPickupDate: '2026-03-07' });
const today = makeJob(2, { ...created, driver: drew, preferredPickupDate: '2026-03-09' });
const undated = makeJob(3, { ...created, driver: drew, status: 'assigned' });
const loaded = makeJob(4, { ...late, id: 4, jobId: 'JOB-000004', status: 'in-transit' });
const open = [late, today, undated, loaded];

beforeEach(() => {
  setViewport(1440);
  // 03:30 UTC is still the evening of the 9th in Toronto.
  setNow('2026-03-10T03:30:00Z');
});
afterEach(() => vi.useRealTimers());

const card = (name: string) => screen.findByRole('article', { name });

test("labels a card's date and marks late and due jobs by the company’s day", async () => {
  answer(open);
  await openList();
  expect(await card('JOB-000001')).toHaveTextContent('Pickup Mar 7, 20262 days late');
  expect(await card('JOB-000002')).toHaveTextContent('Pickup Mar 9, 2026Today');
  expect(await card('JOB-000003')).toHaveTextContent('No pickup date');
  expect(await card('JOB-000004')).not.toHaveTextContent('late');
});

test('labels and marks the date in a row as well', async () => {
  answer(open);
  await openList('&layout=list');
  const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr');
  expect(await rowOf('JOB-000001')).toHaveTextContent('Mar 7, 20262 days late');
  expect(await rowOf('JOB-000001')).toHaveTextContent('Created Mar 5');
  expect(await rowOf('JOB-000003')).toHaveTextContent('No pickup date');
});

test('shows only late jobs, from the menu of views, sorted by pickup', async () => {
  answer([...open, makeJob(5, { preferredPickupDate: '2026-02-01' })]);
  const { person, history } = await openList();
  await screen.findByText('5 of 5 jobs');
  await person.click(screen.getByRole('button', { name: 'Views' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Late' }));
  await isShown(5, 1);
  expect(history.location.search).toBe('?view=active-jobs&pickup=late&sort=pickup');
  expect(screen.getByRole('combobox', { name: 'Pickup date' })).toHaveDisplayValue('Late');
  // The field shows the filter; neither a chip nor the menu of views repeats it.
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Views' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await isShown(5, 4, 1, 2, 3);
});

test.each([
  ['Today', [2]],
  ['No date', [3]],
  ['No driver', [4, 1]],
])('offers the view %s', async (name, ids) => {
  answer(open);
  const { person } = await openList();
  await screen.findByText('4 of 4 jobs');
  await person.click(screen.getByRole('button', { name: 'Views' }));
  await person.click(await screen.findByRole('menuitem', { name }));
  await isShown(...ids);
});

test('combines filters by driver and origin and keeps them in the address', async () => {
  answer(open);
  const { person, history } = await openList();
  await screen.findByText('4 of 4 jobs');
  const choose = async (name: string, option: string) => {
    await person.click(screen.getByRole('combobox', { name }));
    const list = await screen.findByRole('listbox', { name });
    await person.click(await within(list).findByRole('option', { name: option }));
  };
  await choose('Driver', 'Drew Sample 2');
  await isShown(3, 2);
  await choose('Driver', 'No driver 2');
  await isShown(4, 1);
  await person.click(screen.getByRole('button', { name: 'More filters' }));
  await choose('From', 'Toronto, ON 2');
  expect(history.location.search).toBe('?view=active-jobs&driver=none&origin=Toronto%2C+ON');
  await choose('From', 'ON 2');
  expect(history.location.search).toContain('origin=ON');
  await isShown(4, 1);
});

test('restores the chosen order at the next visit', async () => {
  answer(open);
  const first = await openList();
  await isShown(4, 3, 2, 1);
  await first.person.selectOptions(
    screen.getByRole('combobox', { name: 'Sort by' }),
    'Pickup date',
  );
  await isShown(4, 1, 2, 3);
  await first.person.click(screen.getByRole('button', { name: 'Ascending' }));
  await isShown(2, 4, 1, 3);
  expect(first.history.location.search).toBe('?view=active-jobs&sort=pickup&order=desc');
  first.unmount();
  await openList();
  await isShown(2, 4, 1, 3);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Pickup date');
});

test('is shown in French', async () => {
  answer([late]);
  await openList('', 'fr-CA');
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('2 jours de retard'));
  expect(screen.getByRole('article')).toHaveTextContent('Ramassage le 7 mars 2026');
});

describe('the progress and the delivery of a job', () => {
  const stop = { kind: 'pickup', city: 'Belleville', province: 'ON' } as const;
  const lastStop = { ...stop, at: '2026-03-09T18:05:00.000Z' };
  const due = { preferredDeliveryDate: '2026-03-09', deliverBy: '2026-03-10T03:00:00.000Z' };
  const onTheWay = makeJob(6, {
    ...{ ...due, driver: drew, driverId: drew.id, status: 'in-transit' },
    statusSince: '2026-03-08T16:30:00.000Z',
  });
  const later = makeJob(7, {
    preferredDeliveryDate: '2026-03-12',
    deliverBy: '2026-03-13T03:59:59.999Z',
  });

  beforeEach(() => {
    answer([onTheWay, later, undated]);
    server.use(
      http.get('*/api/drivers', () => HttpResponse.json([makeDriver(drew.id, { lastStop })])),
    );
  });

  test('are in rows: since when, the last stop, and a late delivery', async () => {
    await openList('&layout=list');
    const row = (await screen.findByRole('link', { name: 'JOB-000006' })).closest('tr');
    expect(row).toHaveTextContent('since Mar 8');
    await waitFor(() => expect(row).toHaveTextContent('Belleville, 2:05 p.m.'));
    expect(row).toHaveTextContent('Delivery late');
    expect(row).toHaveTextContent('Delivery Mar 9');
  });

  test('are filters and an order: late deliveries, the earliest first', async () => {
    const { unmount } = await openList('&sort=delivery');
    await isShown(6, 7, 3);
    unmount();
    await openList('&delivery=late');
    await isShown(6);
    expect(screen.getByRole('button', { name: 'Remove filter Delivery: Late' })).toBeVisible();
  });
});
