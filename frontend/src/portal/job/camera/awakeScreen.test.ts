import { act, renderHook } from '@testing-library/react';
import { useAwakeScreen } from './useAwakeScreen';

const release = vi.fn(() => Promise.resolve());
const request = vi.fn(() => Promise.resolve({ release }));
const settle = () => act(() => Promise.resolve());

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(navigator, { wakeLock: { request } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('the screen stays on while the camera is on, also after the page was hidden', async () => {
  const { rerender } = renderHook(useAwakeScreen, { initialProps: false });
  expect(request).not.toHaveBeenCalled();
  rerender(true);
  await settle();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
  expect(release).not.toHaveBeenCalled();
  rerender(false);
  await settle();
  expect(release).toHaveBeenCalled();
});

test('a browser without the lock, or one that refuses it, shows the camera all the same', async () => {
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
  renderHook(() => useAwakeScreen(true));
  await settle();
  Reflect.deleteProperty(navigator, 'wakeLock');
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(release).not.toHaveBeenCalled();
});
