/** What the browser keeps for this tab alone, as JSON; null where there is nothing, or nothing that can be read. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Null takes it away. */
export function keepInTab(key: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or refused; the form itself still has everything.
  }
}
