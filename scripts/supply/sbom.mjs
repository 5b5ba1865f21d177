/**
 * `npm run sbom [-- FILE]`: writes the shipped packages as a CycloneDX bill of materials. The same lockfile gives the
 * same bytes.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../steps/root.mjs';
import { licenceOf, OTHER_MATTER } from './licence-rules.mjs';
import { lockedPackages, shippedPackages } from './shipped.mjs';

/** @typedef {import('./shipped.mjs').Shipped} Shipped */

const purl = (/** @type {{ name: string, version: string }} */ { name, version }) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** @param {string} expression of SPDX */
const licences = (expression) =>
  /^[\w.+-]+$/.test(expression) ? [{ license: { id: expression } }] : [{ expression }];

/** @param {string} integrity as npm writes it */
function hashes(integrity) {
  const [algorithm, content] = integrity.split('-', 2);
  const alg = algorithm === 'sha512' ? 'SHA-512' : 'SHA-1';
  return [{ alg, content: Buffer.from(content ?? '', 'base64').toString('hex') }];
}

/** @param {Shipped} shipped */
function component(shipped) {
  const scoped = /^(@[^/]+)\/(.+)$/.exec(shipped.name);
  return {
    type: 'library',
    'bom-ref': purl(shipped),
    ...(scoped === null ? {} : { group: scoped[1] }),
    name: scoped === null ? shipped.name : scoped[2],
    version: shipped.version,
    ...(shipped.integrity === undefined ? {} : { hashes: hashes(shipped.integrity) }),
    licenses: licences(licenceOf(shipped)),
    purl: purl(shipped),
    properties: shipped.places.map((value) => ({ name: 'vehicle-dispatch:ships-in', value })),
  };
}

/**
 * A UUID in the format of version 4, derived from the contents, so that equal lists have equal numbers.
 * @param {string} text
 */
function serialNumber(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return `urn:uuid:${parts.join('-')}-${hex.slice(20, 32)}`;
}

/**
 * @param {{ name: string, version: string, license: string, description: string }} product
 * @param {Shipped[]} shipped
 */
export function billOfMaterials(product, shipped) {
  const refOf = new Map(shipped.map((one) => [`${one.name}@${one.version}`, purl(one)]));
  const own = purl(product);
  const used = new Set(shipped.flatMap(({ uses }) => uses));
  const matter = OTHER_MATTER.map(({ name, version, licence, within }) => ({
    type: 'data',
    'bom-ref': `matter:${name}`,
    name,
    version,
    licenses: licences(licence),
    properties: [{ name: 'vehicle-dispatch:ships-in', value: within }],
  }));
  const body = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own,
        name: product.name,
        version: product.version,
        description: product.description,
        licenses: licences(product.license),
        purl: own,
      },
    },
    components: [...shipped.map(component), ...matter],
    dependencies: [
      {
        ref: own,
        dependsOn: shipped.filter((one) => !used.has(`${one.name}@${one.version}`)).map(purl),
      },
      ...shipped.map((one) => ({
        ref: purl(one),
        dependsOn: one.uses.flatMap((id) => refOf.get(id) ?? []),
      })),
    ],
  };
  return { ...body, serialNumber: serialNumber(JSON.stringify(body)) };
}

/** The bill of materials of this repository, as text. */
export function sbomText() {
  const product = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const bill = billOfMaterials(product, shippedPackages(lockedPackages(ROOT)));
  return `${JSON.stringify(bill, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2] ?? 'sbom.cdx.json';
  writeFileSync(file, sbomText());
  process.stdout.write(`${file} lists what ships.\n`);
}
