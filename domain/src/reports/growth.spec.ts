import { changeInPercent, growthOf } from './growth';

test.each([
  [100, 0, 'new', null],
  [0, 0, 'steady', null],
  [0, 100, 'gone', -100],
  [-5, 100, 'gone', -105],
  [109, 100, 'steady', 9],
  [110, 100, 'growing', 10],
  [91, 100, 'steady', -9],
  [90, 100, 'shrinking', -10],
  [50, -20, 'new', null],
] as const)('%d after %d is %s, %s percent', (now, before, growth, percent) => {
  expect(growthOf(now, before)).toBe(growth);
  expect(changeInPercent(now, before)).toBe(percent);
});
