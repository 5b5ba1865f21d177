import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../testing/answers/server';
import { openView } from '../../testing/openView';
import { NoticeBell } from './NoticeBell';

function serve(count: number, isLeast = false) {
  server.use(http.get('*/api/notices/unread', () => HttpResponse.json({ count, isLeast })));
}

test.each([
  [0, false, 'Notices', null],
  [1, false, 'Notices, 1 unread', '1'],
  [99, true, 'Notices, more than 99 unread', '99+'],
])('%i unread', async (count, isLeast, name, shown) => {
  serve(count, isLeast);
  await openView(<NoticeBell />, '/');
  const bell = await screen.findByRole('link', { name });
  expect(bell).toHaveAttribute('href', '/?view=todo&kind=notices');
  expect(bell.textContent).toBe(shown ?? '');
});

test('is shown in French', async () => {
  serve(2);
  await openView(<NoticeBell />, '/', { language: 'fr-CA' });
  expect(await screen.findByRole('link', { name: 'Avis, 2 non lus' })).toBeVisible();
});
