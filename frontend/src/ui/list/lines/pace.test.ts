import { nextPace } from './pace';

test.each([
  ['a quick processor brings more', 4, { records: 4, ms: 3 }, 5],
  ['a step that was not full says nothing', 12, { records: 2, ms: 1 }, 12],
  ['enough is kept', 4, { records: 4, ms: 8 }, 4],
  ['a slow one brings fewer', 8, { records: 8, ms: 20 }, 4],
  ['fewer than took too long', 24, { records: 6, ms: 40 }, 3],
  ['never none', 1, { records: 1, ms: 90 }, 1],
  ['no more than any window shows', 60, { records: 60, ms: 1 }, 60],
])('records at once: %s', (_name, pace, step, expected) => {
  expect(nextPace(pace, step)).toBe(expected);
});
