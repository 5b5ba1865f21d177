import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, name?: string }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock as package-lock.json holds it
 * @typedef {(args: string[], cwd: string) => Promise<{ code: number, output: string }>} Npm
 */

const LOCK = 'package-lock.json';
const SETTINGS = '.npmrc';
const INSTALLED = 'node_modules';

/**
 * Installs packages in a separate folder and then replaces the present ones. A failed installation changes nothing,
 * and a running server always finds its packages.
 * @param {string} root
 * @param {string[]} options of `npm ci`
 * @param {Npm} npm
 * @returns {Promise<{ code: number, output: string }>} how npm ended
 */
export async function install(root, options, npm) {
  const folder = join(root, '.cache', 'install');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const lock = readFileSync(join(root, LOCK), 'utf8');
  const places = ['', ...workspacesOf(JSON.parse(lock))];
  for (const place of places) copy(root, folder, join(place, 'package.json'));
  copy(root, folder, SETTINGS);

  const ci = ['ci', '--prefix', folder, ...options];
  const { output } = await npm(['config', 'get', 'registry', '--prefix', folder], folder);
  const registry = /^https?:\/\/\S+$/m.exec(output)?.[0];
  const known = registry ? JSON.stringify(withAddresses(JSON.parse(lock), registry)) : lock;
  writeFileSync(join(folder, LOCK), known);
  let ending = await npm(ci, folder);
  if (/\bE404\b/.test(ending.output)) {
    // The registry keeps its packages at other addresses, so npm asks for each.
    writeFileSync(join(folder, LOCK), lock);
    ending = await npm(ci, folder);
  }
  if (ending.code === 0)
    for (const place of places) replace(join(root, place), join(folder, place));
  rmSync(folder, { recursive: true, force: true });
  return ending;
}

/**
 * Adds the address of each package to the lock. Without an address npm asks the registry about each package, which
 * doubles the work of an installation. npm checks the contents against the lock in both cases.
 * @param {Lock} lock
 * @param {string} registry
 * @returns {Lock}
 */
export function withAddresses(lock, registry) {
  const packages = Object.entries(lock.packages).map(([path, locked]) => {
    if (!path.includes(`${INSTALLED}/`) || locked.link === true || locked.resolved !== undefined)
      return [path, locked];
    const name =
      locked.name ?? path.slice(path.lastIndexOf(`${INSTALLED}/`) + INSTALLED.length + 1);
    const file = `${name.slice(name.lastIndexOf('/') + 1)}-${locked.version ?? ''}.tgz`;
    const resolved = `${registry.replace(/\/$/, '')}/${name}/-/${file}`;
    return [path, { ...locked, resolved }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** @param {Lock} lock */
function workspacesOf({ packages }) {
  return Object.keys(packages).filter((path) => path !== '' && !path.includes(`${INSTALLED}/`));
}

/**
 * @param {string} from
 * @param {string} to
 * @param {string} file that may be missing
 */
function copy(from, to, file) {
  if (!existsSync(join(from, file))) return;
  mkdirSync(dirname(join(to, file)), { recursive: true });
  copyFileSync(join(from, file), join(to, file));
}

/**
 * @param {string} place whose packages are replaced
 * @param {string} folder that holds the new ones, if it needs any
 */
function replace(place, folder) {
  const old = join(folder, 'replaced');
  if (existsSync(join(place, INSTALLED))) renameSync(join(place, INSTALLED), old);
  if (existsSync(join(folder, INSTALLED)))
    renameSync(join(folder, INSTALLED), join(place, INSTALLED));
}
