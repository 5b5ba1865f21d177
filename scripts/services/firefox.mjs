/** The Firefox that tests drive. As a command, `node scripts/services/firefox.mjs` prints its path. */
import { ensureProgram, thisMachine } from './binaries.mjs';
import { printInForeground } from './foreground.mjs';

/** @type {import('./binaries.mjs').Program} */
export const FIREFOX = {
  title: 'Firefox',
  names: ['firefox-esr', 'firefox'],
  debianPackage: 'firefox-esr',
  override: 'FIREFOX_PATH',
};

/**
 * The path of a Firefox, installed first if possible.
 * @param {import('./binaries.mjs').Machine} [machine]
 * @returns {Promise<string>}
 */
export function ensureFirefox(machine = thisMachine()) {
  return ensureProgram(FIREFOX, machine);
}

/** Without a sound server, Firefox never starts to play. */
const PULSEAUDIO = {
  title: 'PulseAudio',
  names: ['pulseaudio'],
  debianPackage: 'pulseaudio',
  override: 'PULSEAUDIO_PATH',
};

/**
 * The path of a sound server, installed first if possible.
 * @param {import('./binaries.mjs').Machine} [machine]
 * @returns {Promise<string>}
 */
export function ensurePulseaudio(machine = thisMachine()) {
  return ensureProgram(PULSEAUDIO, machine);
}

void printInForeground(import.meta.url, ensureFirefox);
