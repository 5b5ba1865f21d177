import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { compile } from './compile.mjs';
import { filesUnder } from './digest.mjs';

const folder = mkdtempSync(join(tmpdir(), 'dispatch-compile-'));
after(() => {
  rmSync(folder, { recursive: true });
});

/**
 * @param {string} workspace
 * @param {Record<string, string>} files
 */
function make(workspace, files) {
  const root = join(folder, workspace);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

test('compiles sources and copies other files, without tests and their expected results', async () => {
  const root = make('whole', {
    'src/a/b.ts': 'export const b: number = 1;\n',
    'src/a/words.txt': 'words',
    'src/a/b.spec.ts': 'export {};\n',
    'src/a/golden/answers.json': '{}',
  });
  assert.deepEqual(await compile(root), []);
  const files = [];
  for (const name of ['b.js', 'b.js.map', 'words.txt'])
    files.push(readFileSync(join(root, 'dist', 'a', name), 'utf8'));
  const [code = '', map = '', words] = files;
  assert.match(code, /exports.*\bb\b[^]*\/\/# sourceMappingURL=b\.js\.map$/);
  assert.doesNotMatch(code, /: number/);
  assert.deepEqual(JSON.parse(map).sources, ['../../src/a/b.ts']);
  assert.equal(words, 'words');
  assert.equal(filesUnder(join(root, 'dist'), 'a').length, 3);
});

test('reports each file that cannot be compiled, and writes the others', async () => {
  const root = make('broken', {
    'src/bad.ts': 'export const = 1;\n',
    'src/good.ts': 'export const good = 1;\n',
    'src/worse.ts': 'class {\n',
  });
  const faults = await compile(root);
  assert.deepEqual(faults.map((fault) => fault.split(':')[0]).sort(), [
    'src/bad.ts',
    'src/worse.ts',
  ]);
  assert.match(readFileSync(join(root, 'dist', 'good.js'), 'utf8'), /good/);
});
