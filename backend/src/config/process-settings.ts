import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadSettings, type Settings, SettingsError } from './settings';

/** All entries of the data folder; SQLite gives its side files the permissions of the database. */
const OWN_ENTRIES = [
  ...['dispatch.db', 'dispatch.db-wal', 'dispatch.db-shm', 'dispatch.lock', 'jwt-secret'],
  ...['audit-key', 'audit-anchor'],
  ...['files', 'incoming', 'backups'],
];
const OF_OTHERS = 0o077;
/** Marks a shared folder, such as `/tmp`, that other users need. */
const STICKY = 0o1000;

/**
 * Removes other users' permissions from a data folder made by an earlier version or another program. Returns one line
 * for each entry that other users can still open.
 */
function closeDataFolder(dataDir: string): string[] {
  // Windows has no such permissions, and Node reports invented ones.
  if (process.platform === 'win32') return [];
  const paths = [dataDir, ...OWN_ENTRIES.map((name) => join(dataDir, name))];
  return paths.filter((path) => existsSync(path)).flatMap(closePath);
}

function closePath(path: string): string[] {
  const { mode } = statSync(path);
  if ((mode & OF_OTHERS) === 0) return [];
  try {
    if ((mode & STICKY) !== 0) throw new Error('the folder is for many users');
    chmodSync(path, mode & 0o7777 & ~OF_OTHERS);
    return [];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [
      `Other users of this machine may open ${path}, and its rights cannot be changed (${why}). Give it to the server's user alone.`,
    ];
  }
}

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
