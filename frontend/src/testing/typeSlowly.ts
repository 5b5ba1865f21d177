import { act, fireEvent } from '@testing-library/react';
import { SEARCH_DEBOUNCE_MS } from '@dispatch/domain/limits';

/**
 * Adds a text to a focused field of a search: each key comes in the last millisecond in which typing has not rested, then it
 * rests. By a clock of its own, since a busy machine may pause between two keys.
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
