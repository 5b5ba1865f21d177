import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The first keyed link, stored in the data folder. It exposes a chain rebuilt without a key by an attacker who has only
 * the database.
 */
export interface Anchor {
  readonly no: number;
  readonly hash: string;
}

const anchorFile = (dataDir: string) => join(dataDir, 'audit-anchor');

/** Null if this folder has no anchor yet. */
export function readAnchor(dataDir: string): Anchor | null {
  try {
    const [no, hash] = readFileSync(anchorFile(dataDir), 'utf8').trim().split(' ');
    return hash === undefined ? null : { no: Number(no), hash };
  } catch {
    return null;
  }
}

export function keepAnchor(dataDir: string, { no, hash }: Anchor): void {
  try {
    writeFileSync(anchorFile(dataDir), `${String(no)} ${hash}\n`, { mode: 0o600, flag: 'wx' });
  } catch {
    // Another process wrote it, or the folder is read-only.
  }
}

/** A restored database has its backup's chain. */
export function forgetAnchor(dataDir: string): void {
  rmSync(anchorFile(dataDir), { force: true });
}
