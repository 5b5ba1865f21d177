/** What the browser keeps for this tab alone, as JSON; null where there is nothing, or nothing that can be read. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** How the names of unsaved work in forms begin, by person. */
export const keptWorkOf = (userId: number) => `kept-work-${userId}-`;

/** Null takes it away. */
export function keepInTab(key: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or refused; the form itself still has everything.
  }
}

/** Takes away everything whose name begins so. */
export function dropFromTab(prefix: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage was refused, so nothing is kept.
  }
}
