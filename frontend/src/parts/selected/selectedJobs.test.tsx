import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { accessibilityProblems } from '../../testing/accessibility';
import { endSession } from '../../testing/answers/endSession';
import { refusal, server } from '../../testing/answers/server';
import { owen, serveSeveral } from '../../testing/answers/severalJobs';
import { makeJob } from '../../testing/jobSamples';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { setViewport } from '../../testing/viewport';

const waiting = [1, 2, 3].map((id) =>
  makeJob(id, { version: id, createdAt: `2026-03-0${5 - id}T15:00:00.000Z` }),
);
const delivered = [1, 2, 3].map((id) => makeJob(id, { status: 'delivered', version: id }));
const billed = delivered.map((job) => ({ ...job, hasDriverReport: true }));

async function open(path: string, width = 1440, language?: 'fr-CA') {
  setViewport(width);
  const view = await renderApp({ path, user: admin, language });
  await screen.findByRole('article', { name: 'JOB-000001' });
  return view;
}

const box = (id: number) => screen.getByRole('checkbox', { name: `Select JOB-00000${id}` });
const bar = () => screen.findByRole('region', { name: 'Selected jobs' });
const press = async (name: string | RegExp) => within(await bar()).getByRole('button', { name });
const notes = () => screen.findByRole('region', { name: /^Notifications/ });

const given = waiting.map((job) => ({
  ...job,
  ...{ status: 'assigned' as const, driver: owen, driverId: owen.id },
}));

test('selected jobs are assigned to one driver by one request, and one Undo reverts all', async () => {
  const { batches } = serveSeveral(waiting);
  const { person } = await open('/?view=active-jobs');
  await person.click(box(1));
  await person.click(box(3));
  expect(await bar()).toHaveTextContent('2 selected');
  await person.click(await press('Assign Driver'));
  const panel = await screen.findByRole('dialog', { name: 'Assign Driver' });
  expect(within(panel).getByRole('region', { name: 'Job summary' })).toHaveTextContent(
    '2 jobs · 2 unitsJOB-000001, JOB-000003',
  );
  await person.click(await within(panel).findByRole('button', { name: /^Give to Owen Sample/ }));
  const told = await notes();
  await waitFor(() => expect(told).toHaveTextContent('2 jobs assigned.'));
  expect(told).toHaveTextContent('JOB-000001, JOB-000003 · Owen Sample');
  expect(batches).toEqual([{ action: 'assign', driverId: owen.id, ids: [1, 3], versions: [1, 3] }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected jobs' })).toBeNull());
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(told).toHaveTextContent('Undone'));
  expect(batches.slice(1)).toEqual([{ action: 'undo', ids: [1, 3], versions: [2, 4] }]);
});

test('selected jobs are unassigned at once, and those without a driver stay unchanged', async () => {
  const { batches, present } = serveSeveral(
    given.map((job, at) => (at === 1 ? waiting[1]! : job)),
    new Set([3]),
  );
  const { person } = await open('/?view=active-jobs');
  await person.click(box(2));
  expect(within(await bar()).queryByRole('button', { name: 'Unassign Driver' })).toBeNull();
  await person.click(await press('Select all 3 shown'));
  await person.click(await press('Unassign Driver'));
  const dialog = await screen.findByRole('dialog', { name: '1 job could not be changed' });
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('JOB-000003Somebody was faster.');
  expect(batches).toEqual([{ action: 'unassign', ids: [1, 3], versions: [1, 3] }]);
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(box(3)).toBeChecked());
  expect(box(1)).not.toBeChecked();
  expect(present.get(1)?.driver).toBeNull();
  const told = await notes();
  await person.click(within(told).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(present.get(1)?.driver?.name).toBe('Owen Sample'));
  expect(batches.slice(1)).toEqual([{ action: 'undo', ids: [1], versions: [2] }]);
});

const setDate = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Set pickup date' });
  return within(dialog).getByLabelText('Preferred pickup date');
};

