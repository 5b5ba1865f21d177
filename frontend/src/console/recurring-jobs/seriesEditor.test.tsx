import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { server, staleRefusal } from '../../testing/answers/server';
import { openForm } from '../../testing/openView';
import { makeSeries, makeTemplate, nextDate } from '../../testing/seriesSamples';
import { RecurringJobsView } from './RecurringJobsView';

const path = '/?view=recurring-jobs';
const MONDAYS = makeSeries(1);
const NEXT = [
  nextDate('2026-05-18', { day: '2026-05-15', holiday: 'victoria-day' }),
  nextDate('2026-07-01', { holiday: 'canada-day' }),
  nextDate('2026-12-25', { day: null, holiday: 'christmas', makeAt: null, state: 'left-out' }),
];

beforeEach(() => {
  const templates = [makeTemplate(1, { name: 'Oshawa run' }), makeTemplate(2)];
  server.use(
    http.get('*/api/recurring-jobs', () => HttpResponse.json([MONDAYS])),
    http.get('*/api/recurring-jobs/1', () => HttpResponse.json(MONDAYS)),
    http.get('*/api/job-templates', () => HttpResponse.json(templates)),
    http.get('*/api/drivers', () => HttpResponse.json([])),
    http.get('*/api/activity', () => HttpResponse.json([])),
  );
});

async function openNew() {
  const asked = answerInTurn('post', '*/api/recurring-jobs/preview', () => HttpResponse.json(NEXT));
  const opened = await openForm(
    ...([<RecurringJobsView key="view" />, `${path}&dialog=new`] as const),
    ...(['Add Recurring Job', 'Name'] as const),
  );
  const choose = async (field: string, option: string) => {
    const box = within(opened.dialog).getByRole('combobox', { name: field });
    await opened.person.selectOptions(
      box,
      await within(box).findByRole('option', { name: option }),
    );
  };
  const save = () => opened.person.click(screen.getByRole('button', { name: 'Save' }));
  return { ...opened, asked, choose, save };
}

test('names a recurring job like its template, unless it has a name', async () => {
  const { person, field, choose } = await openNew();
  await choose('Template', 'Oshawa run');
  expect(field('Name')).toHaveValue('Oshawa run');
  await person.clear(field('Name'));
  await person.type(field('Name'), 'Mondays');
  await choose('Template', makeTemplate(2).name);
  expect(field('Name')).toHaveValue('Mondays');
});

test('creates a recurring job after showing its next dates', async () => {
  const made = answerInTurn('post', '*/api/recurring-jobs', () =>
    HttpResponse.json(MONDAYS, { status: 201 }),
  );
  const { person, field, asked, choose, save, dialog, toast } = await openNew();
  await save();
  expect(await screen.findByText('Please enter a name')).toBeVisible();
  expect(screen.getByText('Please choose at least one day')).toBeVisible();
  expect(asked).toEqual([]);
  await person.type(field('Name'), ' Oshawa Mondays ');
  await choose('Template', 'Oshawa run');
  await person.click(field('Monday'));
  await choose('Holidays of', 'Ontario');
  const preview = within(dialog).getByRole('region', { name: 'Next dates' });
  expect(
    await within(preview).findByText(/May 15.*, moved from .*May 18.*: Victoria/),
  ).toBeVisible();
  expect(preview).toHaveTextContent(/Jul 1.*, created on a holiday: Canada Day/);
  expect(preview).toHaveTextContent(/Dec 25.*, skipped: Christmas Day/);
  await save();
  await waitFor(() => expect(toast()?.description).toBe('Recurring job saved'));
  expect(made).toMatchObject([
    {
      body: {
        ...{ name: 'Oshawa Mondays', templateId: 1, driverId: null },
        schedule: {
          ...{ kind: 'weekdays', weekdays: [1], everyWeeks: 1, province: 'ON', endOn: null },
          ...{ onHoliday: 'skip', daysAhead: 3, makeAt: '06:00' },
        },
      },
    },
  ]);
});

test('creates no duplicate on a retry after a lost response', async () => {
  const made = answerInTurn(
    ...(['post', '*/api/recurring-jobs'] as const),
    () => HttpResponse.error(),
    () => HttpResponse.json(MONDAYS, { status: 201 }),
  );
  const { person, field, choose, save, toast } = await openNew();
  await person.type(field('Name'), 'Mondays');
  await choose('Template', 'Oshawa run');
  await person.click(field('Monday'));
  await save();
  await waitFor(() => expect(toast()?.variant).toBe('destructive'));
  await save();
  await waitFor(() => expect(toast()?.description).toBe('Recurring job saved'));
  const [first, second] = made;
  expect(first?.key).toEqual(expect.any(String));
  expect(second?.key).toBe(first?.key);
});

