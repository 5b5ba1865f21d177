import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessibilityProblems } from '../../../testing/accessibility';
import { endSession } from '../../../testing/answers/endSession';
import { pagedAnswer } from '../../../testing/answers/pagedAnswer';
import { answerWrites } from '../../../testing/answers/sentRequests';
import { server } from '../../../testing/answers/server';
import { makeImport, makeImportRow, WRONG_ROW } from '../../../testing/importSamples';
import { openView } from '../../../testing/openView';
import { ImportView } from '../ImportView';

const serve = () =>
  server.use(
    http.get('*/api/imports/7', () => HttpResponse.json(makeImport(7))),
    http.get('*/api/imports/7/rows', ({ request }) =>
      pagedAnswer(request, [makeImportRow(1), WRONG_ROW]),
    ),
  );

const open = (language?: 'fr-CA', width = 1440) =>
  openView(<ImportView />, '/?view=import&import=7&step=columns', { width, language });

test('maps columns by hand, each field to one column, and stores the mapping', async () => {
  serve();
  const sent = answerWrites({
    'PUT /api/imports/:id/columns': () => makeImport(7, { version: 2 }),
  });
  const { person } = await open();
  expect(await screen.findByText('For example: KP042788')).toBeVisible();
  expect(screen.getByText('1 column is not imported.')).toBeVisible();
  const columns = screen.getAllByRole('combobox', { name: /^Field for column/ });
  expect(columns.map((select) => select.getAttribute('aria-label'))).toEqual([
    ...['Field for column Colour', 'Field for column Client', 'Field for column VIN'],
  ]);
  const colour = screen.getByLabelText('Field for column Colour');
  expect(colour).toHaveFocus();
  await person.selectOptions(colour, 'VIN');
  expect(screen.getByLabelText('Field for column VIN')).toHaveDisplayValue('Not imported');
  await person.selectOptions(screen.getByLabelText('Dates such as 05/11/2026'), 'Day first');
  await person.selectOptions(
    screen.getByLabelText('Remember for'),
    'All files with these headings',
  );
  expect(await accessibilityProblems()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Read rows' }));
  expect(await screen.findByRole('table', { name: 'Rows of the file' })).toBeVisible();
  expect(sent).toMatchObject([
    {
      body: {
        columns: ['customerName', null, 'vin'],
        dateOrder: 'day-first',
        keepFor: 'all',
        customerId: null,
      },
      version: '"1"',
    },
  ]);
});

test('offers the mapping again if the session ended before it was saved', async () => {
  serve();
  const first = await open();
  await first.person.selectOptions(await screen.findByLabelText('Field for column Colour'), 'VIN');
  await endSession(first);

  const second = await open();
  await second.person.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText('Field for column Colour')).toHaveDisplayValue('VIN');
  expect(screen.getByLabelText('Field for column VIN')).toHaveDisplayValue('Not imported');
});

test('lists columns that are not imported first, on a phone in French too', async () => {
  serve();
  await open('fr-CA', 390);
  expect(await screen.findByText('1 colonne n’est pas importée.')).toBeVisible();
  expect(screen.getByLabelText('Champ de la colonne Colour')).toHaveFocus();
  expect(await accessibilityProblems()).toEqual([]);
});
