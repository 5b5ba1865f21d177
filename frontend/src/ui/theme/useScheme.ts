import { useSyncExternalStore } from 'react';
import type { Scheme } from './tokens';

/** Where the choice of light or dark is kept; MUI's theme reads and writes the same place. */
export const SCHEME_KEY = 'mui-mode';

const IS_DARK = '(prefers-color-scheme: dark)';

function readMode(): Mode {
  let choice: string | null = null;
  try {
    choice = localStorage.getItem(SCHEME_KEY);
  } catch {
    // Storage may be refused; the system then decides.
  }
  return MODES.find((mode) => mode === choice) ?? 'system';
}

function read(): Scheme {
  const mode = readMode();
  if (mode !== 'system') return mode;
  return window.matchMedia(IS_DARK).matches ? 'dark' : 'light';
}

function choose(mode: Mode): void {
  try {
    localStorage.setItem(SCHEME_KEY, mode);
  } catch {
    // The choice is then not kept, and not made.
  }
  // As from another tab, so that MUI's theme, if it is there, hears it too.
  window.dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEY, newValue: mode }));
}

/** 'system' follows the system's. */
export const MODES = ['light', 'dark', 'system'] as const;
export type Mode = (typeof MODES)[number];

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

/** What was chosen on this device, and the way to choose. */
export function useMode(): [Mode, (mode: Mode) => void] {
  return [useSyncExternalStore(subscribe, readMode), choose];
}
