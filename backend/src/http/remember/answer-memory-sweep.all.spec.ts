import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually } from '../../../test/eventually';
import { AnswerMemory, KeptAnswer } from './answer-memory';

/** Small enough that no full garbage collection is triggered. */
const BYTES = 256 * 1024;
const VERSIONS = 40;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void; // as the flag makes it

const answer = () => new KeptAnswer(Buffer.alloc(BYTES), {});

/** Runs the step for each version, each followed by a minor collection, and expects few answers to remain. */
async function expectFewKept(memory: AnswerMemory, step: (version: number) => Promise<unknown>) {
  await memory.get(1, 'list', () => Promise.resolve(answer()));
  // As in a long-running server, the memory itself is in the old generation.
  for (let sweeps = 0; sweeps < 4; sweeps += 1) collect({ type: 'minor' });
  const before = process.memoryUsage().arrayBuffers;
  for (let version = 2; version <= VERSIONS; version += 1) {
    await step(version);
    collect({ type: 'minor' });
  }
  await eventually('what is gone is swept', () => {
    const kept = (process.memoryUsage().arrayBuffers - before) / BYTES;
    return Promise.resolve(kept < VERSIONS / 4);
  });
}

test('An answer of an earlier version is freed by the next minor garbage collection', async () => {
  const memory = new AnswerMemory();
  await expectFewKept(memory, (version) =>
    memory.get(version, 'list', () => Promise.resolve(answer())),
  );
});

test('An answer that is made while the version changes is freed by the next minor garbage collection', async () => {
  const memory = new AnswerMemory();
  let finish = () => {};
  const overtake = (version: number) => {
    const finishEarlier = finish;
    const made = new Promise<KeptAnswer>((resolve) => (finish = () => resolve(answer())));
    void memory.get(version, 'list', () => made);
    finishEarlier();
  };
  await expectFewKept(memory, (version) => {
    // A function of its own, so that no variable holds the earlier answer.
    overtake(version);
    return setImmediate();
  });
});
