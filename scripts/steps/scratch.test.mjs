import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { makeScratch } from './scratch.mjs';

const memory = mkdtempSync(join(tmpdir(), 'dispatch-memory-'));
after(() => {
  rmSync(memory, { recursive: true });
});

test('a run uses memory if there is space, and leaves nothing there', () => {
  const { folder, remove } = makeScratch(memory, 1);
  assert.equal(dirname(folder), memory);
  assert.ok(existsSync(folder));
  remove();
  assert.ok(!existsSync(folder));
});

test('a run uses temporary files if memory is small or not a folder', () => {
  for (const { folder, remove } of [
    makeScratch(memory, Number.MAX_SAFE_INTEGER),
    makeScratch(join(memory, 'missing'), 1),
  ]) {
    assert.equal(dirname(folder), tmpdir());
    remove();
  }
});
