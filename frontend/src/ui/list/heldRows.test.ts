import { holdRows } from './heldRows';

const row = (id: number, version = 1) => ({ id, version });
const before = [row(1), row(2), row(3)];
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('rows keep their places, whatever comes before, between or leaves', () => {
  expect(idsOf(holdRows(before, [row(9), row(2), row(8), row(1)]))).toEqual([1, 2, 3]);
});

test('rows show their latest facts; a record that has left keeps its last ones', () => {
  expect(holdRows(before, [row(3, 2), row(1, 5)])).toEqual([row(1, 5), row(2), row(3, 2)]);
});

test('a next page is added at the end', () => {
  expect(idsOf(holdRows(before, [...before, row(4), row(5)]))).toEqual([1, 2, 3, 4, 5]);
});

test('where no row is left, nothing is added', () => {
  expect(idsOf(holdRows(before, [row(8), row(9)]))).toEqual([1, 2, 3]);
});

test('an empty list holds nothing back', () => {
  expect(idsOf(holdRows([], [row(8)]))).toEqual([8]);
});

test('nothing new leaves everything as it is', () => {
  expect(holdRows(before, [...before])).toBe(before);
});
