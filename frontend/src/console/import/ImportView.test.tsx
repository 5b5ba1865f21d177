import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Import, ImportRow } from '../../api/imports';
import { accessibilityProblems } from '../../testing/accessibility';
import { pagedAnswer } from '../../testing/answers/pagedAnswer';
import { answerWrites } from '../../testing/answers/sentRequests';
import { refusal, server } from '../../testing/answers/server';
import { makeImport, makeImportRow, WRONG_ROW } from '../../testing/importSamples';
import { openView } from '../../testing/openView';
import { ImportView } from './ImportView';

const ROWS = [makeImportRow(1), WRONG_ROW];

function serve(one: () => Import, rows: readonly ImportRow[] = ROWS) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/imports', () => HttpResponse.json([makeImport(7, { state: 'done' })])),
    http.get('*/api/imports/7', () => HttpResponse.json(one())),
    http.get('*/api/imports/7/rows', ({ request }) => {
      asked.push(new URL(request.url).search);
      return pagedAnswer(request, rows);
    }),
    http.get('*/api/imports/7/rows/:id', ({ params }) =>
      HttpResponse.json(rows.find(({ id }) => String(id) === params['id'])),
    ),
  );
  return asked;
}

const open = (path = '/?view=import&import=7', width = 1440, language?: 'fr-CA') =>
  openView(<ImportView />, path, { width, language });

test('sends a chosen file unchanged and shows its columns', async () => {
  serve(() => makeImport(7));
  const sent: { search: string; type: string | null; text: string }[] = [];
  server.use(
    http.post('*/api/imports', async ({ request }) => {
      sent.push({
        search: new URL(request.url).search,
        type: request.headers.get('Content-Type'),
        text: await request.text(),
      });
      return HttpResponse.json(makeImport(7), { status: 201 });
    }),
  );
  const { person } = await open('/?view=import');
  expect(await screen.findByRole('link', { name: 'orders.csv' })).toHaveAttribute(
    'href',
    '/?view=import&import=7',
  );
  expect(screen.getByRole('link', { name: 'Template as Excel' })).toHaveAttribute(
    'href',
    '/api/import-template?kind=jobs&format=xlsx&language=en-CA',
  );
  expect(await accessibilityProblems()).toEqual([]);
  await person.upload(screen.getByLabelText('Choose a file'), new File(['VIN\n1'], 'été.csv'));
  expect(await screen.findByRole('heading', { name: 'Match columns' })).toBeVisible();
  expect(sent).toEqual([
    {
      search: `?kind=jobs&fileName=${encodeURIComponent('été.csv')}`,
      type: 'application/octet-stream',
      text: 'VIN\n1',
    },
  ]);
});

