import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureChromium } from '../../scripts/services/chromium.mjs';

const run = promisify(execFile);

/** The JSON output of a script in this folder. @param {string} script @param {string[]} args */
export async function told(script, args) {
  const file = join(import.meta.dirname, script);
  const { stdout } = await run(process.execPath, [file, ...args], {
    maxBuffer: 1 << 24,
    env: { ...process.env, CHROMIUM_PATH: await ensureChromium() },
  });
  return JSON.parse(stdout);
}
