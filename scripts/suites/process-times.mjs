import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second, independent of its timer frequency. */
const TICKS_PER_SECOND = 100;

/**
 * @typedef {object} ProcessTime
 * @property {number} pid
 * @property {number} parent
 * @property {number} started in ticks since the machine's start: tells two processes of one pid apart
 * @property {number} seconds of CPU time, user and system, without its children
 */

/**
 * Every process of this machine.
 * @returns {ProcessTime[]} empty where there is no `/proc`
 */
export function processTimes() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readTime(Number(name)) ?? []);
  } catch {
    return [];
  }
}

/** @param {number} pid */
function readTime(pid) {
  try {
    return parseStat(pid, readFileSync(`/proc/${String(pid)}/stat`, 'utf8'));
  } catch {
    // It has ended since the folder was listed.
    return null;
  }
}

/**
 * @param {number} pid
 * @param {string} text of `/proc/PID/stat`; the name in parentheses may hold anything
 * @returns {ProcessTime}
 */
export function parseStat(pid, text) {
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [user = 0, system = 0] = fields.slice(11, 13);
  return { pid, parent, started: fields[19] ?? 0, seconds: (user + system) / TICKS_PER_SECOND };
}
