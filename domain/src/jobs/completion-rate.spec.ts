import { completionRate } from './completion-rate';

test.each([
  [0, 0, 0],
  [0, 5, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [1, 200, 1],
  [199, 200, 100],
  [5, 5, 100],
])('%i delivered of %i is %i percent', (delivered, total, percent) => {
  expect(completionRate(delivered, total)).toBe(percent);
});
