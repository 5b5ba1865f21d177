import { renderHook } from '@testing-library/react';
import { useLateParts } from './useLateParts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a phone without room tries three times to keep the code reader', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const open = vi.fn(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
  vi.stubGlobal('caches', { open });
  renderHook(() => useLateParts());
  for (const times of [1, 2, 3]) {
    vi.advanceTimersByTime(30_000);
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(times), { timeout: 200_000 });
  }
  vi.advanceTimersByTime(3_600_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(open).toHaveBeenCalledTimes(3);
});
