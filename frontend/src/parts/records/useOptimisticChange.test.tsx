import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useChangeJobBillingMutation, type Job } from '../../api/jobs/jobs';
import { ifMatch } from '../../api/request/requestHeaders';
import { useGetJobQuery } from '../../api/singleRecords';
import { server } from '../../testing/answers/server';
import { hold } from '../../testing/hold';
import { makeJob } from '../../testing/jobSamples';
import { renderPart } from '../../testing/render';
import { useOptimisticChange } from './useOptimisticChange';

type Flag = 'hasDriverReport' | 'billingComplete';
const FLAGS: readonly Flag[] = ['hasDriverReport', 'billingComplete'];

/** Two flags of a job as switches. */
function Flags() {
  const { data: job } = useGetJobQuery({ id: 1 });
  const change = useOptimisticChange('job');
  const [send] = useChangeJobBillingMutation();
  const turn = (shown: Job, flag: Flag) =>
    void change(
      shown,
      { [flag]: true },
      {
        send: (version) => send({ id: 1, jobBillingChange: { [flag]: true }, ...ifMatch(version) }),
        done: `${flag} done`,
        failed: () => `${flag} failed`,
      },
    );
  return job
    ? FLAGS.map((flag) => (
        <button key={flag} type="button" onClick={() => turn(job, flag)}>
          {flag} {job[flag] ? 'on' : 'off'}
        </button>
      ))
    : null;
}

/** A server that stores the job and delays answers to changes until `release`. */
function serve({ refuses }: { refuses: Flag | null }) {
  let job = makeJob(1, { hasDriverReport: false, billingComplete: false, version: 1 });
  const sent: unknown[] = [];
  const { held, release } = hold();
  server.use(
    http.get('*/api/jobs/1', () => HttpResponse.json(job)),
    http.patch('*/api/jobs/1/billing', async ({ request }) => {
      const body = (await request.json()) as Partial<Job>;
      sent.push([request.headers.get('If-Match'), body]);
      await held;
      if (refuses && refuses in body) return HttpResponse.json({}, { status: 500 });
      job = { ...job, ...body, version: job.version + 1 };
      return HttpResponse.json(job);
    }),
  );
  return { sent, release };
}

async function pressBoth() {
  const { person } = await renderPart(<Flags />);
  await person.click(await screen.findByRole('button', { name: 'hasDriverReport off' }));
  await person.click(await screen.findByRole('button', { name: 'billingComplete off' }));
}
const buttons = () =>
  screen.getAllByRole('button', { name: / o(n|ff)$/ }).map((button) => button.textContent);

test('both changes show at once; the second is sent with the version of the first', async () => {
  const { sent, release } = serve({ refuses: null });
  await pressBoth();
  await waitFor(() => expect(buttons()).toEqual(['hasDriverReport on', 'billingComplete on']));
  expect(sent).toEqual([['"1"', { hasDriverReport: true }]]);
  release();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(buttons()).toEqual(['hasDriverReport on', 'billingComplete on']);
  expect(sent[1]).toEqual(['"2"', { billingComplete: true }]);
  expect(await screen.findByText('billingComplete done')).toBeVisible();
});

test('only a refused change is rolled back and reported', async () => {
  const { sent, release } = serve({ refuses: 'hasDriverReport' });
  await pressBoth();
  release();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(['"1"', { billingComplete: true }]);
  await waitFor(() => expect(buttons()).toEqual(['hasDriverReport off', 'billingComplete on']));
});

test('an answer older than a change, read while it was being sent, does not stay', async () => {
  const { sent, release } = serve({ refuses: 'hasDriverReport' });
  await pressBoth();
  const { held, release: answerLate } = hold();
  let reads = 0;
  server.use(
    http.get('*/api/jobs/1', async () => {
      reads += 1;
      if (reads > 1) return undefined;
      await held;
      return HttpResponse.json(
        makeJob(1, { hasDriverReport: false, billingComplete: false, version: 1 }),
      );
    }),
  );
  release();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(await screen.findByText('billingComplete done')).toBeVisible();
  answerLate();
  await waitFor(() => expect(reads).toBe(2));
  await waitFor(() => expect(buttons()).toEqual(['hasDriverReport off', 'billingComplete on']));
});
