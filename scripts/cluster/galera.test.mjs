import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recoverNodes } from './galera.mjs';

const HISTORY = '34f0d50b-e97d-11f1-ab39-b6316fc9c4c9';
const OTHER = '44f0d50b-e97d-11f1-ab39-b6316fc9c4c9';
const NONE = '00000000-0000-0000-0000-000000000000';

/**
 * Recovers fake nodes, and returns their actions in order.
 * @param {(['runs'] | [history: string, number: bigint])[]} states
 */
async function recovered(...states) {
  /** @type {string[]} */
  const deeds = [];
  const nodes = states.map((state, index) => {
    const name = `n${String(index + 1)}`;
    const deed = (/** @type {string} */ what) => () => {
      deeds.push(`${name} ${what}`);
      return Promise.resolve();
    };
    const [history, number] = state;
    return {
      name,
      program: { isRunning: () => history === 'runs' },
      untilGone: () => Promise.resolve(),
      position: () => Promise.resolve({ history, number }),
      found: deed('begins'),
      join: deed('joins'),
    };
  });
  await recoverNodes(/** @type {any} */ (nodes));
  return deeds;
}

test('the most advanced node starts, and the others join one after the other', async () => {
  assert.deepEqual(await recovered([HISTORY, 9n], [HISTORY, 21n], [HISTORY, 20n]), [
    'n2 begins',
    'n1 joins',
    'n3 joins',
  ]);
});

test('compares positions as numbers, and never starts with a node without data', async () => {
  assert.deepEqual(
    await recovered([NONE, -1n], [HISTORY, 9007199254740993n], [HISTORY, 9007199254740992n]),
    ['n2 begins', 'n1 joins', 'n3 joins'],
  );
});

test('if a node runs, no new cluster is started', async () => {
  assert.deepEqual(await recovered([HISTORY, 30n], ['runs'], [HISTORY, 20n]), [
    'n1 joins',
    'n3 joins',
  ]);
});

test('does not recover nodes of different histories', async () => {
  await assert.rejects(
    recovered([HISTORY, 9n], [OTHER, 21n], [HISTORY, 9n]),
    /different histories/,
  );
});
