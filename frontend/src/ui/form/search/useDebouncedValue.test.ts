import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './useDebouncedValue';

test('is the value that was given last, once it has rested', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook((text: string) => useDebouncedValue(text, 300), {
    initialProps: '',
  });
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  rerender('m');
  pass(299);
  rerender('ma');
  pass(299);
  expect(result.current).toBe('');
  pass(1);
  expect(result.current).toBe('ma');
});
