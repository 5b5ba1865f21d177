import { GoodNeighbour } from './good-neighbour';

let now = 0;
let turnOfOthersMs = 0;
const pauses: number[] = [];

jest.mock('node:timers/promises', () => ({
  setImmediate: () => {
    now += turnOfOthersMs;
    return Promise.resolve();
  },
  setTimeout: (ms: number) => {
    pauses.push(ms);
    return Promise.resolve();
  },
}));

beforeEach(() => {
  pauses.length = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['nobody is there', 5, 0.1, []],
  ['somebody is there', 5, 1, [10]],
  ['a piece took long', 80, 1, [25]],
])('when %s', async (_case, workedMs, othersMs, expected) => {
  const neighbour = new GoodNeighbour();
  now += workedMs;
  turnOfOthersMs = othersMs;
  await neighbour.letOthersGo();
  expect(pauses).toEqual(expected);
});

test('each piece is counted alone', async () => {
  const neighbour = new GoodNeighbour();
  turnOfOthersMs = 1;
  for (const workedMs of [4, 6]) {
    now += workedMs;
    await neighbour.letOthersGo();
  }
  expect(pauses).toEqual([8, 12]);
});
