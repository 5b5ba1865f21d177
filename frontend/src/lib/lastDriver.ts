import { removeServiceWorker } from './serviceWorker';

const KEY = 'last_driver';

/** The driver this phone belongs to until they log out; what a start without network shows. */
export interface LastDriver<User, Config> {
  readonly user: User;
  readonly config: Config | null;
  /** The server ended the session: sign-in is asked for, and what waits stays. */
  readonly hasEnded: boolean;
}

export function readLastDriver<User, Config>(): LastDriver<User, Config> | null {
  try {
    const text = localStorage.getItem(KEY);
    const last = JSON.parse(text ?? 'null') as LastDriver<User, Config> | null; // as written below
    // Another version may have written less.
    return typeof last?.user === 'object' ? last : null;
  } catch {
    return null;
  }
}

export function rememberLastDriver<User, Config>(driver: LastDriver<User, Config>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(driver));
  } catch {
    // Storage may be refused; a start without network then shows nothing.
  }
}

/** Also ends what serves the portal without a network, unless the next one is a driver as well. */
export function forgetLastDriver(next: 'driver' | 'other'): void {
  try {
    if (localStorage.getItem(KEY) === null) return;
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
  if (next === 'other') void removeServiceWorker();
}
