import { holdRows } from './heldRows';

const row = (id: number, version = 1) => ({ id, version });
const before = [row(1), row(2), row(3)];
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('keeps rows in place when others are added or removed', () => {
  expect(idsOf(holdRows(before, [row(9), row(2), row(8), row(1)]))).toEqual([1, 2, 3]);
});

test('shows the latest facts, and the last ones of a removed record', () => {
  expect(holdRows(before, [row(3, 2), row(1, 5)])).toEqual([row(1, 5), row(2), row(3, 2)]);
});

test('appends the next page', () => {
  expect(idsOf(holdRows(before, [...before, row(4), row(5)]))).toEqual([1, 2, 3, 4, 5]);
});

test('adds nothing when no row is left', () => {
  expect(idsOf(holdRows(before, [row(8), row(9)]))).toEqual([1, 2, 3]);
});

test('does not hold rows back in an empty list', () => {
  expect(idsOf(holdRows([], [row(8)]))).toEqual([8]);
});

test('changes nothing without new data', () => {
  expect(holdRows(before, [...before])).toBe(before);
});
