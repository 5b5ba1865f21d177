/** A node whose data are on their own small disk, which can be filled. Requires the right to mount. */
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Enough for a node of the tests, with some space left. */
const DISK = 'size=768m,mode=0700';
const PIECE = Buffer.alloc(64 * 1024);

/** @type {Set<string>} */
const mounted = new Set();
// Unmounts before the folders around it are removed. The node may still be running.
process.prependOnceListener('exit', () => {
  for (const folder of mounted) execFileSync('umount', ['--lazy', folder]);
});

/** Whether the test can mount on this machine. */
export function canMount() {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}

/**
 * Moves a folder to its own disk, once.
 * @param {string} folder of a node that is stopped
 */
export function moveToSmallDisk(folder) {
  if (mounted.has(folder)) return;
  const away = `${folder}.moved`;
  renameSync(folder, away);
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', folder]);
  mounted.add(folder);
  cpSync(away, folder, { recursive: true });
  rmSync(away, { recursive: true });
}

/**
 * Fills the disk completely.
 * @param {string} folder
 * @returns {() => void} frees the space; safe to call twice
 */
export function fillDisk(folder) {
  const file = join(folder, 'filler');
  const handle = openSync(file, 'w');
  try {
    // Ends with the disk-full error.
    for (let size = PIECE.length; size >= 1;) {
      try {
        writeSync(handle, PIECE, 0, size);
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(handle);
  }
  return () => {
    rmSync(file, { force: true });
  };
}
