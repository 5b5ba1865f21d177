import { removeServiceWorker } from './serviceWorker';

const KEY = 'last_driver';

/** The driver of this phone until logout; used when the portal starts offline. */
export interface LastDriver<User, Config> {
  readonly user: User;
  readonly config: Config | null;
  /** The server ended the session: the driver must sign in again, and unsent work stays. */
  readonly hasEnded: boolean;
}

export function readLastDriver<User, Config>(): LastDriver<User, Config> | null {
  try {
    const text = localStorage.getItem(KEY);
    const last = JSON.parse(text ?? 'null') as LastDriver<User, Config> | null; // as written below
    // An older version may have written fewer fields.
    return typeof last?.user === 'object' && last.user !== null ? last : null;
  } catch {
    return null;
  }
}

export function rememberLastDriver<User, Config>(driver: LastDriver<User, Config>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(driver));
  } catch {
    // Storage may be refused; an offline start then shows nothing.
  }
}

/** Also unregisters the service worker, unless the next user is a driver too. */
export function forgetLastDriver(next: 'driver' | 'other'): void {
  try {
    if (localStorage.getItem(KEY) === null) return;
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
  if (next === 'other') void removeServiceWorker();
}
