import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Occurrence, RecurringJob } from '../../api/jobs/series';
import { accessibilityProblems } from '../../testing/accessibility';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { refusal, server } from '../../testing/answers/server';
import { openView } from '../../testing/openView';
import { makeSeries } from '../../testing/seriesSamples';
import { typeSlowly } from '../../testing/typeSlowly';
import { RecurringJobsView } from './RecurringJobsView';

const path = '/?view=recurring-jobs';
const MONDAYS = makeSeries(1);
const PAUSED = makeSeries(2, {
  ...{
    name: 'Yard run',
    state: 'paused',
    templateId: null,
    templateName: null,
    customerName: null,
  },
  ...{ driverName: 'Drew Sample' },
  schedule: {
    ...MONDAYS.schedule,
    kind: 'month-day',
    weekdays: [],
    monthDay: 31,
    endOn: '2026-12-31',
  },
});
const problem = (facts: Partial<Occurrence>): Occurrence => ({
  ...{ plannedOn: '2026-05-04', day: '2026-05-04', state: 'failed', reason: 'driver-gone' },
  ...{ jobId: null, at: '2026-05-01T10:00:00.000Z' },
  ...facts,
});

function serve(series: readonly RecurringJob[]) {
  server.use(
    http.get('*/api/recurring-jobs', () =>
      HttpResponse.json(series, { headers: { 'X-Total-Count': String(series.length) } }),
    ),
    http.get('*/api/recurring-jobs/1', () => HttpResponse.json(series[0])),
  );
}
beforeEach(() => serve([MONDAYS, PAUSED]));

async function rows() {
  const list = await screen.findByRole('list', { name: 'Recurring Jobs' });
  return within(list).getAllByRole('listitem');
}

test('shows what is created, when, and the next dates', async () => {
  const { container } = await openView(<RecurringJobsView />, path);
  const [mondays, paused] = await rows();
  expect(mondays).toHaveTextContent(
    /Oshawa Mondays.*Monday · Created 3 days ahead at 6:00.a\.m\..*Oshawa run · Maple Motors · No driver.*On.*Next: .*May 25/,
  );
  expect(paused).toHaveTextContent(
    /Yard run.*Day 31 of each month.*Until .*Dec 31, 2026.*Its own job · Drew Sample.*Paused/,
  );
  expect(paused).not.toHaveTextContent('Next');
  expect(screen.getByRole('link', { name: 'Recurring jobs in the manual' })).toHaveAttribute(
    'href',
    '/docs/recurring-jobs',
  );
  expect(await accessibilityProblems(container)).toEqual([]);
});

test('says in French that there are none', async () => {
  serve([]);
  await openView(<RecurringJobsView />, path, { language: 'fr-CA', width: 390 });
  expect(await screen.findByText('Aucun transport récurrent pour l’instant')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ajouter un transport récurrent' })).toBeVisible();
});

test('says that the series could not be loaded', async () => {
  server.use(
    http.get('*/api/recurring-jobs', () => refusal(503, 'database_unavailable', 'Not now.')),
  );
  await openView(<RecurringJobsView />, path);
  expect(await screen.findByText('The recurring jobs could not be loaded')).toBeVisible();
});

test('searches once the typing pauses, and says when nothing matches', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/recurring-jobs', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q'));
      return HttpResponse.json([], { headers: { 'X-Total-Count': '0' } });
    }),
  );
  const { person } = await openView(<RecurringJobsView />, path);
  const field = await screen.findByRole('searchbox');
  await person.click(field);
  await waitFor(() => expect(asked).toEqual([null]));
  typeSlowly(field, 'yard');
  expect(await screen.findByText('No recurring jobs match your search.')).toBeVisible();
  expect(asked).toEqual([null, 'yard']);
});

test('pauses and resumes a series with its version', async () => {
  const paused = answerInTurn('patch', '*/api/recurring-jobs/1', () => HttpResponse.json(MONDAYS));
  const resumed = answerInTurn('patch', '*/api/recurring-jobs/2', () => HttpResponse.json(PAUSED));
  const { person, toast } = await openView(<RecurringJobsView />, path);
  await person.click(await screen.findByRole('button', { name: 'Pause Oshawa Mondays' }));
  await waitFor(() => expect(toast()?.description).toMatch(/^Paused\./));
  expect(paused).toMatchObject([{ body: { state: 'paused' }, version: '"4"' }]);
  await person.click(await screen.findByRole('button', { name: 'Resume Yard run' }));
  await waitFor(() => expect(toast()?.description).toBe('Resumed'));
  expect(resumed).toMatchObject([{ body: { state: 'on' }, version: '"4"' }]);
});

