import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { serveDispatch } from '../../testing/answers/dispatchServer';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';

const tooLong = {
  field: 'preferredPickupDate',
  code: 'too_long',
  params: { max: 40 },
  message: 'must be at most 40 characters',
};
const vague = { field: 'dropoffCity', message: 'must be better' };

async function chooseLanguage(person: Awaited<ReturnType<typeof renderApp>>['person']) {
  await person.click(screen.getByRole('button', { name: 'Display settings' }));
  const settings = within(await screen.findByRole('dialog', { name: 'Display settings' }));
  await person.click(settings.getByRole('button', { name: 'Français' }));
  await person.keyboard('{Escape}');
}

test('keeps page, input and server errors when the language changes', async () => {
  const kept: unknown[] = [];
  serveDispatch({
    '/api/jobs': () => refusal(400, 'validation_failed', 'Not valid.', [tooLong, vague]),
  });
  server.use(
    http.patch('*/api/auth/me', async ({ request }) => {
      kept.push(await request.json());
      return HttpResponse.json({ user: { ...admin, language: 'fr-CA' } });
    }),
  );
  const { person, history } = await renderApp({ path: '/?view=new-dispatch', user: admin });
  await person.type(await screen.findByLabelText('PO Number'), 'PO-77');
  await person.click(screen.getByRole('button', { name: 'Save Dispatch Job' }));
  const date = screen.getByLabelText('Preferred Pickup Date');
  await waitFor(() => expect(date).toHaveAccessibleDescription('Must be at most 40 characters'));

  await chooseLanguage(person);

  await waitFor(() =>
    expect(date).toHaveAccessibleDescription('Doit comporter au plus 40 caractères'),
  );
  expect(date).toBeInTheDocument();
  expect(screen.getByDisplayValue('PO-77')).toBeVisible();
  expect(screen.getByText('Must be better')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'fr-CA');
  expect(localStorage.getItem('language')).toBe('fr-CA');
  expect(kept).toEqual([{ language: 'fr-CA' }]);
  expect(history.location.search).toBe('?view=new-dispatch');
});
