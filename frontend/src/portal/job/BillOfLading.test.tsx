import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../testing/answers/server';
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

test('in an app on the home screen of an iPhone it is shared, so that the portal stays open', async () => {
  const shared: string[] = [];
  const refusals = [new DOMException('too late', 'NotAllowedError')];
  Object.assign(navigator, {
    standalone: true,
    share: ({ files }: { files: File[] }) => {
      const refusal = refusals.pop();
      if (refusal) return Promise.reject(refusal);
      shared.push(...files.map(({ name, type }) => `${name} ${type}`));
      return Promise.resolve();
    },
  });
  onTestFinished(() => {
    for (const name of ['standalone', 'share']) Reflect.deleteProperty(navigator, name);
  });
  let loads = 0;
  server.use(
    http.get('*/api/jobs/7/bill-of-lading', () => {
      loads += 1;
      return new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
    }),
  );
  serveJobs(makeHaul(7));
  const { person } = await renderApp({ path: '/job/7', user: driver });
  const open = await screen.findByRole('button', { name: 'Bill of lading (PDF)' });
  await person.click(open);
  expect(await screen.findByText('The bill of lading is ready: press again.')).toBeVisible();
  await person.click(open);
  await waitFor(() => expect(shared).toEqual(['bill-of-lading.pdf application/pdf']));
  expect(loads).toBe(1);
});