test('requires a template', async () => {
  const { person, field, save } = await openNew();
  await person.type(field('Name'), 'Mondays');
  await person.click(field('Monday'));
  await save();
  expect(await screen.findByText('Please choose a template')).toBeVisible();
});

test('reads single dates one per line and rejects invalid ones', async () => {
  const { person, field, asked, choose } = await openNew();
  await choose('Repeats', 'On specific dates');
  await person.type(field('Dates'), '2026-05-04\n2026-02-30');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter at least one date, one per line')).toBeVisible();
  await person.clear(field('Dates'));
  await person.type(field('Dates'), '2026-05-04\n2026-05-04 2026-05-11');
  const schedule = { kind: 'dates', dates: ['2026-05-04', '2026-05-11'] };
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ body: { schedule } }));
});

test('shows the error of an out-of-range number at its field', async () => {
  const { person, field, choose, save } = await openNew();
  await choose('Repeats', 'On a day of the month');
  await person.clear(field('Day of the month'));
  await person.type(field('Day of the month'), '32');
  await person.clear(field('Created at'));
  await person.type(field('Created at'), '6 am');
  await save();
  expect(await screen.findByText('Please enter a whole number within the limits')).toBeVisible();
  expect(field('Created at')).toHaveAccessibleDescription(/Please enter a time such as 06:00/);
});

test('reads a whole number with its unit and ignores that of a hidden field', async () => {
  const made = answerInTurn('post', '*/api/recurring-jobs', () =>
    HttpResponse.json(MONDAYS, { status: 201 }),
  );
  const { person, field, choose, save } = await openNew();
  const type = async (name: string, text: string) => {
    await person.clear(field(name));
    await person.type(field(name), text);
  };
  await type('Name', 'Month ends');
  await choose('Template', 'Oshawa run');
  await type('Repeat every (weeks)', 'two');
  await choose('Repeats', 'On a day of the month');
  await type('Day of the month', '31.0');
  await type('Days ahead', '5 days');
  await save();
  await waitFor(() => expect(made).toHaveLength(1));
  expect(made).toMatchObject([
    { body: { schedule: { kind: 'month-day', monthDay: 31, daysAhead: 5 } } },
  ]);
});

test.each(['Repeat every (weeks)', 'Day of the month', 'Days ahead'])(
  'refuses half a number in %s',
  async (name) => {
    const { person, field, choose } = await openNew();
    if (name === 'Day of the month') await choose('Repeats', 'On a day of the month');
    await person.clear(field(name));
    await person.type(field(name), '1,5');
    await person.tab();
    expect(field(name)).toHaveAccessibleDescription(/whole number from/);
    expect(field(name)).toHaveAttribute('inputmode', 'numeric');
  },
);

const openEditor = () =>
  openForm(<RecurringJobsView />, `${path}&dialog=edit&series=1`, 'Edit Recurring Job', 'Name');

test("edits a series based on another user's save", async () => {
  answerInTurn('post', '*/api/recurring-jobs/preview', () => HttpResponse.json(NEXT));
  const theirs = makeSeries(1, {
    version: 9,
    schedule: { ...MONDAYS.schedule, weekdays: [2, 4], daysAhead: 5 },
  });
  const sent = answerInTurn(
    ...(['patch', '*/api/recurring-jobs/1'] as const),
    () => staleRefusal(theirs),
    () => HttpResponse.json(theirs),
  );
  const { person, field } = await openEditor();
  expect(field('Monday')).toBeChecked();
  await person.click(field('Friday'));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Days of the week is now: Tuesday, Thursday')).toBeVisible();
  expect(field('Days ahead')).toHaveValue('5');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { version: '"4"' },
    { version: '"9"', body: { templateId: 1, schedule: { weekdays: [1, 5], daysAhead: 5 } } },
  ]);
});

test("keeps a series' own job", async () => {
  answerInTurn('post', '*/api/recurring-jobs/preview', () => HttpResponse.json(NEXT));
  server.use(
    http.get('*/api/recurring-jobs/1', () =>
      HttpResponse.json(makeSeries(1, { templateId: null, templateName: null })),
    ),
  );
  const sent = answerInTurn('patch', '*/api/recurring-jobs/1', () => HttpResponse.json(MONDAYS));
  const { person, field } = await openEditor();
  await person.type(field('Name'), '!');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { name: 'Oshawa Mondays!' } }]));
  expect(sent[0]?.body).not.toHaveProperty('templateId');
});
