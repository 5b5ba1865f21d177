import { appendFileSync } from 'node:fs';

/**
 * Tests write a journal for the suite runner: each started file, and events whose number does not depend on the
 * machine's load.
 * @typedef {'boots' | 'server-starts' | 'page-visits'} Counted
 */

/** @param {string} line */
function write(line) {
  const journal = process.env['TEST_JOURNAL'];
  if (journal) appendFileSync(journal, `${line}\n`);
}

/**
 * From now on, the suite's CPU time is charged to this file.
 * @param {string} name
 */
export function recordFile(name) {
  write(`file ${name}`);
}

/** @param {Counted} event */
export function record(event) {
  write(`count ${event}`);
}
