import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The first link with a key, noted in the data folder. It reveals a chain that was rebuilt without a key by somebody with
 * access to the database alone.
 */
export interface Anchor {
  readonly no: number;
  readonly hash: string;
}

const anchorFile = (dataDir: string) => join(dataDir, 'audit-anchor');

/** Null where this folder has noted nothing yet. */
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
    // Another process noted it, or the folder is read-only.
  }
}

/** A restored database has the chain of its backup. */
export function forgetAnchor(dataDir: string): void {
  rmSync(anchorFile(dataDir), { force: true });
}
