import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually } from '../../../test/app/eventually';
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
