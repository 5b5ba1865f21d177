import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * @typedef {object} Server
 * @property {string} name
 * @property {number} port
 * @property {number} pid
 * @property {() => number} cpuMs that its process has used so far
 * @property {() => number} peakMb its peak memory
 * @property {() => number} nowMb
 * @property {() => Promise<void>} stop
 * @property {number} startedMs from its start to its first answer
 */

/**
 * @param {object} program
 * @param {string} program.name
 * @param {string} program.file
 * @param {number} program.port
 * @param {Record<string, string>} program.env
 * @param {string} program.path that answers as soon as it is ready
 * @returns {Promise<Server>}
 */
export async function startServer({ name, file, port, env, path }) {
  const begun = performance.now();
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, TZ: 'UTC', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const { pid = 0 } = child;
  while (!(await answers(port, path))) {
    if (child.exitCode !== null) throw new Error(`${name} ended at once.`);
    await delay(5);
  }
  return {
    name,
    port,
    pid,
    startedMs: performance.now() - begun,
    cpuMs: () => cpuOf(pid),
    peakMb: () => memoryOf(pid, 'VmHWM'),
    nowMb: () => memoryOf(pid, 'VmRSS'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @param {number} port @param {string} path */
async function answers(port, path) {
  try {
    const { status } = await fetch(`http://127.0.0.1:${String(port)}${path}`);
    return status < 500;
  } catch {
    return false;
  }
}

/** CPU time of all its threads, as reported by Linux. @param {number} pid */
function cpuOf(pid) {
  const tasks = `/proc/${String(pid)}/task`;
  let nanoseconds = 0;
  for (const task of readdirSync(tasks))
    nanoseconds += Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]);
  return nanoseconds / 1e6;
}

/** @param {number} pid @param {'VmHWM' | 'VmRSS'} what */
function memoryOf(pid, what) {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
