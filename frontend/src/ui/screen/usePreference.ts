import { useCallback, useSyncExternalStore } from 'react';

const CHANGED = 'preference-changed';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** A setting stored in this browser, such as the density of tables. */
export function usePreference<Value extends string>(
  key: string,
  values: readonly Value[],
  fallback: Value,
): [Value, (value: Value) => void] {
  const stored = useSyncExternalStore(subscribe, () => read(key));
  const change = useCallback(
    (value: Value) => {
      try {
        localStorage.setItem(key, value);
      } catch {
        // Storage may be blocked; the setting is then not saved.
      }
      window.dispatchEvent(new Event(CHANGED));
    },
    [key],
  );
  return [values.find((value) => value === stored) ?? fallback, change];
}
