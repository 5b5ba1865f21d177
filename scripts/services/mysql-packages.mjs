/**
 * MySQL's server program for tests. Debian carries it in its unstable suite, whose packages need a newer system than
 * most machines have. They are unpacked into the cache folder and run by their own loader; nothing is installed.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CACHE } from '../steps/root.mjs';
import { findProgram, thisMachine } from './binaries.mjs';

const run = promisify(execFile);

const SUITE = 'sid';
const PACKAGE = 'mysql-server-core';
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const LOADER = 'usr/lib64/ld-linux-x86-64.so.2';
const DEADLINE_MS = 600_000;
/** MySQL 9.7, the first version that the product supports. */
const LEAST = [9, 7];

/** @type {import('./binaries.mjs').Program} */
export const MYSQL = {
  title: 'MySQL',
  names: ['mysqld'],
  debianPackage: PACKAGE,
  override: 'MYSQLD_PATH',
};

/**
 * How to run the server program.
 * @typedef {object} MysqlProgram
 * @property {string} command
 * @property {string[]} args that precede the server's own
 */

/** The program cannot be had on this machine. */
export class NotAvailable extends Error {
  /** @param {string} reason */
  constructor(reason) {
    super(`MySQL 9.7 is not available: ${reason}.`);
    this.name = 'NotAvailable';
  }
}

/**
 * The installed MySQL if it is new enough, else unpacked packages, fetched once.
 * @param {object} [options]
 * @param {import('./binaries.mjs').Machine} [options.machine]
 * @param {string} [options.cache] the folder for unpacked packages
 * @returns {Promise<MysqlProgram>}
 * @throws {NotAvailable}
 */
export async function ensureMysql({ machine = thisMachine(), cache = CACHE } = {}) {
  const installed = findProgram(MYSQL, machine);
  if (installed) {
    const { output } = await machine.run(installed, ['--version']);
    if (isSupported(output)) return { command: installed, args: [] };
    if (machine.env['MYSQLD_PATH'])
      throw new NotAvailable(`MYSQLD_PATH names ${output.trim() || 'a program without a version'}`);
  }
  const root = join(cache, 'mysql');
  if (!existsSync(root)) await unpack(root, machine);
  return inRoot(root);
}

/**
 * Whether `mysqld --version` names a supported MySQL; MariaDB answers to the same name.
 * @param {string} answer
 */
export function isSupported(answer) {
  const version = /\bVer (\d+)\.(\d+)\.\d+/.exec(answer);
  if (version === null || /MariaDB/i.test(answer)) return false;
  const [major = 0, minor = 0] = version.slice(1).map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/**
 * Runs the unpacked program with the system libraries of its own suite.
 * @param {string} root
 * @returns {MysqlProgram}
 */
function inRoot(root) {
  const usr = join(root, 'usr');
  return {
    command: join(root, LOADER),
    args: [
      ...['--library-path', foldersOfLibraries(usr).join(':')],
      join(usr, 'sbin', 'mysqld'),
      '--no-defaults',
      `--basedir=${usr}`,
      `--lc-messages-dir=${join(usr, 'share', 'mysql')}`,
    ],
  };
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function foldersOfLibraries(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const libraries = files.filter((file) => /(^|\/)lib[^/]*\.so[^/]*$/.test(file));
  return [...new Set(libraries.map((file) => join(folder, dirname(file))))];
}

/**
 * Fetches the packages with a package state of their own, so that the machine's stays as it is.
 * @param {string} root
 * @param {import('./binaries.mjs').Machine} machine
 */
async function unpack(root, machine) {
  const apt = findProgram({ title: 'apt-get', names: ['apt-get'], debianPackage: 'apt' }, machine);
  const dpkg = findProgram({ title: 'dpkg', names: ['dpkg'], debianPackage: 'dpkg' }, machine);
  if (!apt || !dpkg || process.arch !== 'x64' || !existsSync(KEYRING))
    throw new NotAvailable('this machine is no Debian on x86-64, and MYSQLD_PATH names no program');
  machine.say('Fetching MySQL 9.7 …');
  const unfinished = `${root}.${String(process.pid)}`;
  const work = `${unfinished}.apt`;
  try {
    const mirror = await mirrorOf(apt);
    for (const archive of await download(apt, mirror, work))
      await run(dpkg, ['-x', archive, unfinished]);
    if (!existsSync(root)) renameSync(unfinished, root);
  } catch (error) {
    throw new NotAvailable(`its packages cannot be fetched (${firstLine(error)})`);
  } finally {
    for (const folder of [work, unfinished]) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The address of the machine's own package mirror.
 * @param {string} apt
 */
async function mirrorOf(apt) {
  const { stdout } = await run(apt, [
    'indextargets',
    ...['--format', '$(RELEASE) $(REPO_URI)', 'Created-By: Packages', 'Component: main'],
  ]);
  const codename = /^VERSION_CODENAME=(\S+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  const line = stdout.split('\n').find((target) => target.startsWith(`${codename ?? SUITE} `));
  const mirror = line?.split(' ')[1];
  if (mirror === undefined) throw new Error('the machine names no package mirror');
  return mirror;
}

/**
 * @param {string} apt
 * @param {string} mirror
 * @param {string} work a new folder
 * @returns {Promise<string[]>} the package files
 */
async function download(apt, mirror, work) {
  const archives = join(work, 'cache', 'archives');
  for (const folder of [join(work, 'lists', 'partial'), join(archives, 'partial')])
    mkdirSync(folder, { recursive: true });
  writeFileSync(join(work, 'status'), '');
  writeFileSync(join(work, 'sources.list'), `deb [signed-by=${KEYRING}] ${mirror} ${SUITE} main\n`);
  const own = [
    `Dir::State=${work}`,
    `Dir::State::status=${join(work, 'status')}`,
    `Dir::Cache=${join(work, 'cache')}`,
    `Dir::Etc::sourcelist=${join(work, 'sources.list')}`,
    'Dir::Etc::sourceparts=-',
    'Acquire::Languages=none',
    // The package manager's own user cannot read this folder.
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);
  const limits = { timeout: DEADLINE_MS, maxBuffer: 2 ** 26 };
  await run(apt, ['-qq', ...own, 'update'], limits);
  const install = ['install', '-y', '--download-only', '--no-install-recommends', PACKAGE];
  await run(apt, ['-qq', ...own, ...install], limits);
  const files = readdirSync(archives).filter((file) => file.endsWith('.deb'));
  return files.map((file) => join(archives, file));
}

/** @param {unknown} error */
function firstLine(error) {
  const text = error instanceof Error ? error.message : String(error);
  const line = text.split('\n').find((candidate) => candidate.startsWith('E: '));
  return (line ?? text.split('\n', 1)[0] ?? '').replace(/[.\s]+$/, '');
}
