import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { JobTemplate } from '../../api/jobs/series';
import { RecurringJobsView } from '../../console/recurring-jobs/RecurringJobsView';
import { accessibilityProblems } from '../../testing/accessibility';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { endSession } from '../../testing/answers/endSession';
import { refusal, server } from '../../testing/answers/server';
import { openView } from '../../testing/openView';
import { makeTemplate } from '../../testing/seriesSamples';
import { typeSlowly } from '../../testing/typeSlowly';

const OSHAWA = makeTemplate(1, { name: 'Oshawa run', customerName: 'Maple Motors' });

function serve(templates: readonly JobTemplate[]) {
  server.use(
    http.get('*/api/recurring-jobs', () => HttpResponse.json([])),
    http.get('*/api/job-templates', () => HttpResponse.json(templates)),
  );
}

async function open() {
  const view = await openView(<RecurringJobsView />, '/?view=recurring-jobs&dialog=templates');
  const dialog = await screen.findByRole('dialog', { name: 'Templates' });
  return { ...view, dialog, inside: within(dialog) };
}

test('are listed with their customer, and can be renamed', async () => {
  serve([OSHAWA, makeTemplate(2)]);
  const sent = answerInTurn('patch', '*/api/job-templates/1', () => HttpResponse.json(OSHAWA));
  const { person, inside, dialog } = await open();
  expect(await inside.findByText('Maple Motors')).toBeVisible();
  expect(inside.queryByRole('button', { name: /^Use/ })).toBeNull();
  expect(await accessibilityProblems(dialog)).toEqual([]);
  await person.click(inside.getByRole('button', { name: 'Rename Oshawa run' }));
  const name = inside.getByLabelText('Template name');
  expect(name).toHaveFocus();
  await person.clear(name);
  await person.type(name, ' Durham run {Enter}');
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { name: 'Durham run' }, version: '"2"' }]),
  );
});

test('a new name is offered again after the session ended', async () => {
  serve([OSHAWA]);
  const first = await open();
  await first.person.click(await first.inside.findByRole('button', { name: 'Rename Oshawa run' }));
  await first.person.type(first.inside.getByLabelText('Template name'), ' East');
  await endSession(first);

  const sent = answerInTurn('patch', '*/api/job-templates/1', () => HttpResponse.json(OSHAWA));
  const { person, inside } = await open();
  await person.click(await inside.findByRole('button', { name: 'Rename Oshawa run' }));
  await person.click(await inside.findByRole('button', { name: 'Restore' }));
  await person.click(inside.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { name: 'Oshawa run East' } }]));
  await inside.findByRole('button', { name: 'Rename Oshawa run' });
  expect(sessionStorage).toHaveLength(0);
});

test('cancelling a rename changes nothing', async () => {
  serve([OSHAWA]);
  const { person, inside } = await open();
  await person.click(await inside.findByRole('button', { name: 'Rename Oshawa run' }));
  await person.click(inside.getByRole('button', { name: 'Cancel' }));
  expect(await inside.findByRole('button', { name: 'Rename Oshawa run' })).toBeVisible();
});

test('a template used by recurring jobs cannot be deleted', async () => {
  serve([OSHAWA]);
  const sent = answerInTurn('delete', '*/api/job-templates/1', () =>
    refusal(409, 'template_in_use', 'In use.'),
  );
  const { person, inside, toast } = await open();
  await person.click(await inside.findByRole('button', { name: 'Delete Oshawa run' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Oshawa run?' });
  expect(sent).toEqual([]);
  await person.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toast()?.title).toBe('Error'));
  expect(sent).toMatchObject([{ version: '"2"' }]);
});

test('without templates, and without a result of a search once the typing pauses', async () => {
  const asked: (string | null)[] = [];
  serve([]);
  server.use(
    http.get('*/api/job-templates', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q'));
      return HttpResponse.json([]);
    }),
  );
  const { person, inside } = await open();
  expect(await inside.findByText('No templates yet')).toBeVisible();
  const field = inside.getByLabelText('Search templates');
  await person.click(field);
  typeSlowly(field, 'yard');
  expect(await inside.findByText('No templates match your search.')).toBeVisible();
  expect(asked).toEqual([null, 'yard']);
});

test('shows an error if they could not be loaded', async () => {
  serve([]);
  server.use(http.get('*/api/job-templates', () => refusal(503, 'database_unavailable', 'No.')));
  const { inside } = await open();
  expect(await inside.findByText('The templates could not be loaded')).toBeVisible();
});
