import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notRun } from './counts.mjs';
import { inLanes, shareOut } from './lanes.mjs';
import { buildOnce } from './product.mjs';
import { runSuites } from './run-suites.mjs';
import { provideServices } from './services.mjs';

const GREEN = { passed: 1, failed: 0, skipped: 0, names: [] };

/** A promise that resolves on `open`. */
function gate() {
  /** @type {() => void} */
  let open = () => undefined;
  /** @type {Promise<void>} */
  const opened = new Promise((resolve) => (open = resolve));
  return { open, opened };
}

/** @param {import('./product.mjs').BuiltProduct} [product] */
function surroundings(product = () => Promise.resolve({ passed: 3, failures: [] })) {
  const printed = { text: '' };
  const interruption = new AbortController();
  const screen = { write: (/** @type {string} */ text) => (printed.text += text) };
  const services = provideServices({}, {});
  const { signal } = interruption;
  return {
    printed,
    interruption,
    given: { services, product, cores: 2, signal, screen, tier: /** @type {const} */ ('fast') },
  };
}

/**
 * @param {string} name
 * @param {import('./runners.mjs').Runner} run
 * @returns {import('./catalogue.mjs').Suite}
 */
const suite = (name, run) => ({ name, needs: [], run });

test('one suite has the whole machine, two share it, and each has a worker even on a small machine', () => {
  assert.deepEqual(shareOut(1, 2), { lanes: 1, workers: 2 });
  assert.deepEqual(shareOut(9, 2), { lanes: 2, workers: 1 });
  assert.deepEqual(shareOut(9, 8), { lanes: 2, workers: 4 });
  assert.deepEqual(shareOut(9, 1), { lanes: 2, workers: 1 });
});

test('suites start in order, and a free lane takes the next', async () => {
  const long = gate();
  /** @type {string[]} */
  const story = [];
  const results = await inLanes(['long', 'short', 'last'], 2, async (name) => {
    story.push(name);
    if (name === 'long') await long.opened;
    if (name === 'last') long.open();
    return name.length;
  });
  assert.deepEqual(story, ['long', 'short', 'last']);
  assert.deepEqual(results, [4, 5, 4], 'in the order of the items');
});

test('concurrent suites print their output in one piece each, and results are in their order', async () => {
  const { printed, given } = surroundings();
  const second = gate();
  const results = await runSuites(
    [
      suite('one', async ({ say }) => {
        say('one begins\n');
        await second.opened;
        say('one ends\n');
        return GREEN;
      }),
      suite('two', ({ say }) => {
        say('two alone\n');
        second.open();
        return Promise.resolve(GREEN);
      }),
    ],
    given,
  );
  const blocks = printed.text.replaceAll(/^Running: .*\n/gm, '').replaceAll(/\(.*\)/g, '');
  assert.equal(
    blocks,
    [
      '\ntwo\ntwo alone\n✓ two        1 passed, 0 failed \n',
      '\none\none begins\none ends\n✓ one        1 passed, 0 failed \n',
    ].join(''),
  );
  assert.deepEqual(
    results.map(({ name }) => name),
    ['one', 'two'],
  );
});

test('prints the name of a suite when it starts', async () => {
  const { printed, given } = surroundings();
  await runSuites([suite('one', () => Promise.resolve(GREEN))], given);
  assert.match(printed.text, /^Running: one \(.+\)$/m);
});

test('a suite that throws is one failure and does not stop the others', async () => {
  const { given } = surroundings();
  const results = await runSuites(
    [
      suite('broken', () => Promise.reject(new Error('no disk'))),
      suite('fine', () => Promise.resolve(GREEN)),
    ],
    given,
  );
  assert.deepEqual(
    results.map(({ counts }) => [counts.passed, counts.failed, counts.reason]),
    [
      [0, 1, 'no disk'],
      [1, 0, undefined],
    ],
  );
});

test('after an interruption no suite starts', async () => {
  const { interruption, given } = surroundings();
  const stopping = suite('stopping', () => {
    interruption.abort();
    return Promise.resolve(GREEN);
  });
  const results = await runSuites([stopping, stopping, stopping], { ...given, cores: 1 });
  assert.ok(results.length < 3);
});

test('suites that need the product share one build', async () => {
  let builds = 0;
  const product = buildOnce(() => {
    builds += 1;
    return Promise.resolve({ passed: 3, failures: [] });
  });
  const { given } = surroundings(product);
  const needy = suite('needy', async (context) => {
    await context.product();
    return GREEN;
  });
  await runSuites([needy, needy, needy], given);
  assert.equal(builds, 1);
});

test('a suite that needs no service starts before the services do, and the others wait', async () => {
  const { given } = surroundings();
  const server = gate();
  /** @type {string[]} */
  const story = [];
  const provision = {
    title: 'Starting a test service',
    variable: 'TEST_SERVICE_URL',
    start: async () => {
      await server.opened;
      story.push('service');
      return { value: 'there', stop: () => Promise.resolve() };
    },
  };
  const needy = suite('needy', ({ env }) => {
    story.push(`needy: ${String(env['TEST_SERVICE_URL'])}`);
    return Promise.resolve(GREEN);
  });
  const plain = suite('plain', () => {
    story.push('plain');
    server.open();
    return Promise.resolve(GREEN);
  });
  const services = provideServices({}, { redis: provision });
  await runSuites([{ ...needy, needs: ['redis'] }, plain], { ...given, services });
  assert.deepEqual(story, ['plain', 'service', 'needy: there']);
});

test('a suite counts as not run where its browser cannot be had', async () => {
  const { given } = surroundings();
  const absent = { value: '', stop: () => Promise.resolve() };
  const services = provideServices(
    {},
    {
      firefox: {
        title: 'Looking for Firefox',
        variable: 'FIREFOX_PATH',
        start: () => Promise.resolve(absent),
      },
    },
  );
  const lane = { ...suite('firefox', () => Promise.resolve(GREEN)), needs: ['firefox'] };
  const [result] = await runSuites([/** @type {import('./catalogue.mjs').Suite} */ (lane)], {
    ...given,
    services,
  });
  assert.deepEqual(result?.counts, notRun('Firefox cannot be had on this machine'));
});
