import { act, renderHook } from '@testing-library/react';
import { useSelection } from './useSelection';

const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }));
const NOBODY = new Set<number>();

function open(...ids: number[]) {
  const first = { rows: rowsOf(...ids), gone: NOBODY as ReadonlySet<number> };
  const view = renderHook(({ rows, gone }) => useSelection(rows, gone), { initialProps: first });
  return {
    ...view,
    selected: () => view.result.current.items.map(({ id }) => id),
    toggle: (id: number, isRange = false) =>
      act(() => view.result.current.selection.toggle(id, isRange)),
  };
}

test('what is selected stands in the order of the list', () => {
  const { selected, toggle } = open(1, 2, 3, 4);
  toggle(4);
  toggle(2);
  expect(selected()).toEqual([2, 4]);
  toggle(4);
  expect(selected()).toEqual([2]);
});

test('a range reaches from the last one to this one, up and down, and takes away as well', () => {
  const { selected, toggle } = open(1, 2, 3, 4, 5);
  toggle(4);
  toggle(2, true);
  expect(selected()).toEqual([2, 3, 4]);
  toggle(5, true);
  expect(selected()).toEqual([2, 3, 4, 5]);
  toggle(3, true);
  expect(selected()).toEqual([2]);
});

test('a range without a beginning is the one alone', () => {
  const { selected, toggle } = open(1, 2, 3);
  toggle(3, true);
  expect(selected()).toEqual([3]);
});

test('all that is shown, and none', () => {
  const { result, selected } = open(1, 2, 3);
  act(() => result.current.selection.selectAll());
  expect(selected()).toEqual([1, 2, 3]);
  expect(result.current.selection.isAll).toBe(true);
  act(() => result.current.selection.clear());
  expect(selected()).toEqual([]);
  expect(result.current.selection.isAll).toBe(false);
});

test('live changes keep the selection; what leaves the list leaves it for good', () => {
  const { rerender, selected, toggle } = open(1, 2, 3);
  toggle(1);
  toggle(3);
  rerender({ rows: rowsOf(9, 3, 1), gone: NOBODY });
  expect(selected()).toEqual([3, 1]);
  rerender({ rows: rowsOf(9, 3, 1), gone: new Set([1]) });
  expect(selected()).toEqual([3]);
  rerender({ rows: rowsOf(1, 2, 3), gone: NOBODY });
  expect(selected()).toEqual([3]);
});
