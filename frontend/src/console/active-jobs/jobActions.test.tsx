import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, jobs, openList } from '../../testing/answers/activeJobsAnswers';
import { refusal, server } from '../../testing/answers/server';
import { setViewport } from '../../testing/viewport';

beforeEach(() => setViewport(1440));

const card = () => screen.findByRole('article', { name: 'JOB-000002' });

async function openMenu(person: Awaited<ReturnType<typeof openList>>['person']) {
  await person.click(
    within(await card()).getByRole('button', { name: 'More actions for JOB-000002' }),
  );
  return screen.findByRole('menu', { name: 'Actions for JOB-000002' });
}

function answerDelete() {
  const state = answer(jobs);
  const asked: (string | null)[] = [];
  server.use(
    http.delete('*/api/jobs/2', ({ request }) => {
      asked.push(request.headers.get('If-Match'));
      state.present = state.present.filter(({ id }) => id !== 2);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return asked;
}

test.each(['cards', 'list'])('View Details opens the editor in edit mode (%s)', async (layout) => {
  answer(jobs);
  const { person, history } = await openList(`&layout=${layout}`);
  const button = await screen.findByRole('button', { name: 'View Details of JOB-000002' });
  if (layout === 'cards') expect(button).toHaveTextContent('View Details');
  await person.click(button);
  expect(history.location.search).toBe(`?view=active-jobs&layout=${layout}&job=2&panel=edit`);
});

test.each(['cards', 'list'])(
  'the assign button opens the panel of its job (%s)',
  async (layout) => {
    answer(jobs);
    const { person, history } = await openList(`&layout=${layout}`);
    await person.click(await screen.findByRole('button', { name: 'Assign Driver to JOB-000002' }));
    const panel = await screen.findByRole('dialog', { name: 'Assign Driver' });
    expect(await within(panel).findByText('JOB-000002')).toBeVisible();
    expect(history.location.search).toBe(`?view=active-jobs&layout=${layout}&job=2&panel=assign`);
  },
);

test.each(['cards', 'list'])('a job that has a driver offers another one (%s)', async (layout) => {
  answer(jobs.map((job) => ({ ...job, driverId: 4 })));
  await openList(`&layout=${layout}`);
  const button = await screen.findByRole('button', { name: 'Change Driver of JOB-000002' });
  if (layout === 'cards') expect(button).toHaveTextContent('Change Driver');
  expect(screen.queryByRole('button', { name: /^Assign Driver/ })).toBeNull();
});

test('offers the possible actions of a job in its menu', async () => {
  answer(jobs);
  const { person, history } = await openList();
  const menu = await openMenu(person);
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual([
    ...['Mark CompletedM', 'Duplicate', 'Save as Template…', 'Cancel Order…', 'Delete Job'],
  ]);
  expect(within(menu).getByRole('menuitem', { name: 'Mark Completed' })).toBeVisible();
  await person.click(within(menu).getByRole('menuitem', { name: 'Mark Completed' }));
  expect(history.location.search).toBe('?view=active-jobs&job=2&panel=complete');
});

test('removes the job from the list after a confirmed deletion', async () => {
  const asked = answerDelete();
  const { person } = await openList();
  await person.click(within(await openMenu(person)).getByText('Delete Job'));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('JOB-000002');
  await person.click(within(question).getByRole('button', { name: 'Delete Job' }));
  expect(await screen.findByText('Job deleted successfully!')).toBeVisible();
  expect(asked).toEqual(['"5"']);
  await waitFor(() => expect(screen.queryByRole('article', { name: 'JOB-000002' })).toBeNull());
  expect(await screen.findByText('2 of 2 jobs')).toBeVisible();
});

test('deletes nothing on Cancel', async () => {
  const asked = answerDelete();
  const { person } = await openList();
  await person.click(within(await openMenu(person)).getByText('Delete Job'));
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked).toEqual([]);
  expect(await card()).toBeVisible();
});

test('reports a failed deletion and keeps the job', async () => {
  answer(jobs);
  server.use(http.delete('*/api/jobs/2', () => refusal(500, 'internal', 'Oops.')));
  const { person } = await openList();
  await person.click(within(await openMenu(person)).getByText('Delete Job'));
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: 'Delete Job' }));
  expect(await screen.findByText('Failed to delete job. Please try again.')).toBeVisible();
  expect(await card()).toBeVisible();
});

/** The driver completes a job in transit; the server's response waits for `answerIt`. */
async function completeFirst(answerIt: Promise<Response>) {
  const state = answer(jobs);
  const sent: unknown[] = [];
  server.use(
    http.put('*/api/jobs/1', async ({ request }) => {
      sent.push(await request.json());
      const response = await answerIt;
      if (response.ok) state.present = state.present.filter(({ id }) => id !== 1);
      return response;
    }),
  );
  const { person } = await openList();
  const first = within(await screen.findByRole('article', { name: 'JOB-000001' }));
  await person.click(first.getByRole('button', { name: 'More actions for JOB-000001' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Mark Completed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark Completed' }));
  const driver = await dialog.findByRole('combobox');
  await waitFor(() => expect(driver).toHaveValue('Drew Sample'));
  await person.click(dialog.getByRole('button', { name: 'Mark Completed' }));
  return sent;
}

test('removes a completed job from the list before the server has responded', async () => {
  let release: (response: Response) => void = () => undefined;
  const sent = await completeFirst(new Promise((resolve) => (release = resolve)));
  expect(await screen.findByText('2 of 2 jobs')).toBeVisible();
  expect(screen.queryByText('Job completed successfully!')).toBeNull();
  release(HttpResponse.json({ ...jobs[0], status: 'delivered', version: 2 }));
  expect(await screen.findByText('Job completed successfully!')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ status: 'delivered', driverId: 4 })]);
  expect(screen.getByText('2 of 2 jobs')).toBeVisible();
});

test('restores a job in its place, not as a new one, when completing it fails', async () => {
  await completeFirst(Promise.resolve(refusal(500, 'internal', 'Oops.')));
  expect(await screen.findByText('Failed to complete job. Please try again.')).toBeVisible();
  expect(await screen.findByText('3 of 3 jobs')).toBeVisible();
  expect(screen.queryByRole('button', { name: /new job/ })).toBeNull();
});
