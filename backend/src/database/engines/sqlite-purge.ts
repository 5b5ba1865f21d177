import type BetterSqlite3 from 'better-sqlite3';

/** A file of this size is rewritten in half a second of CPU time. */
const SMALL_BYTES = 32_000_000;
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Rewrites the file to erase deleted and replaced values from word indexes, free pages and page gaps. Returns false if
 * the file is large and must wait, or if another program, such as a backup, reads the old pages.
 */
export function purgeFile(file: BetterSqlite3.Database, mayTakeLong: boolean): boolean {
  const pages = Number(file.pragma('page_count', { simple: true }));
  const size = pages * Number(file.pragma('page_size', { simple: true }));
  if (size > SMALL_BYTES && !mayTakeLong) return false;
  // A deleted word stays in older FTS5 segments until they are merged.
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
