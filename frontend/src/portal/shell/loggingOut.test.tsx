import { act, screen, waitFor } from '@testing-library/react';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import { holdAnswers, LOADED, press } from '../../testing/phone/driverTaps';
import '../../testing/phone/offlineStore';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';

test('logging out waits at most six seconds for a slow network, then warns', async () => {
  serveJobs(makeHaul(7));
  const held = holdAnswers();
  const { person } = await renderApp({ path: '/job/7', user: driver });
  await press(person, LOADED);
  await waitFor(() => expect(held.calls()).toBe(1));
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('button', { name: 'Logging out...', busy: true });
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(await screen.findByRole('alertdialog', { name: 'Updates not sent yet' })).toBeVisible();
  vi.useRealTimers();
  held.release();
});
