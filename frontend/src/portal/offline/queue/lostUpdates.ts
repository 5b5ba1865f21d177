const KEY = 'offline_store';

interface Remembered {
  readonly userId: number;
  /** The id of the database, under the name that phones have kept it by. */
  readonly birth: string | null;
  readonly waiting: number;
}

function remembered(): Remembered | null {
  try {
    const text = localStorage.getItem(KEY);
    // Only the function below writes there, in this shape.
    return text === null ? null : (JSON.parse(text) as Remembered);
  } catch {
    return null;
  }
}

/** Beside the store, so that it is noticed when the browser empties the store alone. */
export function rememberWaiting(userId: number, waiting: number, storeId: string | null): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ userId, birth: storeId, waiting } satisfies Remembered),
    );
  } catch {
    // An emptied store is then not noticed.
  }
}

/** How many updates of this person the browser threw away, at most, where this is the store's id. */
export function countLost(userId: number, storeId: string | null): number {
  const last = remembered();
  return last === null || last.userId !== userId || last.birth === storeId ? 0 : last.waiting;
}
