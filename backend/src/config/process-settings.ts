import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { closeDataFolder } from './private-data';
import { type Settings, SettingsError, loadSettings } from './settings';

/** Searched in the working directory and its parent, since npm runs a workspace in its own folder. */
const ENV_FILES = ['.env', join('..', '.env')];

/**
 * The settings of this process; prints problems and exits with status 1. Every program calls it first, so it also sets
 * the time zone to UTC and a umask that excludes other users.
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

/** Variables already in the environment take precedence. */
function envFile(): Record<string, string | undefined> {
  const file = ENV_FILES.find((candidate) => existsSync(candidate));
  return file === undefined ? {} : parseEnv(readFileSync(file, 'utf8'));
}
