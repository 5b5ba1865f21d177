import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { makeDriver, makeJob } from '../../../testing/jobSamples';
import { endSession } from '../../../testing/answers/endSession';
import { openedJob } from '../../../testing/openedJob';
import { renderApp } from '../../../testing/render';
import { admin } from '../../../testing/samples';
import { refusal, server } from '../../../testing/answers/server';
import { setNow } from '../../../testing/today';
import { setViewport } from '../../../testing/viewport';

const drew = makeDriver(4, { name: 'Drew Sample' });

async function open(job = makeJob(7, { version: 3 }), ...others: HttpHandler[]) {
  const sent: unknown[] = [];
  server.use(
    http.put('*/api/jobs/7', async ({ request }) => {
      sent.push({ body: await request.json(), version: request.headers.get('If-Match') });
      return HttpResponse.json({ ...job, status: 'delivered', version: 4 });
    }),
    ...others,
    ...openedJob(() => job, [drew]),
  );
  setViewport(1440);
  const view = await renderApp({ path: '/?job=7&panel=complete', user: admin });
  const dialog = await screen.findByRole('dialog', { name: 'Mark Completed' });
  const driver = await within(dialog).findByRole('combobox', {
    name: 'Driver who completed the job',
  });
  const submit = within(dialog).getByRole('button', { name: 'Mark Completed' });
  return { ...view, sent, dialog, driver, submit };
}

test('requires a driver', async () => {
  const { person, submit, driver, sent } = await open();
  await person.click(submit);
  expect(await screen.findByText('Please select a driver who completed the job.')).toBeVisible();
  expect(driver).toBeInvalid();
  expect(sent).toEqual([]);
});

test('sends delivered with driver and completion time, and the previous values on undo', async () => {
  setNow('2026-03-10T15:00:00Z');
  try {
    const { person, submit, driver, sent } = await open();
    await person.click(driver);
    await person.click(await screen.findByRole('option', { name: /Drew Sample/ }));
    await person.click(submit);
    expect(await screen.findByText('Job completed successfully!')).toBeVisible();
    expect(screen.getByText('JOB-000007 · Drew Sample')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(sent).toEqual([
      {
        body: { status: 'delivered', driverId: 4, completedAt: '2026-03-10T15:00:00.000Z' },
        version: '"3"',
      },
      { body: { status: 'pending', driverId: null }, version: '"4"' },
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test('sends the moment of a delivery in the past, in the time zone of the drop-off', async () => {
  setNow('2026-03-10T15:00:00Z');
  try {
    const job = { version: 3, dropoffProvince: 'BC', driver: drew, driverId: 4 };
    const { person, submit, dialog, sent } = await open(
      makeJob(7, { ...job, status: 'in-transit' }),
    );
    const field = (name: string) => within(dialog).getByRole('textbox', { name });
    expect(field('Time')).toHaveValue('08:00');
    const type = async (name: string, text: string) => {
      await person.clear(field(name));
      await person.type(field(name), text);
    };
    await type('Time', '4 pm');
    await person.click(submit);
    expect(await within(dialog).findByText('This is in the future.')).toBeVisible();
    await type('Delivered on', '9');
    await person.click(submit);
    expect(await screen.findByText('Job completed successfully!')).toBeVisible();
    expect(sent).toMatchObject([{ body: { completedAt: '2026-03-09T23:00:00.000Z' } }]);
  } finally {
    vi.useRealTimers();
  }
});

test('stays open with its input until the server has the delivery', async () => {
  const { person, submit, dialog, sent } = await open(
    makeJob(7, { version: 3, status: 'in-transit', driver: drew, driverId: 4 }),
  );
  server.use(http.put('*/api/jobs/7', () => refusal(500, 'internal', 'No.'), { once: true }));
  const day = within(dialog).getByRole('textbox', { name: 'Delivered on' });
  await person.clear(day);
  await person.type(day, '2026-03-09');
  await person.click(submit);
  expect(await screen.findByText('Failed to complete job. Please try again.')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Mark Completed' })).toBeVisible();
  expect(day).toHaveValue('2026-03-09');
  await person.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(1);
});

test('leaves the page alone when its answer comes after it was left', async () => {
  const { person, submit, history } = await open(
    makeJob(7, { version: 3, status: 'in-transit', driver: drew, driverId: 4 }),
  );
  let answer: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.put('*/api/jobs/7', async () => {
      await promise;
      return HttpResponse.json(makeJob(7, { status: 'delivered', version: 4 }));
    }),
  );
  await person.click(submit);
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const left = history.location.key;
  answer();
  expect(await screen.findByText('Job completed successfully!')).toBeVisible();
  expect(history.location.key).toBe(left);
});

test('asks before a changed form is left, and offers its input after the session ended', async () => {
  const first = await open();
  const timeOf = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: 'Time' });
  await first.person.clear(timeOf(first.dialog));
  await first.person.type(timeOf(first.dialog), '00:01');
  await first.person.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog');
  await first.person.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await endSession(first);

  const second = await open();
  await second.person.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(timeOf(second.dialog)).toHaveValue('00:01');
});

test('lists no other vehicles for a job without vehicles', async () => {
  const { dialog } = await open(makeJob(7, { jobVehicles: [], vehicleCount: 0, vehicle: null }));
  expect(within(dialog).getByText('No vehicle')).toBeVisible();
  expect(within(dialog).queryByText(/^\+/)).not.toBeInTheDocument();
});

test("shows the job's driver before the list of drivers has loaded", async () => {
  const { person, driver, sent } = await open(
    makeJob(7, { version: 3, status: 'in-transit', driver: drew }),
    http.get('*/api/drivers', () => new Promise<never>(() => undefined)),
  );
  expect(driver).toHaveFocus();
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Job completed successfully!')).toBeVisible();
  expect(sent).toMatchObject([{ body: { status: 'delivered', driverId: 4 } }]);
});

test("preselects the job's driver; reverts and reports a refusal", async () => {
  const { person, submit, driver } = await open(
    makeJob(7, { version: 3, status: 'in-transit', driver: drew }),
  );
  await waitFor(() => expect(driver).toHaveValue('Drew Sample'));
  server.use(http.put('*/api/jobs/7', () => refusal(500, 'internal', 'No.')));
  await person.click(submit);
  expect(await screen.findByText('Failed to complete job. Please try again.')).toBeVisible();
  const rows = screen.getAllByText('JOB-000007').map((name) => name.closest('tr'));
  const row = within(rows.find(Boolean)!);
  await waitFor(() => expect(row.getByText('In Transit')).toBeVisible());
});
