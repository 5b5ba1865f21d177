import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { install, withAddresses } from './install.mjs';

const REGISTRY = 'https://packages.example/npm/';
const LOCK = {
  packages: {
    '': { version: '0.1.0' },
    part: { version: '0.1.0' },
    'node_modules/part': { resolved: 'part', link: true },
    'node_modules/@scope/a': { version: '1.2.3' },
    'part/node_modules/b': { version: '2.0.0' },
    'node_modules/other-name': { name: 'c', version: '3.0.0' },
    'node_modules/elsewhere': { version: '4.0.0', resolved: 'https://else.example/d.tgz' },
  },
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dispatch-install-'));
  write('package.json', '{}');
  write('part/package.json', '{}');
  write('package-lock.json', JSON.stringify(LOCK));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/**
 * An npm that gives these endings, one for each installation, and notes the addresses in its lock.
 * @param {{ code: number, output: string }[]} endings
 */
function npmWith(endings) {
  /** @type {(string | undefined)[]} */
  const addresses = [];
  /** @type {import('./install.mjs').Npm} */
  const npm = (args, cwd) => {
    if (args[0] === 'config')
      return Promise.resolve({ code: 0, output: `npm warn\n${REGISTRY}\n` });
    const { packages } = JSON.parse(readFileSync(join(cwd, 'package-lock.json'), 'utf8'));
    addresses.push(packages['node_modules/@scope/a'].resolved);
    assert.ok(existsSync(join(cwd, 'part', 'package.json')));
    for (const place of ['.', 'part']) {
      mkdirSync(join(cwd, place, 'node_modules'), { recursive: true });
      writeFileSync(join(cwd, place, 'node_modules', 'new'), '');
    }
    return Promise.resolve(endings.shift() ?? { code: 1, output: 'asked once too often' });
  };
  return { npm, addresses };
}

test('packages get the address at which the registry keeps them, unless they have one', () => {
  const { packages } = withAddresses(LOCK, REGISTRY);
  const addresses = Object.values(packages).map(({ resolved }) => resolved);
  assert.deepEqual(addresses, [
    undefined,
    undefined,
    'part',
    'https://packages.example/npm/@scope/a/-/a-1.2.3.tgz',
    'https://packages.example/npm/b/-/b-2.0.0.tgz',
    'https://packages.example/npm/c/-/c-3.0.0.tgz',
    'https://else.example/d.tgz',
  ]);
});

test('new packages take the place of the old ones, in workspaces too', async () => {
  write('node_modules/old', '');
  write('part/node_modules/old', '');
  const { npm, addresses } = npmWith([{ code: 0, output: '' }]);
  assert.equal((await install(root, [], npm)).code, 0);
  assert.deepEqual(addresses, ['https://packages.example/npm/@scope/a/-/a-1.2.3.tgz']);
  for (const place of ['.', 'part']) {
    assert.ok(existsSync(join(root, place, 'node_modules', 'new')));
    assert.ok(!existsSync(join(root, place, 'node_modules', 'old')));
  }
  assert.equal(readFileSync(join(root, 'package-lock.json'), 'utf8'), JSON.stringify(LOCK));
  assert.ok(!existsSync(join(root, '.cache', 'install')));
});

test('a failed installation leaves the old packages', async () => {
  write('node_modules/old', '');
  const { npm, addresses } = npmWith([{ code: 1, output: 'npm error code ENOSPC' }]);
  assert.equal((await install(root, [], npm)).code, 1);
  assert.equal(addresses.length, 1);
  assert.ok(existsSync(join(root, 'node_modules', 'old')));
});

test('a registry with other addresses makes npm install from the lock as it is', async () => {
  const { npm, addresses } = npmWith([
    { code: 1, output: 'npm error code E404' },
    { code: 0, output: '' },
  ]);
  assert.equal((await install(root, [], npm)).code, 0);
  assert.equal(addresses.length, 2);
  assert.equal(addresses[1], undefined);
  assert.ok(existsSync(join(root, 'node_modules', 'new')));
});
