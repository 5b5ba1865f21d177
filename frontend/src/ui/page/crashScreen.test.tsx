import { screen } from '@testing-library/react';
import { storeToken } from '../../api/request/sessionToken';
import { forgetScreens } from '../../lib/forgetScreens';
import { rememberLastDriver, readLastDriver } from '../../lib/lastDriver';
import { offlineDatabase } from '../../portal/offline/store/database';
import { countLost, rememberWaiting } from '../../portal/offline/queue/lostUpdates';
import '../../testing/phone/offlineStore';
import { renderBare } from '../../testing/render';
import { ErrorBoundary } from './ErrorBoundary';

function Broken(): never {
  throw new Error('broken');
}

test('offers a restart without stored data when the page fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderBare(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('button', { name: 'Reset Screens' })).toBeVisible();
  vi.restoreAllMocks();
});

test('forgets screens on a restart, but keeps the session and unsent work', async () => {
  localStorage.setItem('handover', 'anything');
  storeToken('a token');
  rememberLastDriver({ user: { id: 7 }, config: null, hasEnded: false });
  rememberWaiting('updates', 7, 3, 'this store');
  const database = await offlineDatabase();
  const operation = { id: 'one', userId: 7 };
  await database.put('operations', operation as never); // only its presence matters here
  await database.put('copies', { userId: 7, driverId: 1, copy: {} } as never); // likewise

  await forgetScreens();

  expect(localStorage.getItem('handover')).toBeNull();
  expect(localStorage.getItem('auth_token')).toBe('a token');
  expect(readLastDriver()).toMatchObject({ user: { id: 7 } });
  expect(countLost('updates', 7, 'another store')).toBe(3);
  expect(await database.count('operations')).toBe(1);
  expect(await database.count('copies')).toBe(0);
});
