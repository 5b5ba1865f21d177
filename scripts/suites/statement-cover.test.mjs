import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { statementCover } from './statement-cover.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'statements-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/**
 * @param {string} name
 * @param {string[]} lines
 */
const write = (name, lines) => {
  writeFileSync(join(folder, name), lines.map((line) => `${line}\n`).join(''));
};
/** @param {number} count */
const fastShapes = (count) =>
  Array.from({ length: count }, (_, index) => `fast shape${String(index)} src/fast.spec.ts`);

test('if the fast tier sends 95 % of the shapes, no file must be promoted', () => {
  write('1.txt', [...fastShapes(19), 'all other src/other.spec.ts']);
  assert.deepEqual(statementCover(folder), { share: 0.95, promote: null });
});

test('a shape sent by both tiers counts once, for any spec file', () => {
  write('1.txt', fastShapes(2));
  write('2.txt', ['all shape0 src/other.spec.ts', 'fast shape1 src/third.spec.ts']);
  assert.deepEqual(statementCover(folder), { share: 1, promote: null });
});

test('below 95 %, names the file that adds the most shapes', () => {
  write('1.txt', fastShapes(56));
  write('2.txt', [
    ...['shape0', 'shape1', 'shape2', 'lone'].map((shape) => `all ${shape} src/covered.spec.ts`),
    ...['lone', 'second'].map((shape) => `all ${shape} src/more.spec.ts`),
    'all third src/one.spec.ts',
  ]);
  assert.deepEqual(statementCover(folder), { share: 56 / 59, promote: 'src/more.spec.ts' });
});

test('a folder without statements is an error', () => {
  assert.throws(() => statementCover(folder), /No test wrote/);
});
