import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeHaul } from '../../testing/phone/driverPortal';
import { renderPart } from '../../testing/render';
import { company } from '../../testing/samples';
import { server } from '../../testing/answers/server';
import { RouteMap } from './RouteMap';

const serviceScript = () =>
  document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]');

// The loader works once per page, so this test has its own file and thus its own page.
test('a script that cannot be loaded is only logged and the panels remain', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(
    http.get('*/api/config', () => HttpResponse.json({ ...company, googleMapsApiKey: 'key' })),
  );
  const nonce = document.createElement('meta');
  nonce.name = 'csp-nonce';
  nonce.content = 'once';
  document.head.append(nonce);
  await renderPart(<RouteMap job={makeHaul(7)} withDirections />);
  await waitFor(() => expect(serviceScript()).not.toBeNull());
  expect(serviceScript()?.nonce).toBe('once');
  // The loader retries three times with growing delays.
  vi.useFakeTimers();
  try {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      serviceScript()?.dispatchEvent(new Event('error'));
      await vi.advanceTimersByTimeAsync(30_000);
    }
  } finally {
    vi.useRealTimers();
  }
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith('The maps script failed to load', expect.anything()),
  );
  expect(screen.getAllByText('Open in maps')).toHaveLength(2);
});
