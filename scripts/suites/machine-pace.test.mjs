import assert from 'node:assert/strict';
import { test } from 'node:test';
import { machinePace } from './machine-pace.mjs';

test('returns the mean slowness since a time, and never less than 1', () => {
  const measured = [0.5, 3, 2];
  const pace = machinePace(() => measured.shift() ?? 0);
  pace.stop();
  const startedAt = Date.now();
  assert.equal(pace.since(startedAt), 1);
  assert.equal(pace.since(startedAt), 1.75);
});

test('measures the machine', () => {
  const pace = machinePace();
  pace.stop();
  assert.ok(Number.isFinite(pace.since(Date.now())));
});
