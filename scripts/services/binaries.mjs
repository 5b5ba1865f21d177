/**
 * Finds a program on this machine and, on Debian and Ubuntu, installs it if it is missing. Uses only Node's built-in
 * modules, as this runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { constants, accessSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders with server programs that are often missing from an ordinary user's PATH. */
const EXTRA_DIRECTORIES = [
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/bin',
  '/opt/homebrew/bin',
  '/opt/homebrew/sbin',
];

const POLICY_FILE = '/usr/sbin/policy-rc.d';

/**
 * A program that the tests need.
 * @typedef {object} Program
 * @property {string} title what a person calls it, for messages
 * @property {string[]} names file names it goes by, the preferred one first
 * @property {string} debianPackage the package that brings it
 * @property {string} [override] environment variable that names the file outright
 */

/**
 * The machine on which to search; tests pass a fake one.
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env
 * @property {string[]} directories where programs are looked for, in order
 * @property {(file: string) => boolean} isExecutable
 * @property {boolean} isRoot
 * @property {(command: string, args: string[], env?: Record<string, string>) => Promise<{ code: number, output: string }>} run
 * @property {(line: string) => void} say
 */

/** @returns {Machine} */
export function thisMachine() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return {
    env: process.env,
    directories: [...new Set([...onPath, ...EXTRA_DIRECTORIES])],
    isExecutable,
    isRoot: process.getuid?.() === 0,
    run: runQuietly,
    say: (line) => process.stderr.write(`${line}\n`),
  };
}

/**
 * The path of a program, or null if it is not installed.
 * @param {Program} program
 * @param {Machine} machine
 * @returns {string | null}
 */
export function findProgram(program, machine = thisMachine()) {
  const named = program.override ? machine.env[program.override] : undefined;
  if (named) {
    if (machine.isExecutable(named)) return named;
    throw new Error(`${program.override} names ${named}, which is not a program that can be run.`);
  }
  for (const name of program.names) {
    for (const directory of machine.directories) {
      const file = join(directory, name);
      if (machine.isExecutable(file)) return file;
    }
  }
  return null;
}

/**
 * The path of a program; installs its Debian package if it is missing. If that is not possible, the error says in one
 * line what to install.
 * @param {Program} program
 * @param {Machine} machine
 * @returns {Promise<string>}
 */
export async function ensureProgram(program, machine = thisMachine()) {
  const present = findProgram(program, machine);
  if (present) return present;

  const advice = `${program.title} is missing: install it (Debian, Ubuntu: apt-get install ${program.debianPackage})${
    program.override ? ` or name it in ${program.override}` : ''
  }.`;
  const apt = findProgram({ title: 'apt-get', names: ['apt-get'], debianPackage: 'apt' }, machine);
  if (!apt) throw new Error(advice);
  const elevate = await elevation(machine);
  if (!elevate) throw new Error(advice);

  machine.say(`Installing ${program.title} (package ${program.debianPackage}) …`);
  await aptInstall(apt, program.debianPackage, elevate, machine, advice);

  const installed = findProgram(program, machine);
  if (!installed) throw new Error(advice);
  return installed;
}

/**
 * The command prefix that gives administrator rights without a prompt, or null.
 * @param {Machine} machine
 * @returns {Promise<string[] | null>}
 */
async function elevation(machine) {
  if (machine.isRoot) return [];
  const sudo = findProgram({ title: 'sudo', names: ['sudo'], debianPackage: 'sudo' }, machine);
  if (!sudo) return null;
  const answer = await machine.run(sudo, ['-n', 'true']);
  return answer.code === 0 ? [sudo, '-n'] : null;
}

/**
 * @param {string} apt
 * @param {string} debianPackage
 * @param {string[]} elevate
 * @param {Machine} machine
 * @param {string} advice
 */
async function aptInstall(apt, debianPackage, elevate, machine, advice) {
  const restorePolicy = machine.isRoot ? keepServicesStopped() : () => undefined;
  try {
    const quiet = ['-qq', '-o', 'DPkg::Lock::Timeout=600'];
    for (const args of [
      [...quiet, 'update'],
      [...quiet, 'install', '-y', '--no-install-recommends', debianPackage],
    ]) {
      const [command = apt, ...rest] = [
        ...elevate,
        'env',
        'DEBIAN_FRONTEND=noninteractive',
        apt,
        ...args,
      ];
      const { code, output } = await machine.run(command, rest);
      const isInstall = args.includes('install');
      // After a partly failed update, the package lists may still suffice for the install.
      if (code !== 0 && isInstall) {
        throw new Error(`${advice}\n${output.trim().split('\n').slice(-15).join('\n')}`);
      }
    }
  } finally {
    restorePolicy();
  }
}

/**
 * Debian starts a server once it is installed. The tests run their own, so the machine's server stays stopped. An
 * existing policy of the machine stays unchanged.
 * @returns {() => void} undoes it
 */
function keepServicesStopped() {
  if (existsSync(POLICY_FILE)) return () => undefined;
  try {
    writeFileSync(POLICY_FILE, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  } catch {
    return () => undefined;
  }
  return () => {
    rmSync(POLICY_FILE, { force: true });
  };
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
function runQuietly(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      resolve({ code: 127, output: error.message });
    });
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}
