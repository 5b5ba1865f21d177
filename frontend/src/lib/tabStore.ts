/** Reads a JSON value from this tab's session storage; null if it is missing or unreadable. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The key prefix of a user's unsaved form data. */
export const keptWorkOf = (userId: number) => `kept-work-${userId}-`;

/** Null deletes the entry. */
export function keepInTab(key: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or refused; the form itself still has all data.
  }
}

/** Deletes all entries whose key has this prefix. */
export function dropFromTab(prefix: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage was refused, so nothing is stored.
  }
}
