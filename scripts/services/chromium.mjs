/**
 * The browser that the end-to-end tests drive.
 * As a command, `node scripts/services/chromium.mjs` prints its path.
 */
import { ensureProgram, thisMachine } from './binaries.mjs';
import { printInForeground } from './foreground.mjs';

/** @type {import('./binaries.mjs').Program} */
export const CHROMIUM = {
  title: 'Chromium',
  names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  debianPackage: 'chromium',
  override: 'CHROMIUM_PATH',
};

/**
 * The path of a Chromium, installed first where that is possible.
 * @param {import('./binaries.mjs').Machine} [machine]
 * @returns {Promise<string>}
 */
export function ensureChromium(machine = thisMachine()) {
  return ensureProgram(CHROMIUM, machine);
}

void printInForeground(import.meta.url, ensureChromium);
