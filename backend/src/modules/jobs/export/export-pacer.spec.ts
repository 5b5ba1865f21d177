import type * as timers from 'node:timers/promises';
import { ExportPacer } from './export-pacer';

let now = 0;
let turnOfOthersMs = 0;
const pauses: number[] = [];

/** Fake timers that end at once and record the requested delay. */
const waits = {
  setImmediate: () => {
    now += turnOfOthersMs;
    return Promise.resolve();
  },
  setTimeout: (ms = 0) => {
    pauses.push(ms);
    return Promise.resolve();
  },
} as unknown as typeof timers; // its overloads are of values that nobody passes

beforeEach(() => {
  pauses.length = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

test.each([
  ['nobody is there', 5, 0.1, []],
  ['somebody is there', 5, 1, [10]],
  ['a piece took long', 80, 1, [25]],
])('when %s', async (_case, workedMs, othersMs, expected) => {
  const pacer = new ExportPacer(waits);
  now += workedMs;
  turnOfOthersMs = othersMs;
  await pacer.pauseIfBusy();
  expect(pauses).toEqual(expected);
});

test('counts each piece separately', async () => {
  const pacer = new ExportPacer(waits);
  turnOfOthersMs = 1;
  for (const workedMs of [4, 6]) {
    now += workedMs;
    await pacer.pauseIfBusy();
  }
  expect(pauses).toEqual([8, 12]);
});
