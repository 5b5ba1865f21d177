import { randomBytes } from 'node:crypto';
import { AnswerMemory, KeptAnswer } from './answer-memory';

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
