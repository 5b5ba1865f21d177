import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { owen, serveSeveral } from '../../testing/answers/severalJobs';
import { server } from '../../testing/answers/server';
import { makeJob } from '../../testing/jobSamples';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { setViewport } from '../../testing/viewport';

const jobs = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => makeJob(index + 1, { version: 1, ...more }));

async function openTable(view = 'active-jobs', width = 1440) {
  setViewport(width);
  const opened = await renderApp({ path: `/?view=${view}&layout=list`, user: admin });
  await opened.person.click((await screen.findAllByRole('checkbox', { name: /^Select JOB-/ }))[0]!);
  return opened;
}

const bar = () => screen.findByRole('region', { name: 'Selected jobs' });
const press = async (name: string | RegExp) => within(await bar()).getByRole('button', { name });
const notes = () => screen.findByRole('region', { name: /^Notifications/ });
const item = (name: string) => screen.findByRole('menuitem', { name });

test('many jobs are sent in batches, with one toast and one Undo', async () => {
  const { batches } = serveSeveral(
    jobs(230, { status: 'assigned', driver: owen, driverId: owen.id }),
  );
  const { person } = await openTable();
  await person.click(await press('Select all 230 shown'));
  expect(await bar()).toHaveTextContent('230 selected');
  expect(await bar()).toHaveTextContent('The other actions apply to at most 100 jobs at once');
  expect(within(await bar()).queryByRole('button', { name: 'Print' })).toBeNull();
  await person.click(await press('Unassign Driver'));
  const question = await screen.findByRole('alertdialog', {
    name: 'Unassign the drivers of 230 jobs?',
  });
  await person.click(within(question).getByRole('button', { name: 'Unassign Driver' }));
  const told = await notes();
  await waitFor(() => expect(told).toHaveTextContent('230 jobs unassigned.'));
  expect(batches.map(({ ids }) => ids?.length)).toEqual([100, 100, 30]);
  await person.click(within(told).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(told).toHaveTextContent('Undone'));
  expect(batches.slice(3).map(({ action, ids }) => [action, ids?.length])).toEqual([
    ['undo', 100],
    ['undo', 100],
    ['undo', 30],
  ]);
});

test('if a batch fails, the remaining jobs are reported with the reason', async () => {
  serveSeveral(jobs(120));
  const { person } = await openTable();
  await person.click(await press('Select all 120 shown'));
  await person.click(await press('Set Pickup Date'));
  const dialog = await screen.findByRole('dialog', { name: 'Set pickup date' });
  await person.type(within(dialog).getByLabelText('Preferred pickup date'), '2026-04-09');
  server.use(http.post('*/api/jobs/batch', () => HttpResponse.error()));
  await person.click(within(dialog).getByRole('button', { name: 'Set for 120 jobs' }));
  const refused = await screen.findByRole('dialog', { name: '120 jobs could not be changed' });
  expect(within(refused).getAllByRole('listitem')).toHaveLength(120);
});

test('after a lost answer the same batch is sent again and reported as done', async () => {
  const { batches } = serveSeveral(jobs(1));
  const keys: (string | null)[] = [];
  const { person } = await openTable();
  server.use(
    http.post(
      '*/api/jobs/batch',
      ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.json({ code: 'database_unavailable' }, { status: 503 });
      },
      { once: true },
    ),
    http.post('*/api/jobs/batch', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
    }),
  );
  await person.click(await press('Set Pickup Date'));
  await person.click(await screen.findByRole('button', { name: 'Set for 1 job' }));
  const told = await notes();
  await waitFor(() => expect(told).toHaveTextContent('Pickup date of 1 job set.'));
  expect(batches).toHaveLength(1);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('a retry by the user after a lost answer uses the same key', async () => {
  const { batches } = serveSeveral(jobs(1));
  const keys: (string | null)[] = [];
  const { person } = await openTable();
  let isAway = true;
  server.use(
    http.post('*/api/jobs/batch', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return isAway ? HttpResponse.error() : undefined;
    }),
  );
  await person.click(await press('Set Pickup Date'));
  await person.click(await screen.findByRole('button', { name: 'Set for 1 job' }));
  const refused = await screen.findByRole('dialog', { name: '1 job could not be changed' });
  await person.click(within(refused).getByRole('button', { name: 'Close' }));
  isAway = false;
  await person.click(await screen.findByRole('button', { name: 'Set for 1 job' }));
  await waitFor(async () => expect(await notes()).toHaveTextContent('Pickup date of 1 job set.'));
  expect(batches).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
});

test('one pickup date is set for all, and an empty one removes it', async () => {
  const { batches } = serveSeveral(jobs(2));
  const { person } = await openTable();
  await person.click(await press('Set Pickup Date'));
  const dialog = await screen.findByRole('dialog', { name: 'Set pickup date' });
  await person.click(within(dialog).getByRole('button', { name: 'Set for 1 job' }));
  const told = await notes();
  await waitFor(() => expect(told).toHaveTextContent('Pickup date of 1 job set.'));
  expect(batches).toEqual([
    { action: 'set-pickup-date', preferredPickupDate: null, ids: [2], versions: [1] },
  ]);
});

