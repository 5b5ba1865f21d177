import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROOT } from '../steps/root.mjs';
import { isAllowed, licenceOf, refusedLicences } from './licence-rules.mjs';
import { billOfMaterials, sbomText } from './sbom.mjs';
import { lockedPackages, shippedPackages } from './shipped.mjs';

const PRODUCT = { name: 'vehicle-dispatch', version: '1.0.0', license: 'MIT', description: 'x' };

/** @type {import('./shipped.mjs').LockedPackages} */
const LOCKED = {
  '': { version: '1.0.0' },
  domain: { version: '1.0.0' },
  backend: {
    version: '1.0.0',
    dependencies: { '@own/domain': '*', server: '^1.0.0', shared: '^2.0.0' },
  },
  frontend: { version: '1.0.0', dependencies: { view: '^1.0.0' } },
  'node_modules/@own/domain': { link: true, resolved: 'domain' },
  'node_modules/server': {
    version: '1.1.0',
    license: 'MIT',
    dependencies: { deep: '*' },
    optionalDependencies: { elsewhere: '*' },
    peerDependencies: { peer: '*', never: '*' },
    peerDependenciesMeta: { never: { optional: true } },
  },
  'node_modules/peer': { version: '4.0.0', license: 'ISC' },
  'node_modules/never': { version: '4.0.0', license: 'GPL-3.0-only' },
  'node_modules/deep': { version: '3.0.0', license: 'MIT' },
  'node_modules/server/node_modules/deep': {
    version: '2.0.0',
    license: 'MIT',
    integrity: 'sha512-AQI=',
  },
  'backend/node_modules/shared': { version: '2.0.0', license: 'MIT' },
  'node_modules/shared': { version: '1.0.0', license: 'MIT' },
  'node_modules/@scope/part': { version: '1.0.0', license: 'MIT' },
  'node_modules/view': {
    version: '1.0.0',
    license: 'MIT',
    dependencies: { '@scope/part': '*', peer: '*' },
  },
  'node_modules/tool': { version: '9.0.0', license: 'GPL-3.0-only' },
};

test('finds shipped packages like Node: nearest first, with peers, without tools', () => {
  const found = shippedPackages(LOCKED).map(
    ({ name, version, places }) => `${name}@${version} ${places.join('+')}`,
  );
  assert.deepEqual(found, [
    '@scope/part@1.0.0 browser',
    'deep@2.0.0 server',
    'peer@4.0.0 browser+server',
    'server@1.1.0 server',
    'shared@2.0.0 server',
    'view@1.0.0 browser',
  ]);
});

test('lists a package that replaces another one by its own name', () => {
  const packages = {
    ...LOCKED,
    'node_modules/peer': { name: 'shared', version: '2.0.0', license: 'ISC' },
  };
  const names = shippedPackages(packages).map(({ name }) => name);
  assert.deepEqual(names, ['@scope/part', 'deep', 'server', 'shared', 'view']);
});

test('the package that reports each installation to its makers is not shipped', () => {
  const names = shippedPackages(lockedPackages(ROOT)).map(({ name }) => name);
  assert.ok(names.includes('swagger-ui-dist'));
  assert.ok(!names.includes('@scarf/scarf'));
});

test('reports a package missing from the lockfile', () => {
  const packages = { ...LOCKED, frontend: { dependencies: { gone: '*' } } };
  assert.throws(() => shippedPackages(packages), /has no gone, which frontend uses/);
});

test('the bill names each package once, with its hash, licence and dependencies', () => {
  const bill = billOfMaterials(PRODUCT, shippedPackages(LOCKED));
  const refs = bill.components.map((component) => component['bom-ref']);
  assert.equal(new Set(refs).size, refs.length);
  const deep = bill.components.find(({ name }) => name === 'deep');
  assert.deepEqual(deep, {
    type: 'library',
    'bom-ref': 'pkg:npm/deep@2.0.0',
    name: 'deep',
    version: '2.0.0',
    hashes: [{ alg: 'SHA-512', content: '0102' }],
    licenses: [{ license: { id: 'MIT' } }],
    purl: 'pkg:npm/deep@2.0.0',
    properties: [{ name: 'vehicle-dispatch:ships-in', value: 'server' }],
  });
  assert.deepEqual(bill.dependencies[0], {
    ref: 'pkg:npm/vehicle-dispatch@1.0.0',
    dependsOn: ['pkg:npm/server@1.1.0', 'pkg:npm/shared@2.0.0', 'pkg:npm/view@1.0.0'],
  });
  const view = bill.dependencies.find(({ ref }) => ref === 'pkg:npm/view@1.0.0');
  assert.deepEqual(view?.dependsOn, ['pkg:npm/%40scope/part@1.0.0', 'pkg:npm/peer@4.0.0']);
});

test('the bill of this repository keeps the rules of CycloneDX and lists every production package', () => {
  const text = sbomText();
  assert.equal(sbomText(), text);
  const bill = JSON.parse(text);
  assert.equal(bill.bomFormat, 'CycloneDX');
  assert.equal(bill.specVersion, '1.6');
  assert.match(bill.serialNumber, /^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  const refs = new Set([
    bill.metadata.component['bom-ref'],
    ...bill.components.map((/** @type {{ 'bom-ref': string }} */ one) => one['bom-ref']),
  ]);
  assert.equal(refs.size, bill.components.length + 1);
  for (const { ref, dependsOn } of bill.dependencies)
    for (const one of [ref, ...dependsOn]) assert.ok(refs.has(one), one);
  for (const { type, name, version, licenses, hashes } of bill.components) {
    assert.ok(['library', 'data'].includes(type));
    assert.ok(name && version);
    assert.equal(licenses.length, 1);
    for (const { content } of hashes ?? []) assert.match(content, /^([0-9a-f]{40}|[0-9a-f]{128})$/);
  }
  for (const workspace of ['backend', 'frontend']) {
    const { dependencies = {} } = lockedPackages(ROOT)[workspace] ?? {};
    for (const name of Object.keys(dependencies).filter((one) => !one.startsWith('@dispatch/')))
      assert.match(text, new RegExp(`"purl": "pkg:npm/${name.replace('@', '%40')}@`), name);
  }
});

for (const [expression, expected] of /** @type {const} */ ([
  ['MIT', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR EUPL-1.1+)', true],
  ['GPL-3.0-only OR AGPL-3.0-only', false],
  ['NOASSERTION', false],
  ['SEE LICENSE IN LICENSE.txt', false],
]))
  test(`${expression} is ${expected ? 'allowed' : 'not allowed'}`, () => {
    assert.equal(isAllowed(expression), expected);
  });

test('reports a package without a licence until its licence was checked by hand', () => {
  assert.deepEqual(refusedLicences([{ name: 'bare', version: '1.0.0' }], []), [
    'bare@1.0.0: NOASSERTION',
  ]);
  assert.equal(licenceOf({ name: 'pause', version: '0.0.1' }), 'MIT');
});
