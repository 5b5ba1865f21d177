import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessibilityProblems } from '../../testing/accessibility';
import { server } from '../../testing/answers/server';
import { makeDriver } from '../../testing/jobSamples';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import { openSettings } from '../../testing/phone/openSettings';
import { FakePush } from '../../testing/phone/pushManager';
import { renderApp } from '../../testing/render';
import { admin, driver } from '../../testing/samples';

const namesOf = (elements: readonly HTMLElement[]) => elements.map((one) => one.textContent);

test('the settings of a driver contain alerts, language, account and logout', async () => {
  const removePush = new FakePush().install();
  serveJobs(makeHaul(1));
  const { person } = await renderApp({ user: driver });
  const settings = await openSettings(person);
  expect(settings.getByRole('switch', { name: 'Sound' })).toBeChecked();
  expect(settings.getByRole('switch', { name: 'Notifications' })).not.toBeChecked();
  const languages = within(settings.getByRole('group', { name: 'Language' }));
  expect(languages.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
  expect(languages.getByRole('button', { name: 'Français', pressed: false })).toBeVisible();
  expect(namesOf(settings.getAllByRole('button')).slice(2)).toEqual([
    'Change password…',
    'Two-step sign-in…',
    'Signed-in devices',
    'Logout',
    'Close',
  ]);
  expect(settings.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/docs/drivers');
  expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  removePush();
});

test('in the browser of an iPhone the settings advise the home screen', async () => {
  Object.assign(navigator, { standalone: false });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
  serveJobs(makeHaul(1));
  const { person } = await renderApp({ user: driver });
  const settings = await openSettings(person);
  expect(settings.getByText(/^On an iPhone, add the portal to the home screen/)).toBeVisible();
});

test('below the jobs there is no setting', async () => {
  serveJobs(makeHaul(1));
  await renderApp({ user: driver });
  await screen.findByRole('article', { name: 'Job #1' });
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('switch')).toBeNull();
  expect(main.queryByRole('button', { name: 'Français' })).toBeNull();
});

test('a dialog of the account returns to the settings, and these to the dashboard', async () => {
  serveJobs(makeHaul(1));
  const { person } = await renderApp({ user: driver });
  const settings = await openSettings(person);
  await person.click(settings.getByRole('button', { name: 'Change password…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change your password' });
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await person.click(settings.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Settings' })).toHaveFocus());
});

test('the office finds language and logout in the settings of a driver', async () => {
  serveJobs(makeHaul(1));
  server.use(http.get('*/api/drivers/4', () => HttpResponse.json(makeDriver(4, { name: 'Drew' }))));
  const { person } = await renderApp({ path: '/driver/4', user: admin });
  const settings = await openSettings(person);
  expect(settings.queryByRole('switch')).toBeNull();
  expect(namesOf(settings.getAllByRole('button'))).toEqual([
    'English',
    'Français',
    'Logout',
    'Close',
  ]);
});

test.each([
  ['/driver/4', 'Authentication Required'],
  ['/login', 'Sign In'],
  ['/reset-password#token', 'Set a new password'],
])('before signing in, the language can be changed at %s', async (path, text) => {
  const { person, texts } = await renderApp({ path });
  await screen.findAllByText(text);
  await person.click(screen.getByRole('button', { name: 'Français' }));
  expect(await screen.findByRole('button', { name: 'English' })).toBeVisible();
  expect(texts.language).toBe('fr-CA');
});
