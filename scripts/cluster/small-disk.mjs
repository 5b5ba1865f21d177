/** A node whose data lie on a small disk of their own, which can be filled. Needs the right to mount. */
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

/** Holds what a node of the tests has, and leaves some room. */
const DISK = 'size=768m,mode=0700';
const PIECE = Buffer.alloc(64 * 1024);

/** @type {Set<string>} */
const mounted = new Set();
// Before anybody removes the folders around them. The node may not be gone yet.
process.prependOnceListener('exit', () => {
  for (const folder of mounted) execFileSync('umount', ['--lazy', folder]);
});

/** Whether this machine lets the test mount. */
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
 * Moves a folder onto a disk of its own, once.
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
 * Leaves no byte free.
 * @param {string} folder
 * @returns {() => void} gives the room back; safe to call twice
 */
export function fillDisk(folder) {
  const file = join(folder, 'filler');
  const handle = openSync(file, 'w');
  try {
    // Ends with the error that says so.
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
