import { readFileSync } from 'node:fs';
import { processTimes } from './process-times.mjs';

/** Shorter processes may be missed, and so may the last part of a longer one. */
const SAMPLE_MS = 250;

/**
 * Resources used by one suite.
 * @typedef {object} Use
 * @property {number} seconds of CPU time, of all its processes and its share of a shared server
 * @property {Record<string, number>} files the same by test file, in seconds
 * @property {Record<string, number>} counts events that no load changes, such as application boots
 */

/**
 * @typedef {object} Running
 * @property {Use} use
 * @property {string} journal
 * @property {number} read characters of the journal
 * @property {string} file the test file that runs
 */

/**
 * Measures the CPU time of concurrent suites by sampling all processes. Killed browsers count, though no parent reports
 * them.
 * @param {() => import('./process-times.mjs').ProcessTime[]} [read]
 */
export function cpuMeter(read = processTimes) {
  /** @type {Map<string, Running>} */
  const running = new Map();
  /** @type {Map<number, readonly string[]>} */
  const claims = new Map();
  /** @type {Map<string, { owners: readonly string[], seconds: number }>} */
  const known = new Map();

  const sample = () => {
    for (const suite of running.values()) readJournal(suite);
    const processes = new Map(read().map((process) => [process.pid, process]));
    /** @type {(pid: number) => readonly string[]} */
    const ownersOf = (pid) => {
      const process = processes.get(pid);
      if (!process) return [];
      return known.get(keyOf(process))?.owners ?? claims.get(pid) ?? ownersOf(process.parent);
    };
    for (const process of processes.values()) {
      const owners = ownersOf(process.pid);
      if (owners.length === 0) continue;
      const key = keyOf(process);
      const before = known.get(key)?.seconds ?? 0;
      known.set(key, { owners, seconds: process.seconds });
      const users = owners.flatMap((name) => running.get(name) ?? []);
      for (const suite of users) charge(suite, (process.seconds - before) / users.length);
    }
  };
  const timer = setInterval(sample, SAMPLE_MS);
  timer.unref();

  return {
    sample,

    /**
     * @param {string} name of a suite
     * @param {string} journal the file that its tests write, see `journal.mjs`
     */
    begin(name, journal) {
      const use = { seconds: 0, files: {}, counts: {} };
      running.set(name, { use, journal, read: 0, file: '' });
    },

    /**
     * Charges a process and its descendants to these suites, in equal parts for those that run.
     * @param {number} pid
     * @param {readonly string[]} names
     */
    claim(pid, names) {
      claims.set(pid, names);
    },

    /**
     * @param {string} name
     * @returns {Use | null} null if this machine does not report CPU times
     */
    end(name) {
      sample();
      const suite = running.get(name);
      running.delete(name);
      return suite && known.size > 0 ? suite.use : null;
    },

    stop() {
      clearInterval(timer);
    },
  };
}

/** @param {import('./process-times.mjs').ProcessTime} process */
const keyOf = ({ pid, started }) => `${String(pid)} ${String(started)}`;

/**
 * @param {Running} suite
 * @param {number} seconds
 */
function charge({ use, file }, seconds) {
  use.seconds += seconds;
  if (file) use.files[file] = (use.files[file] ?? 0) + seconds;
}

/** @param {Running} suite */
function readJournal(suite) {
  let text;
  try {
    text = readFileSync(suite.journal, 'utf8').slice(suite.read);
  } catch {
    // No test has written to it yet.
    return;
  }
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  suite.read += whole.length;
  for (const line of whole.split('\n')) {
    const [, kind, name = ''] = line.match(/^(file|count) (.*)$/) ?? [];
    if (kind === 'file') suite.file = name;
    if (kind === 'count') suite.use.counts[name] = (suite.use.counts[name] ?? 0) + 1;
  }
}
