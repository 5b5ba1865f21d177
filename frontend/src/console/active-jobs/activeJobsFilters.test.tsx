import { screen, waitFor, within } from '@testing-library/react';
import { acme, answer, isShown, jobs, openList } from '../../testing/answers/activeJobsAnswers';
import { makeJob } from '../../testing/jobSamples';
import { setViewport } from '../../testing/viewport';

beforeEach(() => setViewport(1440));

async function choose(
  person: Awaited<ReturnType<typeof openList>>['person'],
  name: string,
  option: string | RegExp,
) {
  const field = screen.getByRole('combobox', { name });
  if (field instanceof HTMLSelectElement) {
    await person.selectOptions(field, within(field).getByRole('option', { name: option }));
    return;
  }
  await person.click(field);
  await person.click(
    await within(await screen.findByRole('listbox', { name })).findByRole('option', {
      name: option,
    }),
  );
}

test('shows Clear Filters only when a filter is set', async () => {
  answer(jobs);
  const { person } = await openList();
  await screen.findByText('3 of 3 jobs');
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  await choose(person, 'Status', 'Pending');
  await person.click(await screen.findByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('3 of 3 jobs')).toBeVisible();
});

test('puts filters and order behind a button on a phone', async () => {
  setViewport(390);
  answer(jobs);
  const { person } = await openList();
  await screen.findByText('3 of 3 jobs');
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Filters and order', expanded: false });
  await person.click(button);
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('shows active filters as chips on a phone while their fields are hidden', async () => {
  setViewport(390);
  answer(jobs);
  const { person } = await openList('&status=pending&origin=ON');
  await isShown(2);
  await person.click(screen.getByRole('button', { name: 'Filters and order' }));
  expect(screen.queryByRole('button', { name: 'Remove filter Status: Pending' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Remove filter From: ON' })).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Filters and order' }));
  await person.click(screen.getByRole('button', { name: 'Remove filter Status: Pending' }));
  await isShown(2, 1);
  await person.click(screen.getByRole('button', { name: 'Remove filter From: ON' }));
  await isShown(2, 3, 1);
});

test('puts rarely used filters behind a button that counts the set ones', async () => {
  answer(jobs);
  const { person } = await openList('&origin=ON&destination=Halifax%2C+NS');
  await isShown(2);
  const button = screen.getByRole('button', { name: 'More filters (2)', expanded: false });
  expect(screen.queryByRole('combobox', { name: 'From' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove filter From: ON' })).toBeVisible();
  await person.click(button);
  expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('ON');
  expect(screen.getAllByRole('button', { name: 'Remove filter From: ON' })).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await isShown(2, 3, 1);
  expect(screen.getByRole('button', { name: 'More filters', expanded: true })).toBeVisible();
});

test('filters while the user types a search, ignoring accents', async () => {
  const state = answer(jobs);
  const { person, history } = await openList();
  await screen.findByText('3 of 3 jobs');
  await person.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'montreal');
  expect(await screen.findByText('1 of 3 jobs')).toBeVisible();
  await isShown(1);
  expect(history.location.search).toBe('?view=active-jobs&q=montreal');
  await person.clear(screen.getByRole('searchbox'));
  await person.type(screen.getByRole('searchbox'), 'drew zen');
  await isShown(1);
  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText('3 of 3 jobs')).toBeVisible();
  expect(state.loads).toBe(1);
});

test('combines filters by status, customer and route; Clear Filters removes all', async () => {
  answer(jobs);
  const { person, history } = await openList('&sort=route');
  await screen.findByText('3 of 3 jobs');
  await choose(person, 'Status', 'Pending');
  await isShown(2);
  await choose(person, 'Status', 'All statuses');
  await isShown(3, 2, 1);
  await choose(person, 'Route', 'Toronto, ON → Halifax, NS 1');
  await isShown(2);
  await choose(person, 'Customer', 'Zénith Autos 1');
  expect(await screen.findByText('0 of 3 jobs')).toBeVisible();
  expect(screen.getByText('No active jobs found.')).toBeVisible();
  await person.clear(screen.getByRole('combobox', { name: 'Route' }));
  await isShown(1);
  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await isShown(3, 2, 1);
  expect(history.location.search).toBe('?view=active-jobs&sort=route');
});

test('offers jobs without a customer as a choice', async () => {
  answer(jobs);
  const { person, history } = await openList();
  await screen.findByText('3 of 3 jobs');
  await choose(person, 'Customer', 'No customer 1');
  await isShown(3);
  expect(history.location.search).toContain('customer=none');
});

test('sorts by date created, status, customer or route, in both directions', async () => {
  answer(jobs);
  const { person } = await openList();
  await isShown(2, 3, 1);
  await person.click(screen.getByRole('button', { name: 'Descending' }));
  await isShown(1, 3, 2);
  await choose(person, 'Sort by', 'Status');
  await isShown(2, 3, 1);
  await person.click(screen.getByRole('button', { name: 'Ascending' }));
  await isShown(1, 3, 2);
  await choose(person, 'Sort by', 'Customer');
  await isShown(2, 1, 3);
  await person.click(screen.getByRole('button', { name: 'Ascending' }));
  await isShown(1, 2, 3);
  await choose(person, 'Sort by', 'Route');
  await isShown(3, 2, 1);
  await choose(person, 'Sort by', 'Date created');
  await isShown(2, 3, 1);
});

test('restores search, filters, order and layout from a link', async () => {
  answer([...jobs, makeJob(4, { customer: acme, createdAt: '2026-03-04T15:00:00.000Z' })]);
  await openList('&q=acme&status=pending&customer=1&sort=date&order=asc&layout=list');
  const table = await screen.findByRole('table', { name: 'Active Jobs' });
  await waitFor(() =>
    expect(
      within(table)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['JOB-000002', 'JOB-000004']),
  );
  expect(screen.getByRole('searchbox')).toHaveValue('acme');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Pending');
  const customer = screen.getByRole('combobox', { name: 'Customer' });
  await waitFor(() => expect(customer).toHaveValue('Acme Motors'));
});

test('clears a filter in its field, which keeps the focus', async () => {
  answer(jobs);
  const { person } = await openList('&customer=1');
  await isShown(2);
  await person.click(screen.getByRole('button', { name: 'Remove filter Customer: Acme Motors' }));
  await isShown(2, 3, 1);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Customer' })).toHaveFocus());
});
