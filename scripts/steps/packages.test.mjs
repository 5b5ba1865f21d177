import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findRuntime, installAdvice, missingPackages, npmCommand } from './packages.mjs';

const WANTED = {
  '': { name: 'whole' },
  part: { version: '0.1.0' },
  'node_modules/part': { link: true },
  'node_modules/a': { version: '1.2.3' },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  'node_modules/tool': { version: '3.0.0', dev: true },
};
const PRODUCT = {
  'node_modules/part': { link: true },
  'node_modules/a': { version: '1.2.3' },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
};
const EVERYTHING = { ...PRODUCT, 'node_modules/tool': { version: '3.0.0', dev: true } };
const OLDER = { 'node_modules/a': { version: '1.2.2' } };

/**
 * @param {object | null} installed
 * @param {boolean} development
 */
function missingFrom(installed, development) {
  const root = mkdtempSync(join(tmpdir(), 'dispatch-packages-'));
  try {
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: WANTED }));
    mkdirSync(join(root, 'node_modules'));
    if (installed) {
      const file = join(root, 'node_modules', '.package-lock.json');
      writeFileSync(file, JSON.stringify({ packages: installed }));
    }
    return missingPackages(root, development);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('does not reinstall packages that match the lock file', () => {
  assert.equal(missingFrom(EVERYTHING, true), null);
  assert.equal(missingFrom(EVERYTHING, false), null);
});

test('an empty clone gets development tools only for the tests', () => {
  assert.equal(missingFrom(null, false), 'product');
  assert.equal(missingFrom(null, true), 'everything');
});

test("the product's packages suffice for it, but not for its tests", () => {
  assert.equal(missingFrom(PRODUCT, false), null);
  assert.equal(missingFrom(PRODUCT, true), 'everything');
});

test('reinstalls a package with another version', () => {
  assert.equal(missingFrom({ ...PRODUCT, ...OLDER }, false), 'product');
});

test('a missing package is installed', () => {
  const installed = { ...PRODUCT, 'node_modules/a/node_modules/b': undefined };
  assert.equal(missingFrom(installed, false), 'product');
});

test('keeps installed development tools when the product needs other packages', () => {
  assert.equal(missingFrom({ ...EVERYTHING, ...OLDER }, false), 'everything');
});

test('a Node that an installation deleted is set up again', () => {
  assert.equal(findRuntime('/gone'), process.execPath);
  assert.equal(findRuntime('/gone', '/gone too'), null);
});

test('npm runs on the Node that runs it, if known', () => {
  assert.deepEqual(npmCommand({ npm_execpath: '/gone.js', npm_node_execpath: '/gone' }), ['npm']);
  const here = { npm_execpath: import.meta.filename, npm_node_execpath: process.execPath };
  assert.deepEqual(npmCommand(here), [process.execPath, import.meta.filename]);
});

for (const [output, advice] of /** @type {const} */ ([
  ['npm error code ENOTFOUND', /network connection/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code EACCES', /writable/],
  ['npm error code EUSAGE', /npm install/],
  ['npm error something new', /try again/],
])) {
  test(`${output} is answered in one line`, () => {
    assert.match(installAdvice(output), advice);
    assert.doesNotMatch(installAdvice(output), /\n/);
  });
}
