/** The storage key of each count. */
const KEYS = { updates: 'offline_store', photos: 'offline_photos' } as const;
export type Counted = keyof typeof KEYS;

interface Remembered {
  readonly userId: number;
  /** The id of the database, under the field name that phones already store. */
  readonly birth: string | null;
  readonly waiting: number;
}

function remembered(kind: Counted): Remembered | null {
  try {
    const text = localStorage.getItem(KEYS[kind]);
    const stored = JSON.parse(text ?? 'null') as Partial<Remembered> | null;
    return typeof stored?.waiting === 'number' ? (stored as Remembered) : null; // as written below
  } catch {
    return null;
  }
}

/** Stored in `localStorage`, to detect that the browser has cleared only the database. */
export function rememberWaiting(
  kind: Counted,
  userId: number,
  waiting: number,
  storeId: string | null,
): void {
  try {
    localStorage.setItem(
      KEYS[kind],
      JSON.stringify({ userId, birth: storeId, waiting } satisfies Remembered),
    );
  } catch {
    // Clearing the database then goes unnoticed.
  }
}

/**
 * The maximum number of this user's updates or photos that the browser evicted, given the current
 * database id.
 */
export function countLost(kind: Counted, userId: number, storeId: string | null): number {
  const last = remembered(kind);
  return last === null || last.userId !== userId || last.birth === storeId ? 0 : last.waiting;
}
