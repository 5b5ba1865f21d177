import { act, screen } from '@testing-library/react';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';

test('the bill of lading opens in a new window, and offline says that it needs a network', async () => {
  serveJobs(makeHaul(7));
  await renderApp({ path: '/job/7', user: driver });
  const link = await screen.findByRole('link', { name: 'Bill of lading (PDF)' });
  expect(link).toHaveAttribute('href', '/api/jobs/7/bill-of-lading?stage=pickup&language=both');
  expect(link).toHaveAttribute('target', '_blank');

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.queryByRole('link', { name: 'Bill of lading (PDF)' })).toBeNull();
  expect(screen.getByText('The bill of lading opens when you have a signal.')).toBeVisible();
});