test('selected jobs are deleted after one question with their number, and can be restored', async () => {
  const { batches, present } = serveSeveral(jobs(3), new Set([2]));
  const { person } = await openTable();
  await person.click(await press('Select all 3 shown'));
  await person.click(await press('More actions'));
  await person.click(await item('Delete'));
  const question = await screen.findByRole('alertdialog', { name: 'Delete 3 jobs?' });
  await person.click(within(question).getByRole('button', { name: 'Delete 3 Jobs' }));
  const refused = await screen.findByRole('dialog', { name: '1 job could not be changed' });
  expect(refused).toHaveTextContent('JOB-000002');
  await person.click(within(refused).getByRole('button', { name: 'Close' }));
  expect([...present.keys()]).toEqual([2]);
  // The dialog may still be fading out, and takes the keys until then.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect([...present.keys()].sort()).toEqual([1, 2, 3]));
  expect(batches).toEqual([
    { action: 'delete', ids: [3, 2, 1], versions: [1, 1, 1] },
    { action: 'undo', ids: [3, 1], versions: [2, 2] },
  ]);
});

test('the reason for a refused job is shown in French', async () => {
  serveSeveral(jobs(1, { status: 'assigned', driver: owen, driverId: owen.id }));
  const why = { code: 'driver_inactive', message: 'This driver has no active account.' };
  const refused = [{ id: 1, jobId: 'JOB-000001', ...why }];
  server.use(
    http.post('*/api/jobs/batch', () => HttpResponse.json({ done: [], refused, next: null })),
  );
  setViewport(1440);
  const path = '/?view=active-jobs&layout=list';
  const { person } = await renderApp({ path, user: admin, language: 'fr-CA' });
  await person.click(await screen.findByRole('checkbox', { name: /JOB-000001/ }));
  await person.click(screen.getByRole('button', { name: 'Retirer le chauffeur' }));
  const dialog = await screen.findByRole('dialog', { name: /n’a pas pu/ });
  expect(dialog).toHaveTextContent('Ce chauffeur n’a pas de compte actif.');
  expect(screen.queryByText('Erreur')).toBeNull();
});

test('a job deleted from its menu is restored by Undo', async () => {
  const { batches } = serveSeveral(jobs(1));
  server.use(http.delete('*/api/jobs/1', () => new HttpResponse(null, { status: 204 })));
  const { person } = await openTable();
  await person.click(screen.getByRole('button', { name: 'More actions for JOB-000001' }));
  await person.click(await item('Delete Job'));
  await person.click(await screen.findByRole('button', { name: 'Delete Job' }));
  const told = await notes();
  await waitFor(() => expect(told).toHaveTextContent('Job deleted successfully!'));
  await person.click(within(told).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(batches).toEqual([{ action: 'undo', ids: [1], versions: [2] }]));
});

test('in a paged list, first all shown jobs are selected, then all found ones', async () => {
  const all = jobs(120, { status: 'delivered' });
  serveSeveral(all);
  server.use(
    http.get('*/api/jobs/completed', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const offset = Number(query.get('offset'));
      const page = all.slice(offset, offset + Number(query.get('limit')));
      return HttpResponse.json(page, { headers: { 'X-Total-Count': '120' } });
    }),
  );
  const { person } = await openTable('completed-jobs');
  await person.click(await press(/^Select all \d+ shown/));
  await person.click(await press('Select all 120 found'));
  await waitFor(async () => expect(await bar()).toHaveTextContent('120 selected'));
  expect(within(await bar()).queryByRole('button', { name: /^Select/ })).toBeNull();
});

test('selected jobs are exported with the chosen options', async () => {
  serveSeveral(jobs(2));
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/jobs/export', async ({ request }) => {
      asked.push(await request.json());
      return new HttpResponse('Job', { headers: { 'Content-Type': 'text/csv' } });
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const { person } = await openTable();
  await person.click(await press('Select all 2 shown'));
  await person.click(await press('More actions'));
  await person.click(await item('Export'));
  const dialog = await screen.findByRole('dialog', { name: 'Export 2 jobs' });
  await person.click(within(dialog).getByRole('button', { name: 'Excel' }));
  await person.click(within(dialog).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([{ ids: [2, 1], lines: 'job', format: 'xlsx', language: 'en-CA' }]);
});

test('a phone shows one button and a menu with the rest', async () => {
  serveSeveral(jobs(2));
  const { person } = await openTable('active-jobs', 390);
  const names = within(await bar())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['Clear the selection', 'Assign Driver', 'More actions']);
  await person.click(await press('More actions'));
  const menu = await screen.findByRole('menu', { name: 'More actions' });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Set Pickup Date', 'Print', 'Export', 'Delete', 'Select all 2 shown']]);
});

test('on a phone with a keyboard, p prints the selected jobs', async () => {
  serveSeveral(jobs(2));
  const { person } = await openTable('active-jobs', 390);
  await person.click(await press('More actions'));
  await person.click(await item('Select all 2 shown'));
  await waitFor(async () => expect(await bar()).toHaveTextContent('2 selected'));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await person.keyboard('p');
  const sheet = await screen.findByRole('dialog', { name: 'Job sheet' });
  expect(within(sheet).getAllByRole('heading', { name: /^JOB-/ })).toHaveLength(2);
});
