/** Where each kind is counted. */
const KEYS = { updates: 'offline_store', photos: 'offline_photos' } as const;
export type Counted = keyof typeof KEYS;

interface Remembered {
  readonly userId: number;
  /** The id of the database, under the name that phones have kept it by. */
  readonly birth: string | null;
  readonly waiting: number;
}

function remembered(kind: Counted): Remembered | null {
  try {
    const text = localStorage.getItem(KEYS[kind]);
    // Only the function below writes there, in this shape.
    return text === null ? null : (JSON.parse(text) as Remembered);
  } catch {
    return null;
  }
}

/** Beside the store, so that it is noticed when the browser empties the store alone. */
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
    // An emptied store is then not noticed.
  }
}

/** How many updates or photos of this person the browser threw away, at most, where this is the store's id. */
export function countLost(kind: Counted, userId: number, storeId: string | null): number {
  const last = remembered(kind);
  return last === null || last.userId !== userId || last.birth === storeId ? 0 : last.waiting;
}
