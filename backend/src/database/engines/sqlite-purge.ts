import type BetterSqlite3 from 'better-sqlite3';

/** Rewritten in half a second of CPU time. */
const SMALL_BYTES = 32_000_000;
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Rewrites the file, so that no index of words, free page or page's gap holds what was deleted or replaced. Answers false
 * for a large file that has to wait, and where another program, such as a backup, reads the old pages.
 */
export function purgeFile(file: BetterSqlite3.Database, mayTakeLong: boolean): boolean {
  const pages = Number(file.pragma('page_count', { simple: true }));
  const size = pages * Number(file.pragma('page_size', { simple: true }));
  if (size > SMALL_BYTES && !mayTakeLong) return false;
  // A deleted word stays in older segments of FTS5 until they are merged.
  const indexes = file
    .prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE sql LIKE '%USING fts5%'")
    .all();
  for (const { name } of indexes) file.exec(`INSERT INTO ${name} (${name}) VALUES ('optimize')`);
  file.exec('VACUUM');
  return emptyWal(file);
}

function emptyWal(file: BetterSqlite3.Database): boolean {
  file.pragma('busy_timeout = 0');
  try {
    const [result] = file.pragma('wal_checkpoint(TRUNCATE)') as { readonly busy: number }[]; // as SQLite documents it
    return result?.busy === 0;
  } finally {
    file.pragma(`busy_timeout = ${String(BUSY_TIMEOUT_MS)}`);
  }
}
