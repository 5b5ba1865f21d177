import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually } from '../../../test/eventually';
import { AnswerMemory, KeptAnswer } from './answer-memory';

/** Small enough that no full garbage collection is triggered. */
const BYTES = 256 * 1024;
const VERSIONS = 40;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void; // as the flag makes it

test('An answer of an earlier version is freed by the next minor garbage collection', async () => {
  const memory = new AnswerMemory();
  const make = () => Promise.resolve(new KeptAnswer(Buffer.alloc(BYTES), {}));
  await memory.get(1, 'list', make);
  // As in a long-running server, the memory itself is in the old generation.
  for (let sweeps = 0; sweeps < 4; sweeps += 1) collect({ type: 'minor' });
  const before = process.memoryUsage().arrayBuffers;
  for (let version = 2; version <= VERSIONS; version += 1) {
    await memory.get(version, 'list', make);
    collect({ type: 'minor' });
  }
  await eventually('what is gone is swept', () => {
    const kept = (process.memoryUsage().arrayBuffers - before) / BYTES;
    return Promise.resolve(kept < VERSIONS / 4);
  });
});

/** Incompressible bytes. */
const answerOf = (bytes: number) => new KeptAnswer(randomBytes(bytes), {});
const MB = 1024 * 1024;

test('Answers are cached up to 16 MB, most recently used first', async () => {
  const memory = new AnswerMemory();
  const made: number[] = [];
  const ask = (nth: number) =>
    memory.get(1, String(nth), () => {
      made.push(nth);
      return Promise.resolve(answerOf(3 * MB));
    });
  for (const nth of [1, 2, 3, 4, 5, 1, 6, 1, 2]) await ask(nth);
  expect(made).toEqual([1, 2, 3, 4, 5, 6, 2]);
});

test('The compressed copies of an answer count too', async () => {
  const memory = new AnswerMemory();
  const made: string[] = [];
  const ask = (key: string, bytes: number) =>
    memory.get(1, key, () => {
      made.push(key);
      return Promise.resolve(answerOf(bytes));
    });
  await ask('first', 7 * MB);
  const second = await ask('second', 3.5 * MB);
  await second.bodyIn('gzip');
  await ask('third', 3 * MB);
  await ask('second', 3.5 * MB);
  await ask('first', 7 * MB);
  expect(made).toEqual(['first', 'second', 'third', 'first']);
});
