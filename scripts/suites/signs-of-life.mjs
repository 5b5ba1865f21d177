import { elapsed } from '../steps/progress.mjs';

const REDRAW_MS = 1_000;
const SIGN_OF_LIFE_MS = 20_000;

/**
 * Shows the running suites: in one updated line on a terminal, elsewhere in a line at intervals.
 * @param {import('../steps/progress.mjs').Screen} screen
 */
export function signsOfLife(screen) {
  /** @type {Map<string, number>} */
  const running = new Map();
  const clear = () => {
    if (screen.isTTY) screen.write('\r\u001b[K');
  };
  const tell = () => {
    if (running.size === 0) return;
    const names = [...running].map(([name, startedAt]) => `${name} (${elapsed(startedAt)})`);
    const text = `Running: ${names.join(', ')}`;
    clear();
    screen.write(screen.isTTY ? text : `${text}\n`);
  };
  const pulse = setInterval(tell, screen.isTTY ? REDRAW_MS : SIGN_OF_LIFE_MS);
  return {
    /** @param {string} name */
    begin(name) {
      running.set(name, Date.now());
      tell();
    },
    /**
     * Prints the whole output of the suite in one piece.
     * @param {string} name
     * @param {string} output
     */
    end(name, output) {
      running.delete(name);
      clear();
      screen.write(output);
      if (screen.isTTY) tell();
    },
    stop() {
      clearInterval(pulse);
      clear();
    },
  };
}