test('a pickup date stays in its dialog until the server has it', async () => {
  const { batches } = serveSeveral(waiting);
  const { person } = await open('/?view=active-jobs');
  await person.click(box(1));
  await person.click(await press('Set Pickup Date'));
  const day = await setDate();
  await person.type(day, '2026-04-09');
  server.use(http.post('*/api/jobs/batch', () => refusal(400, 'bad', 'No.'), { once: true }));
  await person.click(screen.getByRole('button', { name: 'Set for 1 job' }));
  const refused = await screen.findByRole('dialog', { name: '1 job could not be changed' });
  await person.click(within(refused).getByRole('button', { name: 'Close' }));
  expect(day).toHaveValue('2026-04-09');
  await person.click(await screen.findByRole('button', { name: 'Set for 1 job' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(batches).toMatchObject([{ preferredPickupDate: '2026-04-09', ids: [1] }]);
});

test('a pickup date of an ended session is offered for the same jobs alone', async () => {
  serveSeveral(waiting);
  const first = await open('/?view=active-jobs');
  await first.person.click(box(1));
  await first.person.click(box(3));
  await first.person.click(await press('Set Pickup Date'));
  await first.person.type(await setDate(), '2026-04-09');
  await endSession(first);

  const { person } = await open('/?view=active-jobs');
  await person.click(box(3));
  await person.click(await press('Set Pickup Date'));
  await setDate();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(box(1));
  await person.click(await press('Set Pickup Date'));
  await person.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await setDate()).toHaveValue('2026-04-09');
});

test('refused jobs stay selected; the others stay changed and can be undone', async () => {
  const { batches, present } = serveSeveral(waiting, new Set([2]));
  const { person } = await open('/?view=active-jobs');
  await person.click(box(1));
  await person.keyboard('{Shift>}');
  await person.click(box(3));
  await person.keyboard('{/Shift}');
  expect(await bar()).toHaveTextContent('3 selected');
  await person.keyboard('a');
  const panel = await screen.findByRole('dialog', { name: 'Assign Driver' });
  const driver = await within(panel).findByRole('combobox', { name: 'Driver' });
  await screen.findByRole('button', { name: /^Give to Owen Sample/ });
  expect(driver).toHaveFocus();
  await person.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: '1 job could not be changed' });
  await person.click(screen.getByRole('button', { name: 'Close' }));
  const told = await notes();
  expect(told).toHaveTextContent('2 jobs assigned.');
  expect(told).toHaveTextContent('JOB-000001, JOB-000003 · Owen Sample');
  expect(present.get(3)?.driver?.name).toBe('Owen Sample');
  await waitFor(() => expect(box(2)).toBeChecked());
  expect(box(1)).not.toBeChecked();
  await person.click(within(told).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(batches).toHaveLength(2));
  expect(batches[1]?.ids).toEqual([1, 3]);
});

test('the driver’s reports of several jobs are marked at once, and their rows undo them together', async () => {
  const { sent } = serveSeveral(delivered);
  const { person } = await open('/?view=completed-jobs');
  await person.click(box(1));
  await person.click(await press('Select all 3 shown'));
  await person.click(await press('Mark Driver Report Received'));
  const told = await notes();
  await waitFor(() =>
    expect(told).toHaveTextContent('3 jobs moved to Billing Management for processing.'),
  );
  expect(sent.map(([id, version]) => [id, version])).toEqual([
    [1, '"1"'],
    [2, '"2"'],
    [3, '"3"'],
  ]);
  await person.click(within(told).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toHaveLength(6));
  expect(sent.slice(3)).toEqual(
    [1, 2, 3].map((id) => [id, `"${id + 1}"`, { hasDriverReport: false }]),
  );
});

test('several jobs are billed at once; Undo in the leaving row says that it applies to all', async () => {
  const { sent } = serveSeveral(billed);
  const { person } = await open('/?view=billing');
  await person.click(box(1));
  await person.click(box(2));
  expect(within(await bar()).queryByRole('button', { name: 'Mark Billing Pending' })).toBeNull();
  await person.click(await press('Mark Billing Complete'));
  await waitFor(() => expect(sent).toHaveLength(2));
  const [undo] = await screen.findAllByRole('button', { name: 'Undo all 2' });
  await person.click(undo!);
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent.slice(2)).toEqual([
    [1, '"2"', { billingComplete: false }],
    [2, '"3"', { billingComplete: false }],
  ]);
});

test('the sheets of selected jobs are printed at once', async () => {
  serveSeveral(waiting);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { person } = await open('/?view=active-jobs');
  await person.click(box(1));
  await person.click(box(2));
  await person.keyboard('p');
  const sheet = await screen.findByRole('dialog', { name: 'Job sheet' });
  expect(print).toHaveBeenCalledTimes(1);
  expect(
    within(sheet)
      .getAllByRole('heading', { name: /^JOB-/ })
      .map((head) => head.textContent),
  ).toEqual(['JOB-000001', 'JOB-000002']);
  await person.click(within(sheet).getByRole('button', { name: 'Back to list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(box(1)).toBeChecked();
});

test('by keys alone: x selects the row, s goes to the actions, Escape clears', async () => {
  serveSeveral(waiting);
  const { person } = await open('/?view=active-jobs');
  await person.keyboard('jx');
  expect(box(1)).toBeChecked();
  await person.keyboard('jxs');
  expect(await bar()).toHaveTextContent('2 selected');
  expect(await press('Assign Driver')).toHaveFocus();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(box(1)).not.toBeChecked());
  expect(screen.getByRole('link', { name: 'JOB-000002' })).toHaveFocus();
});

test('the checkbox in the table header selects all and none', async () => {
  serveSeveral(waiting);
  setViewport(1440);
  const { person } = await renderApp({ path: '/?view=active-jobs&layout=list', user: admin });
  await person.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  expect(await bar()).toHaveTextContent('3 selected');
  await person.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  expect(box(2)).not.toBeChecked();
});

test.each([390, 1440])(
  'nothing stands in the way of assistive technology (%i px)',
  async (width) => {
    serveSeveral(waiting);
    const { person } = await open('/?view=active-jobs', width);
    await person.click(box(1));
    await bar();
    expect(await accessibilityProblems(screen.getByRole('main'))).toEqual([]);
  },
);
