import { screen, waitFor, within } from '@testing-library/react';
import { answer, jobs, openList } from '../../testing/answers/activeJobsAnswers';
import { setViewport } from '../../testing/viewport';

const dates = ['2026-03-12', null, '2026-03-11'];
const dated = jobs.map((job, place) => ({ ...job, preferredPickupDate: dates[place] ?? null }));

beforeEach(() => setViewport(1440));

const table = () => screen.findByRole('table', { name: 'Active Jobs' });
const head = async (name: string) => within(await table()).getByRole('columnheader', { name });
const isListed = async (...names: number[]) =>
  waitFor(async () =>
    expect(
      within(await table())
        .getAllByRole('link', { name: /^JOB-/ })
        .map(({ textContent }) => Number(textContent.slice(4))),
    ).toEqual(names),
  );

test('sorts by column heads in agreement with the sort field', async () => {
  answer(dated);
  const { person, history } = await openList('&layout=list');
  const choice = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(await head('Job ID')).toHaveAttribute('aria-sort', 'descending');
  for (const [name, sort, order, ids] of [
    ['Pickup date', 'Pickup date', 'ascending', [3, 1, 2]],
    ['Pickup date', 'Pickup date', 'descending', [1, 3, 2]],
    ['Status', 'Status', 'ascending', [2, 3, 1]],
    ['Customer', 'Customer', 'ascending', [2, 1, 3]],
    ['Route', 'Route', 'ascending', [3, 2, 1]],
    ['Job ID', 'Date created', 'descending', [2, 3, 1]],
    ['Job ID', 'Date created', 'ascending', [1, 3, 2]],
  ] as const) {
    await person.click(within(await head(name)).getByRole('button'));
    await isListed(...ids);
    expect(await head(name)).toHaveAttribute('aria-sort', order);
    expect(choice).toHaveDisplayValue(sort);
  }
  expect(history.location.search).toBe('?view=active-jobs&layout=list&sort=date&order=asc');
  await person.selectOptions(choice, 'Status');
  expect(await head('Status')).toHaveAttribute('aria-sort', 'ascending');
  expect(await head('Job ID')).not.toHaveAttribute('aria-sort');
});

test('has no button in the head of an unsortable column', async () => {
  answer(dated);
  await openList('&layout=list');
  for (const name of ['Vehicle', 'Driver', 'Actions'])
    expect(within(await head(name)).queryByRole('button')).toBeNull();
});

test('restores the order chosen by a head at the next visit', async () => {
  answer(dated);
  const first = await openList('&layout=list');
  await first.person.click(within(await head('Customer')).getByRole('button'));
  await isListed(2, 1, 3);
  first.unmount();
  await openList('&layout=list');
  await isListed(2, 1, 3);
  expect(await head('Customer')).toHaveAttribute('aria-sort', 'ascending');
});
