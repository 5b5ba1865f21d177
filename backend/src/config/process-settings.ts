import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Settings, SettingsError, loadSettings } from './settings';

/** Looked for in the folder of the start and the one above: npm runs workspaces in their own. */
const ENV_FILES = ['.env', join('..', '.env')];

/**
 * The settings of this process; prints what is wrong with them and ends it with status 1.
 * Also sets the process's time zone to UTC, so that no date depends on the machine.
 */
export function settingsOrExit(): Settings {
  process.env['TZ'] = 'UTC';
  try {
    const file = process.env['NODE_ENV'] === 'production' ? {} : envFile();
    return loadSettings({ ...file, ...process.env });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    for (const problem of error.problems) process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
}

/** What the environment already has wins over it. */
function envFile(): Record<string, string | undefined> {
  const file = ENV_FILES.find((candidate) => existsSync(candidate));
  return file === undefined ? {} : parseEnv(readFileSync(file, 'utf8'));
}
