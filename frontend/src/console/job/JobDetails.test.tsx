import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessibilityProblems } from '../../testing/accessibility';
import { activity, full, serveJob } from '../../testing/fullJob';
import { makeJob, makeUnit } from '../../testing/jobSamples';
import { openJobDialog, openJobEditor } from '../../testing/openedJob';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { setViewport } from '../../testing/viewport';
import { refusal, server } from '../../testing/answers/server';

test.each([
  ['/?job=7', 'Job JOB-000007'],
  ['/?job=7&panel=edit', 'Job JOB-000007'],
  ['/?job=7&panel=sheet', 'Job sheet'],
])('focuses the heading when opened by address: %s', async (path, name) => {
  serveJob();
  setViewport(1440);
  await renderApp({ path, user: admin });
  const dialog = await screen.findByRole('dialog', { name });
  expect(await within(dialog).findByRole('heading', { level: 2, name })).toHaveFocus();
});

test('says when the job in the address does not exist', async () => {
  serveJob();
  server.use(http.get('*/api/jobs/12', () => refusal(404, 'not_found', 'Not found.')));
  setViewport(1440);
  await renderApp({ path: '/?job=12', user: admin });
  expect(await screen.findByText('JOB-000012 does not exist or was deleted.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('shows every section in read mode, and notes only after delivery', async () => {
  serveJob();
  const { inside } = await openJobDialog();
  for (const name of [
    'Job Information',
    'Customer Information',
    'Vehicle Information',
    'Driver Assignment',
    'Vehicles (2)',
    'Pickup Location',
    'Dropoff Location',
    'Special Instructions',
  ])
    expect(inside.getByRole('region', { name })).toBeVisible();
  expect(inside.queryByRole('region', { name: 'Completion Notes' })).toBeNull();
  const facts = inside.getByRole('region', { name: 'Job Information' });
  expect(facts).toHaveTextContent('Job Price (Admin Only)$1,250.50');
  expect(facts).toHaveTextContent('PO-1');
  expect(inside.getByRole('region', { name: 'Customer Information' })).toHaveTextContent(
    'Northern Example Motors Blacklisted',
  );
  expect(inside.getByRole('region', { name: 'Vehicles (2)' })).toHaveTextContent('2021 Kia Rio');
  expect(inside.getByText('Ring twice')).toBeVisible();
});

test.each([
  ['assigned', 'pickup'],
  ['in-transit', 'delivery'],
  ['delivered', 'delivery'],
] as const)('where a job is %s, its bill of lading is that of the %s', async (status, stage) => {
  serveJob({ ...full, status });
  const { inside } = await openJobDialog();
  expect(inside.getByRole('link', { name: 'Bill of Lading' })).toHaveAttribute(
    'href',
    `/api/jobs/7/bill-of-lading?stage=${stage}&language=both`,
  );
});

test('shows status, time, driver, route and VIN in the strip at the top', async () => {
  const vin = '1HGCM82633A004352';
  serveJob({
    ...full,
    dropoffCity: 'Montréal',
    dropoffProvince: 'QC',
    jobVehicles: [makeUnit(70, { vin, vinLast8: '3A004352' }), ...full.jobVehicles.slice(1)],
  });
  const { person, inside } = await openJobDialog();
  const cell = (name: string) => inside.getByRole('region', { name });
  expect(await within(cell('Status')).findByText(/^since /)).toBeVisible();
  expect(cell('Status')).toHaveTextContent('Assignedsince Mar 2, 2026');
  expect(
    within(cell('Driver Assignment')).getByRole('link', { name: 'Drew Sample' }),
  ).toHaveAttribute('href', '/?view=drivers&driver=4');
  expect(within(cell('Driver Assignment')).getByRole('link', { name: /^\(?416/ })).toBeVisible();
  expect(cell('Pickup and drop-off')).toHaveTextContent('Toronto, ON');
  expect(cell('Pickup and drop-off')).toHaveTextContent('Montréal, QC');
  expect(cell('VIN')).toHaveTextContent(`${vin}and 1 more`);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await person.click(within(cell('VIN')).getByRole('button', { name: `Copy VIN ${vin}` }));
  await person.click(within(cell('VIN')).getByRole('button', { name: 'Copy all 2 VINs' }));
  expect(copied.mock.calls).toEqual([[vin], [`${vin}\nKC654321`]]);
  expect(await screen.findByText('VINs copied')).toBeVisible();
});

test('shows status, driver and addresses only once', async () => {
  serveJob({ ...full, status: 'in-transit' });
  const { inside } = await openJobDialog();
  await inside.findByText('Assigned Drew Sample');
  expect(inside.getAllByText('In Transit')).toHaveLength(1);
  expect(inside.getAllByText('Drew Sample')).toHaveLength(1);
  expect(inside.getAllByText(/10 Yard Rd/)).toHaveLength(1);
});

test('shows the notes of a delivered job', async () => {
  serveJob(makeJob(7, { status: 'delivered', completionNotes: 'All well' }));
  const { inside } = await openJobDialog();
  expect(inside.getByRole('region', { name: 'Completion Notes' })).toHaveTextContent('All well');
  expect(inside.queryByRole('button', { name: 'Mark Completed' })).toBeNull();
});

test('describes the history in words', async () => {
  serveJob();
  const { inside } = await openJobDialog();
  const history = within(inside.getByRole('region', { name: 'Activity' }));
  expect(await history.findByText('Assigned Drew Sample')).toBeVisible();
  expect(history.getByText('Created the job')).toBeVisible();
  expect(history.getByText('Job Price: $1,000.00 → $1,250.50')).toBeVisible();
  expect(history.getByText('Customer: Gone Motors → Northern Example Motors')).toBeVisible();
  expect(history.getAllByText(/^Other Person · Mar 2, 2026/)).toHaveLength(4);
});

test('names the recurring job that created this one in the history', async () => {
  serveJob();
  const recurringJob = { id: 3, name: 'Oshawa Mondays' };
  const entry = activity(1, 'job.created', null, { pickupCity: 'Oshawa', recurringJob });
  server.use(http.get('*/api/jobs/7/activity', () => HttpResponse.json([entry])));
  const { inside } = await openJobDialog();
  expect(await inside.findByText('Created by the recurring job Oshawa Mondays')).toBeVisible();
});

test('asks before deleting, then reports it and closes', async () => {
  serveJob();
  const deleted: (string | null)[] = [];
  server.use(
    http.delete('*/api/jobs/7', ({ request }) => {
      deleted.push(request.headers.get('If-Match'));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { person, inside } = await openJobDialog();
  await person.click(inside.getByRole('button', { name: 'Delete Job' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Delete JOB-000007?' });
  await person.click(within(ask).getByRole('button', { name: 'Cancel' }));
  expect(deleted).toEqual([]);
  await person.click(await inside.findByRole('button', { name: 'Delete Job' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Job' }),
  );
  expect(await screen.findByText('Job deleted successfully!')).toBeVisible();
  expect(deleted).toEqual(['"3"']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('keeps a job that could not be deleted', async () => {
  serveJob();
  server.use(http.delete('*/api/jobs/7', () => refusal(500, 'internal', 'No.')));
  const { person, inside, dialog } = await openJobDialog();
  await person.click(inside.getByRole('button', { name: 'Delete Job' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Job' }),
  );
  expect(await screen.findByText('Failed to delete job. Please try again.')).toBeVisible();
  expect(dialog).toBeInTheDocument();
});

test('has no accessibility problems in read and edit mode', async () => {
  serveJob();
  const { person, inside, dialog } = await openJobDialog();
  await inside.findByText('Assigned Drew Sample');
  expect(await accessibilityProblems(dialog)).toEqual([]);
  await person.click(inside.getByRole('button', { name: 'Edit' }));
  expect(await accessibilityProblems(dialog)).toEqual([]);
});

test('asks before another panel of the job replaces a changed editor', async () => {
  serveJob();
  const { person, inside, history } = await openJobEditor();
  await person.type(inside.getByRole('textbox', { name: 'PO Number' }), 'X');
  await person.click(inside.getByRole('link', { name: 'Edit all units' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(history.location.search).toBe('?job=7&panel=edit');
  await person.click(await inside.findByRole('link', { name: 'Edit all units' }));
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await inside.findByRole('group', { name: 'Unit 1' })).toBeVisible();
});

test('closes a changed editor by Cancel without a question', async () => {
  serveJob();
  const { person, inside } = await openJobEditor();
  await person.type(inside.getByRole('textbox', { name: 'PO Number' }), 'X');
  await person.click(inside.getByRole('button', { name: 'Cancel' }));
  expect(await inside.findByRole('region', { name: 'Job Information' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
