import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { closeDataFolder } from './private-data';
import { type Settings, SettingsError, loadSettings } from './settings';

/** Looked for in the folder of the start and the one above: npm runs workspaces in their own. */
const ENV_FILES = ['.env', join('..', '.env')];

/**
 * The settings of this process; prints what is wrong with them and ends it with status 1.
 * Every program calls it first, so it also sets the time zone to UTC, and keeps other users from its files.
 */
export function settingsOrExit(): Settings {
  process.env['TZ'] = 'UTC';
  process.umask(0o077);
  try {
    const file = process.env['NODE_ENV'] === 'production' ? {} : envFile();
    const settings = loadSettings({ ...file, ...process.env });
    for (const warning of closeDataFolder(settings.dataDir)) process.stderr.write(`${warning}\n`);
    return settings;
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
