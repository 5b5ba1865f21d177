import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SUITES, chooseSuites, onMysqlInstead } from './catalogue.mjs';
import { notRun } from './counts.mjs';
import { provideServices } from './services.mjs';
import { exitStatus, summary } from './summary.mjs';

const green = {
  name: 'domain',
  counts: { passed: 40, failed: 0, skipped: 0, names: [] },
  milliseconds: 1_500,
};
const red = {
  name: 'backend',
  counts: { passed: 100, failed: 2, skipped: 1, names: ['a.ts: breaks', 'b.ts'] },
  milliseconds: 61_000,
};
const crashed = {
  name: 'e2e',
  counts: { passed: 0, failed: 1, skipped: 0, names: [], reason: 'it ran no test' },
  milliseconds: 90,
};

test('the last line is the total of all suites', () => {
  const lines = summary([green, red, crashed]).split('\n');
  assert.equal(lines.at(-1), '', 'the line is ended');
  assert.equal(lines.at(-2), '140 passed, 3 failed');
});

test('every suite has its line', () => {
  const text = summary([green, red, crashed]);
  assert.match(text, /^✓ domain {5}40 passed, 0 failed \(1\.5 s\)$/m);
  assert.match(text, /^✗ backend {4}100 passed, 2 failed, 1 skipped \(1 min 01 s\)$/m);
  assert.match(text, /^✗ e2e {8}0 passed, 1 failed: it ran no test \(0\.1 s\)$/m);
});

test('a suite that could not run is neither passed nor failed', () => {
  const absent = { ...crashed, name: 'mysql', counts: notRun('MySQL cannot be had here') };
  const text = summary([green, absent]);
  assert.match(text, /^– mysql {6}not run: MySQL cannot be had here\n40 passed, 0 failed$/m);
  assert.equal(exitStatus([green, absent]), 0);
  assert.equal(exitStatus([absent]), 1);
});

test('lists failed tests below their suite, up to a limit', () => {
  const text = summary([green, red]);
  assert.match(text, /^✗ backend .*\n {4}✗ a\.ts: breaks\n {4}✗ b\.ts\n140 passed/m);
  const names = Array.from({ length: 500 }, (_, index) => String(index));
  const many = { ...red, counts: { ...red.counts, failed: 500, names } };
  assert.equal(summary([many]).split('\n').length, 24);
});

test('a run succeeds only if a test passed and none failed', () => {
  assert.equal(exitStatus([green]), 0);
  assert.equal(exitStatus([green, red]), 1);
  assert.equal(exitStatus([]), 1);
});

test('no name selects every suite; names select those, in their order', () => {
  assert.deepEqual(chooseSuites([]), SUITES);
  const chosen = chooseSuites(['e2e', 'backend']);
  assert.deepEqual(
    chosen.map(({ name }) => name),
    ['backend', 'e2e'],
  );
});

test('MySQL takes the place of MariaDB in every suite', () => {
  const suites = onMysqlInstead(SUITES);
  assert.ok(suites.some(({ needs }) => needs.includes('mysql')));
  for (const { name, needs } of suites) {
    assert.ok(!needs.includes('mariadb'), name);
    assert.notEqual(name, 'mysql');
  }
});

test('an unknown name returns the known ones', () => {
  assert.throws(
    () => chooseSuites(['frontent']),
    /no suite named frontent: choose from .*frontend/,
  );
});

/** @param {{ fails?: boolean }} [how] */
function countingService({ fails = false } = {}) {
  const calls = { started: 0, stopped: 0 };
  const provision = {
    title: 'Starting a test service',
    variable: 'TEST_THING',
    start: () => {
      calls.started += 1;
      const stop = () => {
        calls.stopped += 1;
        return Promise.resolve();
      };
      return fails
        ? Promise.reject(new Error('no room'))
        : Promise.resolve({ value: 'thing://1', stop });
    },
  };
  return { calls, provisions: { thing: provision } };
}

test('starts and stops a service once for two suites', async () => {
  const { calls, provisions } = countingService();
  const services = provideServices({}, provisions);
  assert.deepEqual(await services.provide(['thing']), { TEST_THING: 'thing://1' });
  assert.deepEqual(await services.provide(['thing']), { TEST_THING: 'thing://1' });
  await services.stop();
  await services.stop();
  assert.deepEqual(calls, { started: 1, stopped: 1 });
});

test('uses a given service unchanged', async () => {
  const { calls, provisions } = countingService();
  const services = provideServices({ TEST_THING: 'thing://mine' }, provisions);
  assert.deepEqual(await services.provide(['thing']), { TEST_THING: 'thing://mine' });
  assert.equal(calls.started, 0);
});

test('starts services one after the other, and a failure does not stop the others', async () => {
  /** @type {string[]} */
  const story = [];
  const provision = (/** @type {string} */ name) => ({
    title: `Starting ${name}`,
    variable: `TEST_${name}`,
    start: async () => {
      story.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      story.push(`${name} ends`);
      if (name === 'one') throw new Error('no room');
      return { value: name, stop: () => Promise.resolve() };
    },
  });
  const services = provideServices({}, { one: provision('one'), two: provision('two') });
  await services.prepare(['one', 'two', 'one']);
  assert.deepEqual(story, ['one begins', 'one ends', 'two begins', 'two ends']);
  await assert.rejects(services.provide(['one']), /no room/);
});

test('a service that cannot start fails only the suites that need it', async () => {
  const { calls, provisions } = countingService({ fails: true });
  const services = provideServices({}, provisions);
  await assert.rejects(services.provide(['thing']), /no room/);
  await assert.rejects(services.provide(['thing']), /no room/);
  assert.deepEqual(await services.provide([]), {});
  await services.stop();
  assert.deepEqual(calls, { started: 1, stopped: 0 });
});
