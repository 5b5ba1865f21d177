import { linesInSight, nextLines } from './linesInSight';

test.each([
  ['at the top', { above: -200, line: 50, height: 800 }, 0, { first: 0, end: 12 }],
  ['scrolled', { above: 1000, line: 50, height: 800 }, 0, { first: 20, end: 36 }],
  ['with a margin', { above: 1000, line: 50, height: 800 }, 400, { first: 12, end: 44 }],
  ['partly seen lines', { above: 1010, line: 50, height: 800 }, 0, { first: 20, end: 37 }],
  ['below the window', { above: -2000, line: 50, height: 800 }, 0, { first: 0, end: 1 }],
])('the lines in sight: %s', (_name, viewport, margin, expected) => {
  expect(linesInSight(viewport, margin)).toEqual(expected);
});

test.each([
  ['none are missing', [10, 20], [10, 20], [10, 20]],
  ['those below come first', [10, 20], [5, 30], [10, 24]],
  ['both ends when few are missing below', [10, 20], [5, 22], [8, 22]],
  ['then those above', [10, 30], [5, 30], [6, 30]],
  ['what is out of sight goes', [10, 30], [20, 40], [20, 34]],
  ['no more than wanted', [10, 20], [10, 21], [10, 21]],
  ['far away, from the middle', [10, 20], [100, 120], [108, 112]],
  ['far away, all when they are few', [10, 20], [100, 103], [100, 103]],
])('four lines a step: %s', (_name, drawn, wanted, expected) => {
  const lines = ([first = 0, end = 0]: number[]) => ({ first, end });
  expect(nextLines(lines(drawn), lines(wanted), 4)).toEqual(lines(expected));
});
