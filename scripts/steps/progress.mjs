/** Output during a long step: its name at once, progress dots, and its duration. */

const REDRAW_MS = 1_000;
const SIGN_OF_LIFE_MS = 20_000;

/**
 * The output: a terminal, or a plain stream such as a log.
 * @typedef {{ isTTY?: boolean, write: (text: string) => unknown }} Screen
 */

/**
 * Runs one step with its own output line.
 * @template T
 * @param {string} title such as 'Installing packages'
 * @param {() => Promise<T>} work
 * @param {(result: T) => string} [outcome] the closing words; 'done' unless given
 * @param {Screen} [screen]
 * @returns {Promise<T>}
 */
export async function step(title, work, outcome = () => 'done', screen = process.stdout) {
  const startedAt = Date.now();
  const line = (/** @type {string} */ words) => {
    const text = `${title} … ${words}`;
    screen.write(screen.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
  };
  if (screen.isTTY) line('');
  else screen.write(`${title} …\n`);
  const pulse = setInterval(
    () => {
      line(screen.isTTY ? elapsed(startedAt) : `still at it after ${elapsed(startedAt)}`);
    },
    screen.isTTY ? REDRAW_MS : SIGN_OF_LIFE_MS,
  );
  try {
    const result = await work();
    line(`${outcome(result)} (${elapsed(startedAt)})`);
    return result;
  } catch (error) {
    line(`failed (${elapsed(startedAt)})`);
    throw error;
  } finally {
    clearInterval(pulse);
    if (screen.isTTY) screen.write('\n');
  }
}

/**
 * @param {number} startedAt milliseconds, as `Date.now()` gives them
 * @param {number} [now]
 * @returns {string} such as '4.2 s' or '3 min 05 s'
 */
export function elapsed(startedAt, now = Date.now()) {
  const seconds = (now - startedAt) / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 60))} min ${String(whole % 60).padStart(2, '0')} s`;
}
