import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal, server } from '../../../testing/answers/server';
import { openView } from '../../../testing/openView';
import { ImportView } from '../ImportView';

const open = () => openView(<ImportView />, '/?view=import');

beforeEach(() => server.use(http.get('*/api/imports', () => HttpResponse.json([]))));

test('reuses the key after a lost response, and uses a new key for another file', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/imports', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.error();
    }),
  );
  const { person } = await open();
  const orders = new File(['VIN\n1'], 'a.csv', { lastModified: 1 });
  const later = new File(['VIN\n2'], 'a.csv', { lastModified: 2 });
  for (const file of [orders, orders, later]) {
    await person.upload(await screen.findByLabelText('Choose a file'), file);
    expect(await screen.findByRole('alert')).toHaveTextContent('a.csv could not be read');
  }
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('explains why a file is refused and lets the user choose another', async () => {
  server.use(
    http.post('*/api/imports', () =>
      refusal(400, 'import_file_macros', 'This workbook has macros.'),
    ),
  );
  const { person } = await open();
  await person.upload(await screen.findByLabelText('Choose a file'), new File(['PK'], 'a.xlsx'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'a.xlsx could not be read This workbook has macros.',
  );
  expect(screen.getByLabelText('Choose a file')).toBeEnabled();
});
