import { act, fireEvent } from '@testing-library/react';
import { SEARCH_DEBOUNCE_MS } from '@dispatch/domain/limits';

/**
 * Types into a focused search field: each key comes one millisecond before the debounce ends, then
 * it ends. Uses fake timers, because a busy machine may pause between keys.
 */
export function typeSlowly(field: HTMLElement, text: string): void {
  const { value } = field as HTMLInputElement; // what a search is typed into
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (let end = 1; end <= text.length; end += 1) {
      pass(SEARCH_DEBOUNCE_MS - 1);
      fireEvent.change(field, { target: { value: value + text.slice(0, end) } });
    }
    pass(SEARCH_DEBOUNCE_MS);
  } finally {
    vi.useRealTimers();
  }
}
