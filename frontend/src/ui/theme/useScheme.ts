import { useSyncExternalStore } from 'react';
import type { Scheme } from './tokens';

/** Storage key of the colour scheme, shared with MUI's theme. */
export const SCHEME_KEY = 'mui-mode';

const IS_DARK = '(prefers-color-scheme: dark)';

function readMode(): Mode {
  let choice: string | null = null;
  try {
    choice = localStorage.getItem(SCHEME_KEY);
  } catch {
    // Storage may be blocked; then the system's scheme applies.
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
    // If storage is blocked, the choice has no effect.
  }
  // Simulates an event from another tab, so that MUI's theme updates too.
  window.dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEY, newValue: mode }));
}

/** 'system' follows the system's scheme. */
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

/** The scheme chosen on this device, or else the system's. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, read);
}

/** The mode chosen on this device, and a setter. */
export function useMode(): [Mode, (mode: Mode) => void] {
  return [useSyncExternalStore(subscribe, readMode), choose];
}
