import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { isCurrent, markCurrent } from './builds.mjs';
import { digest } from './digest.mjs';

/** @type {string} */
let root;
const write = (/** @type {string} */ file, text = file) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dispatch-digest-'));
  write('part/src/a.ts');
  write('part/src/deep/b.ts');
  write('lock.json');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const now = () => digest(root, ['part', 'lock.json', 'may-come-later.json']);

test('the digest is the same while nothing changes, in any order of the paths', () => {
  assert.equal(now(), digest(root, ['may-come-later.json', 'lock.json', 'part']));
});

for (const [title, change] of /** @type {[string, () => void][]} */ ([
  ['a changed file', () => write('part/src/deep/b.ts', 'changed')],
  ['a changed single file', () => write('lock.json', 'changed')],
  ['a new file', () => write('part/src/c.ts')],
  ['a file that is gone', () => rmSync(join(root, 'part/src/a.ts'))],
  [
    'a renamed file',
    () => renameSync(join(root, 'part/src/a.ts'), join(root, 'part/src/renamed.ts')),
  ],
  ['a path that did not exist before', () => write('may-come-later.json')],
])) {
  test(`${title} changes the digest`, () => {
    const before = now();
    change();
    assert.notEqual(now(), before);
  });
}

test('ignores the output of builds and tools', () => {
  const before = now();
  write('part/dist/a.js');
  write('part/node_modules/x/index.js');
  write('part/coverage/report.json');
  assert.equal(now(), before);
});

const build = { name: 'part', title: 'Building', sources: ['part'], product: 'part/dist/a.js' };

test('a build is current only with its product and unchanged sources', () => {
  assert.equal(isCurrent(build, root), false, 'nothing was built');
  markCurrent(build, digest(root, build.sources), root);
  assert.equal(isCurrent(build, root), false, 'the product is missing');
  write('part/dist/a.js');
  assert.equal(isCurrent(build, root), true);
  write('part/src/a.ts', 'changed');
  assert.equal(isCurrent(build, root), false, 'the sources changed');
});

test('sources that change during a build are built again', () => {
  const sources = digest(root, build.sources);
  write('part/src/a.ts', 'changed meanwhile');
  write('part/dist/a.js');
  markCurrent(build, sources, root);
  assert.equal(isCurrent(build, root), false);
});
