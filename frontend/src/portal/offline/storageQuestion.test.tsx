import { screen, waitFor } from '@testing-library/react';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import '../../testing/phone/offlineStore';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';

const QUESTION = { name: 'Keep your work on this phone?' };
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0';
const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';

const persist = vi.fn<() => Promise<boolean>>();

function setBrowser(agent: string, isPersisted: boolean): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const persisted = () => Promise.resolve(isPersisted);
  const query = () => Promise.resolve({ state: 'prompt' });
  for (const [name, value] of Object.entries({
    storage: { persisted, persist },
    permissions: { query },
  }))
    Object.defineProperty(navigator, name, { configurable: true, value });
}

beforeEach(() => {
  persist.mockReset();
  persist.mockResolvedValue(false);
  serveJobs(makeHaul(7));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['storage', 'permissions']) Reflect.deleteProperty(navigator, name);
  localStorage.removeItem('driver_storage');
});

const openJob = async () => {
  const view = await renderApp({ path: '/job/7', user: driver });
  await screen.findByRole('link', { name: 'Bill of lading (PDF)' });
  return view;
};

test('Firefox asks for storage only after the driver has read why, and a refusal is explained', async () => {
  setBrowser(FIREFOX, false);
  const { person } = await openJob();
  expect(await screen.findByRole('region', QUESTION)).toHaveTextContent(/until they are sent/);
  expect(persist).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Keep My Work' }));
  expect(await screen.findByText(/may delete unsent updates when the phone is full/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('region', QUESTION)).toBeNull();
  expect(localStorage.getItem('driver_storage')).toBe('no');
});

test('the question ends once the browser keeps the storage', async () => {
  setBrowser(FIREFOX, false);
  persist.mockResolvedValue(true);
  const { person } = await openJob();
  await person.click(await screen.findByRole('button', { name: 'Keep My Work' }));
  await waitFor(() => expect(screen.queryByRole('region', QUESTION)).toBeNull());
});

test('Firefox that already keeps the storage is not asked again', async () => {
  setBrowser(FIREFOX, true);
  await openJob();
  expect(screen.queryByRole('region', QUESTION)).toBeNull();
  expect(persist).not.toHaveBeenCalled();
});

test('a browser that decides by itself is asked without a question', async () => {
  setBrowser(CHROME, false);
  await openJob();
  await waitFor(() => expect(persist).toHaveBeenCalled());
  expect(screen.queryByRole('region', QUESTION)).toBeNull();
});
