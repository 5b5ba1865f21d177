import { dayOf } from '@dispatch/domain/time/company-day';
import { useSyncExternalStore } from 'react';
import { useConfig } from '../../api/config';

const LOOK_EVERY_MS = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** The company's day `YYYY-MM-DD`; a screen that stays open over midnight learns of the next. */
export function useToday(): string {
  const { timeZone } = useConfig();
  return useSyncExternalStore(subscribe, () => dayOf(new Date(), timeZone));
}
