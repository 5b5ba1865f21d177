import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { NEUTRAL_CONFIG } from '../../api/config';
import { serveJobs } from '../../testing/phone/driverPortal';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';
import { server } from '../../testing/answers/server';
import { deriveShades } from './schemePalette';
import { SURFACES, TEXT_CONTRAST } from './tokens';
import { SCHEME_KEY } from './useScheme';

const root = document.documentElement;
const variable = (name: string) => root.style.getPropertyValue(name);

async function openPortal() {
  serveJobs();
  const view = await renderApp({ user: driver });
  await screen.findByRole('heading', { name: 'Driver Portal' });
  return view;
}

afterEach(() => localStorage.removeItem(SCHEME_KEY));

test("applies the company's colours in the portal and removes them afterwards", async () => {
  const primaryColor = '#ff5722';
  server.use(
    http.get('*/api/config', () => HttpResponse.json({ ...NEUTRAL_CONFIG, primaryColor })),
  );
  const view = await openPortal();
  const { main } = deriveShades(primaryColor, 'light', TEXT_CONTRAST.driver);
  await waitFor(() => expect(variable('--d-palette-primary-main')).toBe(main));
  expect(root).toHaveAttribute('data-audience', 'driver');
  view.unmount();
  expect(variable('--d-palette-primary-main')).toBe('');
  expect(root).not.toHaveAttribute('data-audience');
});

test('uses the scheme chosen in the console and follows changes in another tab', async () => {
  localStorage.setItem(SCHEME_KEY, 'dark');
  await openPortal();
  expect(root).toHaveAttribute('data-color-scheme', 'dark');
  expect(root.style.colorScheme).toBe('dark');
  expect(variable('--d-palette-background-default')).toBe(SURFACES.dark.page);
  localStorage.setItem(SCHEME_KEY, 'light');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEY, newValue: 'light' }));
  });
  expect(variable('--d-palette-background-default')).toBe(SURFACES.light.page);
});

test("follows the system's scheme without a choice", async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === '(prefers-color-scheme: dark)',
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  await openPortal();
  expect(root).toHaveAttribute('data-color-scheme', 'dark');
});
