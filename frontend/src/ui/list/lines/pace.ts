/** A sixth of what a task may take for typing to go on meanwhile: it draws and tidies memory too. */
const SLOW_MS = 8;
/** Below this there is room for more. */
const QUICK_MS = 4;
/** More than any window shows. */
const MOST = 60;

/** Records that came, and how long it took to lay them out. */
interface Step {
  readonly records: number;
  readonly ms: number;
}

/** How many records may come at once, after so many came: fewer where they took long. */
export function nextPace(pace: number, { records, ms }: Step): number {
  if (ms > SLOW_MS) return Math.max(1, Math.floor(Math.min(pace, records) / 2));
  if (ms < QUICK_MS && records >= pace) return Math.min(MOST, pace + 1);
  return pace;
}
