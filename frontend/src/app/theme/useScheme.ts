import { useSyncExternalStore } from 'react';
import type { Scheme } from './tokens';

/** Where the choice of light or dark is kept; MUI's theme reads and writes the same place. */
export const SCHEME_KEY = 'mui-mode';

const IS_DARK = '(prefers-color-scheme: dark)';

function read(): Scheme {
  let choice: string | null = null;
  try {
    choice = localStorage.getItem(SCHEME_KEY);
  } catch {
    // Storage may be refused; the system then decides.
  }
  if (choice === 'light' || choice === 'dark') return choice;
  return window.matchMedia(IS_DARK).matches ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const system = window.matchMedia(IS_DARK);
  system.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    system.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** As chosen on this device, else as its system is. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, read);
}
