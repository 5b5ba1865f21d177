import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Workspaces whose production packages ship: in the server's image, or in the browser's scripts. */
const SHIPPING = /** @type {const} */ ({ backend: 'server', frontend: 'browser' });

/**
 * @typedef {object} LockedPackage as package-lock.json writes it
 * @property {string} [name] of the package itself, if it replaces another one
 * @property {string} [version]
 * @property {string} [license] an SPDX expression
 * @property {string} [integrity]
 * @property {boolean} [link] a workspace
 * @property {string} [resolved] the folder of a workspace
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 * @typedef {Record<string, LockedPackage>} LockedPackages by folder
 * @typedef {'server' | 'browser'} Place
 * @typedef {object} Shipped
 * @property {string} name
 * @property {string} version
 * @property {string | undefined} license
 * @property {string | undefined} integrity
 * @property {Place[]} places
 * @property {string[]} uses `name@version` of the packages that it uses itself
 */

/**
 * @param {string} root
 * @returns {LockedPackages}
 */
export function lockedPackages(root) {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}

/**
 * Every shipped package, by name and version. npm's own lists omit packages that development also needs, so this walks
 * the lockfile with Node's resolution.
 * @param {LockedPackages} packages
 * @returns {Shipped[]}
 */
export function shippedPackages(packages) {
  /** @type {Map<string, Shipped>} */
  const found = new Map();
  for (const [workspace, place] of Object.entries(SHIPPING)) {
    const walked = new Set([workspace]);
    for (const folder of walked)
      for (const used of foldersUsedBy(packages, folder)) walked.add(used);
    for (const folder of walked) {
      const { version, license, integrity } = packages[folder] ?? {};
      if (!folder.includes('node_modules/') || version === undefined) continue;
      const name = nameOf(packages, folder);
      const uses = foldersUsedBy(packages, folder).map((used) => idOf(packages, used));
      const known = found.get(`${name}@${version}`);
      if (known === undefined)
        found.set(`${name}@${version}`, {
          name,
          version,
          license,
          integrity,
          places: [place],
          uses,
        });
      else {
        if (!known.places.includes(place)) known.places.push(place);
        known.uses.push(...uses);
      }
    }
  }
  return [...found.values()]
    .map((one) => ({ ...one, places: one.places.sort(), uses: [...new Set(one.uses)].sort() }))
    .sort((a, b) => order(a.name, b.name) || order(a.version, b.version));
}

/** Independent of the machine's language. */
const order = (/** @type {string} */ a, /** @type {string} */ b) => (a < b ? -1 : a > b ? 1 : 0);

const nameOf = (/** @type {LockedPackages} */ packages, /** @type {string} */ folder) =>
  packages[folder]?.name ??
  folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

const idOf = (/** @type {LockedPackages} */ packages, /** @type {string} */ folder) =>
  `${nameOf(packages, folder)}@${packages[folder]?.version ?? ''}`;

/**
 * Folders of a package's runtime dependencies. Optional ones may be missing.
 * @param {LockedPackages} packages
 * @param {string} folder
 * @returns {string[]}
 */
function foldersUsedBy(packages, folder) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    packages[folder] ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  );
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  return names.flatMap((name) => {
    const used = folderOf(packages, folder, name);
    if (used === null) {
      if (dependencies?.[name] === undefined || optionalDependencies?.[name] !== undefined)
        return [];
      throw new Error(`package-lock.json has no ${name}, which ${folder} uses`);
    }
    return [used];
  });
}

/**
 * The folder in which Node finds a package required by another folder; for a workspace, its own folder.
 * @param {LockedPackages} packages
 * @param {string} from
 * @param {string} name
 * @returns {string | null}
 */
function folderOf(packages, from, name) {
  for (let above = from; ; above = above.slice(0, Math.max(above.lastIndexOf('/'), 0))) {
    const folder = above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`;
    const locked = packages[folder];
    if (locked !== undefined) return locked.link === true ? (locked.resolved ?? null) : folder;
    if (above === '') return null;
  }
}
