/** Licences that allow use and redistribution of the product, if notices are kept. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Packages whose licence is in a separate file, not in their package.json. */
const READ_BY_HAND = new Map([
  ['passport-strategy@1.0.0', 'MIT'],
  ['pause@0.0.1', 'MIT'],
  ['png-js@2.0.0', 'MIT'],
]);

/**
 * Shipped material that is not a package, or part of a package under another licence.
 * @typedef {object} Matter
 * @property {string} name
 * @property {string} version
 * @property {string} licence
 * @property {'server' | 'browser'} within
 * @property {string} about
 */

/** @type {Matter[]} */
export const OTHER_MATTER = [
  {
    name: 'places of Canada',
    version: 'of the product',
    licence: 'MIT',
    within: 'server',
    about:
      'collected for the product: backend/src/modules/customers/addresses/canadian-places.json',
  },
  {
    name: 'Inter, as TTF',
    version: 'of @expo-google-fonts/inter',
    licence: 'OFL-1.1',
    within: 'server',
    about: 'the letters of PDFs',
  },
  {
    name: 'Inter, as WOFF2',
    version: 'of @fontsource-variable/inter',
    licence: 'OFL-1.1',
    within: 'browser',
    about: 'the letters of every page',
  },
  {
    name: 'ZXing-C++',
    version: 'of zxing-wasm',
    licence: 'Apache-2.0',
    within: 'browser',
    about: 'reads barcodes, compiled to WebAssembly',
  },
  {
    name: 'SQLite',
    version: 'of better-sqlite3',
    licence: 'blessing',
    within: 'server',
    about: 'the embedded database; in the public domain',
  },
];

/** Only such material may be in the public domain, like SQLite. */
const ALLOWED_MATTER = new Set([...ALLOWED, 'blessing']);

/**
 * The licence of a package as an SPDX expression.
 * @param {{ name: string, version: string, license?: string | undefined }} shipped
 */
export function licenceOf({ name, version, license }) {
  return license ?? READ_BY_HAND.get(`${name}@${version}`) ?? 'NOASSERTION';
}

/**
 * Whether an SPDX expression is allowed: all of its licences, or one of a choice.
 * @param {string} expression
 * @param {ReadonlySet<string>} [allowed]
 * @returns {boolean}
 */
export function isAllowed(expression, allowed = ALLOWED) {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part, allowed));
  return bare.split(' AND ').every((part) => allowed.has(part.trim()));
}

/**
 * Forbidden licences, one line each.
 * @param {readonly { name: string, version: string, license?: string | undefined }[]} shipped
 * @param {readonly Matter[]} [matter]
 */
export function refusedLicences(shipped, matter = OTHER_MATTER) {
  return [
    ...shipped
      .filter((one) => !isAllowed(licenceOf(one)))
      .map((one) => `${one.name}@${one.version}: ${licenceOf(one)}`),
    ...matter
      .filter(({ licence }) => !isAllowed(licence, ALLOWED_MATTER))
      .map(({ name, licence }) => `${name}: ${licence}`),
  ];
}
