import { dayOf } from '@dispatch/domain/time/company-day';
import { useSyncExternalStore } from 'react';
import { useConfig } from '../../api/config';

const LOOK_EVERY_MS = 60_000;

/** Every mark of a list needs the current day; one timer serves all. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  timer ??= setInterval(() => {
    for (const listener of listeners) listener();
  }, LOOK_EVERY_MS);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The company's current day `YYYY-MM-DD`; updates a screen that stays open past midnight. */
export function useToday(): string {
  const { timeZone } = useConfig();
  return useSyncExternalStore(subscribe, () => dayOf(new Date(), timeZone));
}
