import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Import, ImportRow } from '../../../api/imports';
import { pagedAnswer } from '../../../testing/answers/pagedAnswer';
import { server } from '../../../testing/answers/server';
import { makeImport, makeImportRow } from '../../../testing/importSamples';
import { openView } from '../../../testing/openView';
import { ImportView } from '../ImportView';

function serve(one: () => Import, rows: readonly ImportRow[]) {
  server.use(
    http.get('*/api/imports/7', () => HttpResponse.json(one())),
    http.get('*/api/imports/7/rows', ({ request }) => pagedAnswer(request, rows)),
  );
}

const open = (language?: 'fr-CA') =>
  openView(<ImportView />, '/?view=import&import=7', { width: 1440, language });

test('shows the results of rows as soon as the run has progressed', async () => {
  const counts = { ready: 1, wrong: 0, leftOut: 0, made: 0, undone: 0 };
  let one = makeImport(7, { state: 'running', counts });
  const rows = [makeImportRow(1)];
  serve(() => one, rows);
  await open();
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(await screen.findByText('New')).toBeVisible();
  rows[0] = makeImportRow(1, { state: 'made', recordId: 5 });
  one = makeImport(7, { state: 'done', counts: { ...counts, ready: 0, made: 1 }, version: 2 });
  expect(await screen.findByRole('link', { name: 'JOB-000005' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Exclude, Line 2' })).toBeNull();
});

test.each([
  ['en-CA', 'jobs', 1, 'Create 1 job'],
  ['en-CA', 'customers', 5, 'Create 5 customers'],
  ['fr-CA', 'jobs', 5, 'Créer 5 transports'],
  ['fr-CA', 'customers', 1, 'Créer 1 client'],
  ['fr-CA', 'jobs', 1_000_000, 'Créer 1 000 000 de transports'],
] as const)('in %s the button names the %s it creates: %s', async (language, kind, ready, name) => {
  const counts = { ready, wrong: 0, leftOut: 0, made: 0, undone: 0 };
  serve(() => makeImport(7, { kind, counts }), []);
  await open(language === 'fr-CA' ? language : undefined);
  const button = await screen.findByRole('button', { name: /^(Create|Créer)/ });
  expect(button.textContent.replaceAll(/\s/g, ' ')).toBe(name);
});

test.each([
  ['done', 'Done', 'Terminée'],
  ['undone', 'Undone', 'Annulée'],
] as const)(
  'an import that is %s is called so as its button says',
  async (state, english, french) => {
    serve(() => makeImport(7, { state }), []);
    await open();
    expect(await screen.findByText(english)).toBeVisible();
    await open('fr-CA');
    expect(await screen.findByText(french)).toBeVisible();
  },
);
