/** The browsers that tests drive. As a command, `node scripts/services/chromium.mjs` prints the path of Chromium. */
import { ensureProgram, findProgram, thisMachine } from './binaries.mjs';
import { printInForeground } from './foreground.mjs';

/** @type {import('./binaries.mjs').Program} */
export const CHROMIUM = {
  title: 'Chromium',
  names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  debianPackage: 'chromium',
  override: 'CHROMIUM_PATH',
};

/**
 * The headless shell of Chromium, which can neither install apps nor receive push messages. A walk through every driver
 * screen takes 125 s of CPU time with it, and 194 s with the full browser.
 * @type {import('./binaries.mjs').Program}
 */
export const HEADLESS_SHELL = {
  title: 'Chromium without windows',
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  debianPackage: 'chromium-headless-shell',
  override: 'HEADLESS_SHELL_PATH',
};

/**
 * The path of a Chromium, installed first if possible.
 * @param {import('./binaries.mjs').Machine} [machine]
 * @returns {Promise<string>}
 */
export function ensureChromium(machine = thisMachine()) {
  return ensureProgram(CHROMIUM, machine);
}

/**
 * The path of the browser for screens: the headless shell, or a full browser if it is not available.
 * @param {import('./binaries.mjs').Machine} [machine]
 * @returns {Promise<string>}
 */
export async function ensureHeadlessShell(machine = thisMachine()) {
  const present = findProgram(HEADLESS_SHELL, machine);
  if (present) return present;
  return ensureProgram(HEADLESS_SHELL, machine).catch(() => ensureProgram(CHROMIUM, machine));
}

void printInForeground(import.meta.url, ensureChromium);
