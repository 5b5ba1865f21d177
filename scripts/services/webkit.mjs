/**
 * WebKitGTK, the engine of Safari, for tests. As a command, `node scripts/services/webkit.mjs` prints the path of its
 * driver.
 */
import { ensureProgram, thisMachine } from './binaries.mjs';
import { printInForeground } from './foreground.mjs';

/** @type {import('./binaries.mjs').Program} */
const DRIVER = {
  title: 'The driver of WebKitGTK',
  names: ['WebKitWebDriver'],
  debianPackage: 'webkit2gtk-driver',
  override: 'WEBKIT_DRIVER_PATH',
};

/** It has no mode without windows, so it needs a screen and a message bus. */
const AROUND = [
  { title: 'Xvfb', names: ['Xvfb'], debianPackage: 'xvfb' },
  { title: 'dbus-run-session', names: ['dbus-run-session'], debianPackage: 'dbus' },
];

/**
 * The path of WebKitGTK's driver, installed first if possible, with all that it needs.
 * @param {import('./binaries.mjs').Machine} [machine]
 * @returns {Promise<string>}
 */
export async function ensureWebkit(machine = thisMachine()) {
  const driver = await ensureProgram(DRIVER, machine);
  for (const program of AROUND) await ensureProgram(program, machine);
  return driver;
}

void printInForeground(import.meta.url, ensureWebkit);