test('shows the result of each row, and every problem with its column', async () => {
  const asked = serve(() => makeImport(7));
  const { person } = await open();
  const [, first, second] = await screen.findAllByRole('row');
  expect(within(first!).getByText('New')).toBeVisible();
  expect(within(first!).getByText('Laval, QC → Toronto, ON')).toBeVisible();
  expect(within(first!).getByText('2019 Kia KP042788')).toBeVisible();
  expect(
    within(second!).getByText('VIN: Must be the last 8 characters of a VIN, or up to the whole 17'),
  ).toBeVisible();
  expect(screen.getByText(/^1 row will not be imported\./)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'To correct 1' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?state=wrong&order=asc&limit=50&offset=0'));
});

test('distinguishes errors from warnings in words, also when two vehicles share a warning', async () => {
  const problem = {
    ...({ column: 'vin', code: 'vin_check_digit', isWarning: true } as const),
    message: 'has a wrong check digit',
  };
  const refused = {
    ...{ column: null, code: 'customer_has_open_jobs', isWarning: false, params: { count: 2 } },
    message: 'This customer still has open jobs: 2.',
  };
  const wrong = { column: 'vin', code: 'not_vin', message: 'is no VIN', isWarning: false } as const;
  const row = makeImportRow(2, { state: 'wrong', problems: [problem, problem, refused, wrong] });
  serve(() => makeImport(7), [row]);
  const { person } = await open();
  const shown = within((await screen.findAllByRole('row'))[1]!);
  expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'To check: VIN: Has a wrong check digit',
    'To check: VIN: Has a wrong check digit',
    'Error: This customer still has open jobs: 2.',
    'Error: VIN: Is no VIN',
  ]);
  await person.click(screen.getByRole('button', { name: 'Correct, Line 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Line 3' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('This customer still has open jobs: 2.');
});

test('shows all problems of a column below its field', async () => {
  const wrong = (code: string, message: string) =>
    ({ column: 'vin', code, message, isWarning: false }) as const;
  const problems = [wrong('not_vin', 'is no VIN'), wrong('too_long', 'is too long')];
  serve(() => makeImport(7), [makeImportRow(2, { state: 'wrong', problems })]);
  await open('/?view=import&import=7&row=2');
  const dialog = within(await screen.findByRole('dialog', { name: 'Line 3' }));
  expect(await dialog.findByLabelText('VIN')).toHaveAccessibleDescription(
    'Is no VIN · Is too long',
  );
});

test('shows problems in French, and cards on a phone', async () => {
  serve(() => makeImport(7));
  await open('/?view=import&import=7', 390, 'fr-CA');
  expect(await screen.findByText(/^NIV : Doit/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
});

test('corrects a row in place, with its remaining problems below their fields', async () => {
  serve(() => makeImport(7));
  const answers = [WRONG_ROW, makeImportRow(2)];
  const sent = answerWrites({ 'PUT /api/imports/:id/rows/:row': () => answers.shift() });
  const { person, toast } = await open();
  await person.click(await screen.findByRole('button', { name: 'Correct, Line 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Line 3' }));
  const vin = await dialog.findByLabelText('VIN');
  expect(vin).toHaveAccessibleDescription(/Must be the last 8 characters/);
  expect(dialog.queryByLabelText('Colour')).toBeNull();
  await person.clear(vin);
  await person.type(vin, '12');
  server.use(http.get('*/api/imports/7/rows/:id', () => new Promise<never>(() => undefined)));
  await person.click(dialog.getByRole('button', { name: 'Save row' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await dialog.findByRole('button', { name: 'Save row' })).toBeVisible();
  expect(vin).toHaveAccessibleDescription(/Must be the last 8/);
  await person.clear(vin);
  await person.type(vin, 'KP042788');
  await person.click(dialog.getByRole('button', { name: 'Save row' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toast()).toMatchObject({ description: 'Line 3 is ready' });
  expect(sent.map(({ body }) => body)).toEqual([
    { cells: ['Garage Exemple', '12', 'red'], isLeftOut: false },
    { cells: ['Garage Exemple', 'KP042788', 'red'], isLeftOut: false },
  ]);
});

test('creates records after confirmation, with progress, and can stop', async () => {
  let one = makeImport(7, { counts: { ready: 30, wrong: 0, leftOut: 0, made: 0, undone: 0 } });
  serve(() => one);
  const counts = { ready: 20, wrong: 0, leftOut: 0, made: 10, undone: 0 };
  const sent = answerWrites({
    'POST /api/imports/:id/run': () => (one = makeImport(7, { state: 'running', counts })),
    'POST /api/imports/:id/stop': () => (one = makeImport(7, { state: 'stopped', counts })),
  });
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Create 30 jobs' }));
  const progress = await screen.findByRole('progressbar', { name: 'Progress of the import' });
  expect(progress).toHaveAttribute('aria-valuetext', '10 of 30 created');
  await person.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Create the remaining 20 jobs' })).toBeVisible();
  expect(screen.getByText('10 jobs created')).toBeVisible();
  expect(sent.map(({ path }) => path)).toEqual(['/api/imports/7/run', '/api/imports/7/stop']);
});

test('reverts the whole import after confirmation and explains a refusal', async () => {
  const counts = { ready: 0, wrong: 1, leftOut: 0, made: 2, undone: 0 };
  serve(() => makeImport(7, { state: 'done', counts }));
  const sent = answerWrites({
    'POST /api/imports/:id/undo': () =>
      refusal(409, 'import_touched', '1 imported record was changed since.'),
  });
  const { person, toast } = await open();
  const link = await screen.findByRole('link', { name: 'Download rows (Excel)' });
  expect(screen.getByText(/^1 row was not imported\./)).toBeVisible();
  expect(link).toHaveAttribute('href', '/api/imports/7/file?format=xlsx&language=en-CA');
  await person.click(screen.getByRole('button', { name: 'Undo import' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText('The 2 records created from orders.csv will be deleted.'),
  ).toBeVisible();
  expect(sent).toEqual([]);
  await person.click(question.getByRole('button', { name: 'Undo import' }));
  await waitFor(() =>
    expect(toast()).toMatchObject({
      description: '1 imported record was changed since.',
    }),
  );
});

test('says when an import no longer exists', async () => {
  server.use(http.get('*/api/imports/7', () => refusal(404, 'not_found', 'Not found.')));
  await open();
  expect(await screen.findByText('This import no longer exists')).toBeVisible();
});
