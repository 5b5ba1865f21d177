import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that a server keeps in its data folder; SQLite gives its side files the rights of the database. */
const OWN_ENTRIES = [
  ...['dispatch.db', 'dispatch.db-wal', 'dispatch.db-shm', 'dispatch.lock', 'jwt-secret'],
  ...['audit-key', 'audit-anchor'],
  ...['files', 'incoming', 'backups'],
];
const OF_OTHERS = 0o077;
/** A folder for many users, such as `/tmp`: others need it. */
const STICKY = 0o1000;

/**
 * Takes the rights of other users away from a data folder that an earlier version or another program made.
 * Returns one line for each entry that other users can still open.
 */
export function closeDataFolder(dataDir: string): string[] {
  // Windows has no such rights, and reports made-up ones.
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
