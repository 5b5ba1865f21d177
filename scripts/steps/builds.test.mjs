import assert from 'node:assert/strict';
import { test } from 'node:test';
import { together } from './builds.mjs';

test('runs builds at the same time', async () => {
  const second = new EventTarget();
  await together([
    () =>
      new Promise((resolve) => {
        second.addEventListener('begun', () => {
          resolve();
        });
      }),
    () => {
      second.dispatchEvent(new Event('begun'));
      return Promise.resolve();
    },
  ]);
});

test('a failed build ends the others, and its error is shown', async () => {
  /** @type {string[]} */
  const ended = [];
  const run = together([
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          ended.push('slow');
          reject(new Error('killed'));
        });
      }),
    () => Promise.reject(new Error('a fault in the sources')),
  ]);
  await assert.rejects(run, /a fault in the sources/);
  assert.deepEqual(ended, ['slow']);
});
