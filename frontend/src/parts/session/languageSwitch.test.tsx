import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getMe } from '../../api/accounts/session';
import { server } from '../../testing/answers/server';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import '../../testing/phone/offlineStore';
import { openSettings } from '../../testing/phone/openSettings';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';

test.each([
  ['takes the change', () => HttpResponse.json({})],
  ['refuses the change', () => HttpResponse.json(null, { status: 503 })],
])('a language chosen over that of the account stays when the server %s', async (_, answer) => {
  serveJobs(makeHaul(7));
  server.use(http.patch('*/api/auth/me', answer));
  const user = { ...driver, language: 'en-CA' };
  const { person, store, texts } = await renderApp({ path: '/driver-dashboard', user });
  const settings = await openSettings(person);
  await person.click(settings.getByRole('button', { name: 'Français' }));
  expect(await screen.findByRole('dialog', { name: 'Paramètres' })).toBeVisible();
  // The session check still returns the old setting.
  await act(() => store.dispatch(getMe.initiate(undefined, { forceRefetch: true })));
  expect(await screen.findByRole('dialog', { name: 'Paramètres' })).toBeVisible();
  expect(texts.language).toBe('fr-CA');
});