test('ends or deletes a series only after confirmation', async () => {
  const ended = answerInTurn('patch', '*/api/recurring-jobs/1', () => HttpResponse.json(MONDAYS));
  const deleted = answerInTurn(
    ...(['delete', '*/api/recurring-jobs/2'] as const),
    () => new HttpResponse(null, { status: 204 }),
  );
  const { person, toast } = await openView(<RecurringJobsView />, path);
  await person.click(await screen.findByRole('button', { name: 'End Oshawa Mondays' }));
  const question = await screen.findByRole('alertdialog', { name: 'End Oshawa Mondays?' });
  expect(ended).toEqual([]);
  await person.click(within(question).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(toast()?.description).toMatch(/^Ended\./));
  expect(ended).toMatchObject([{ body: { state: 'ended' } }]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await person.click(await screen.findByRole('button', { name: 'Delete Yard run' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await waitFor(() => expect(toast()?.description).toBe('Recurring job deleted'));
  expect(deleted).toMatchObject([{ version: '"4"' }]);
});

test('offers only deletion for an ended series', async () => {
  serve([makeSeries(1, { state: 'ended', next: [], problems: [problem({})] })]);
  await openView(<RecurringJobsView />, path);
  const [ended] = await rows();
  const names = within(ended!)
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names).toEqual(['Delete']);
  expect(ended).not.toHaveTextContent('Nothing scheduled');
});

test('explains a failed date, which can be retried or dismissed', async () => {
  const missed = problem({ plannedOn: '2026-04-27', state: 'missed', reason: null });
  serve([makeSeries(1, { problems: [problem({}), missed] })]);
  const tried = answerInTurn('post', '*/api/recurring-jobs/1/retry', () =>
    HttpResponse.json(MONDAYS),
  );
  const skipped = answerInTurn('post', '*/api/recurring-jobs/1/skip', () =>
    HttpResponse.json(MONDAYS),
  );
  const { person, toast } = await openView(<RecurringJobsView />, path);
  expect(
    await screen.findByText(/May 4.* was not created: the driver is no longer active/),
  ).toBeVisible();
  expect(screen.getByText(/Apr 27.* was missed: the server was not running/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Try Again/ })).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: /^Try Again: .*May 4/ }));
  await waitFor(() => expect(toast()?.description).toBe('Done'));
  expect(tried).toMatchObject([{ body: { date: '2026-05-04' } }]);
  await person.click(screen.getByRole('button', { name: /^Dismiss .*Apr 27/ }));
  await waitFor(() => expect(skipped).toMatchObject([{ body: { date: '2026-04-27' } }]));
});

test('shows the effect of holidays on dates; skips a date and undoes it', async () => {
  const skipped = answerInTurn('post', '*/api/recurring-jobs/1/skip', () =>
    HttpResponse.json(MONDAYS),
  );
  const back = answerInTurn('post', '*/api/recurring-jobs/1/unskip', () =>
    HttpResponse.json(MONDAYS),
  );
  const { person } = await openView(<RecurringJobsView />, path);
  await person.click(await screen.findByRole('button', { name: 'Dates of Oshawa Mondays' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dates of Oshawa Mondays' });
  expect(await within(dialog).findByText(/May 18.*, skipped: Victoria Day/)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /May 18/ })).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: /^Skip .*May 25/ }));
  await waitFor(() => expect(skipped).toMatchObject([{ body: { date: '2026-05-25' } }]));
  await person.click(within(dialog).getByRole('button', { name: /^Create Anyway: .*Jun 1/ }));
  await waitFor(() => expect(back).toMatchObject([{ body: { date: '2026-06-01' } }]));
});

test('reports a refusal', async () => {
  answerInTurn('patch', '*/api/recurring-jobs/1', () =>
    refusal(409, 'recurring_ended', 'It has ended.'),
  );
  const { person, toast } = await openView(<RecurringJobsView />, path);
  await person.click(await screen.findByRole('button', { name: 'Pause Oshawa Mondays' }));
  await waitFor(() => expect(toast()?.title).toBe('Error'));
});
