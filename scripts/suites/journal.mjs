import { appendFileSync } from 'node:fs';

/**
 * What the test runners write for the suite runner: the file that begins, and the events that each
 * suite counts, because no load of the machine changes their number.
 * @typedef {'boots' | 'server-starts' | 'page-visits'} Counted
 */

/** @param {string} line */
function write(line) {
  const journal = process.env['TEST_JOURNAL'];
  if (journal) appendFileSync(journal, `${line}\n`);
}

/**
 * From now on the suite's CPU time belongs to this file.
 * @param {string} name
 */
export function recordFile(name) {
  write(`file ${name}`);
}

/** @param {Counted} event */
export function record(event) {
  write(`count ${event}`);
}
