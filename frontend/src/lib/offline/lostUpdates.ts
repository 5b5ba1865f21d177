import { birthOfStore } from './database';

const KEY = 'offline_store';

interface Remembered {
  readonly userId: number;
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
export async function rememberWaiting(userId: number, waiting: number): Promise<void> {
  const birth = await birthOfStore();
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, birth, waiting } satisfies Remembered));
  } catch {
    // An emptied store is then not noticed.
  }
}

/** How many updates of this person the browser threw away, at most. */
export async function countLost(userId: number): Promise<number> {
  const last = remembered();
  if (last === null || last.userId !== userId || last.waiting === 0) return 0;
  return (await birthOfStore()) === last.birth ? 0 : last.waiting;
}
