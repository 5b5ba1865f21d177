import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Job } from '../../api/jobs/jobs';
import { makeJob } from '../../testing/jobSamples';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';

/** Mocks a server with delivered jobs that stores changes. */
function serve(...ids: number[]) {
  const present = new Map(ids.map((id) => [id, makeJob(id, { status: 'delivered' })]));
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/jobs/billing-summary', () =>
      HttpResponse.json({ pending: 0, complete: 0, totalRevenue: 0 }),
    ),
    http.get('*/api/jobs/completed', () =>
      HttpResponse.json([...present.values()], {
        headers: { 'X-Total-Count': String(present.size) },
      }),
    ),
    http.get('*/api/jobs', () => HttpResponse.json([...present.values()])),
    http.patch('*/api/jobs/:id/billing', async ({ params, request }) => {
      const id = Number(params['id']);
      const job = present.get(id)!;
      const body = (await request.json()) as Partial<Job>;
      const version = request.headers.get('If-Match');
      sent.push([id, version, body]);
      if (version !== `"${job.version}"`) return refusal(412, 'stale_version', 'Stale.');
      present.set(id, { ...job, ...body, version: job.version + 1 });
      return HttpResponse.json(present.get(id));
    }),
    http.get(/\/api\/(jobs|customers|drivers|activity)\b/, () => HttpResponse.json([])),
  );
  return { present, sent };
}

async function open(path = '/?view=completed-jobs') {
  const { person } = await renderApp({ path, user: admin });
  const mark = async (job: string) => {
    await person.click(
      await screen.findByRole('button', { name: `Mark Driver Report Received for ${job}` }),
    );
    const notes = await screen.findByRole('region', { name: /^Notifications/ });
    await waitFor(() => expect(notes).toHaveTextContent(job));
  };
  return { person, mark };
}

test('undoes the last change on Ctrl Z, then the one before, each only once', async () => {
  const { sent } = serve(1, 2);
  const { person, mark } = await open();
  await mark('JOB-000001');
  await mark('JOB-000002');
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(sent).toContainEqual([2, '"2"', { hasDriverReport: false }]));
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(sent).toContainEqual([1, '"2"', { hasDriverReport: false }]));
  await person.keyboard('{Control>}z{/Control}');
  expect(
    await screen.findByRole('button', { name: 'Mark Driver Report Received for JOB-000001' }),
  ).toBeVisible();
  expect(sent).toHaveLength(4);
});

test('undoes two changes of one job one after the other', async () => {
  const { sent } = serve(1);
  const { person } = await open('/?view=billing&show=all');
  await person.click(await screen.findByRole('checkbox', { name: 'Driver Report Received' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await person.click(screen.getByRole('checkbox', { name: 'Billing Complete' }));
  const notes = await screen.findByRole('region', { name: /^Notifications/ });
  await within(notes).findByText('Billing complete.');
  await person.keyboard('{Control>}z{/Control}');
  await within(notes).findByText('Undone');
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() =>
    expect(sent.slice(2)).toEqual([
      [1, '"3"', { billingComplete: false }],
      [1, '"4"', { hasDriverReport: false }],
    ]),
  );
  expect(within(notes).queryByText(/could not be undone/)).toBeNull();
});

test('reports and does not undo a record that another user changed since', async () => {
  const { present, sent } = serve(1);
  const { person, mark } = await open();
  await mark('JOB-000001');
  present.set(1, makeJob(1, { status: 'delivered', version: 9 }));
  await person.keyboard('{Control>}z{/Control}');
  expect(
    await screen.findByText(
      'This could not be undone. Someone may have changed it in the meantime.',
    ),
  ).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('leaves Ctrl Z to the browser in a field', async () => {
  const { sent } = serve(1);
  const { person, mark } = await open();
  await mark('JOB-000001');
  await person.type(screen.getByRole('searchbox'), 'x');
  await person.keyboard('{Control>}z{/Control}');
  await person.click(screen.getByRole('heading', { level: 1 }));
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('links to the job in the toast of a change', async () => {
  serve(1);
  const { mark } = await open();
  await mark('JOB-000001');
  const notes = within(screen.getByRole('region', { name: /^Notifications/ }));
  expect(notes.getByRole('link', { name: 'View' })).toHaveAttribute(
    'href',
    '/?view=completed-jobs&job=1',
  );
});
