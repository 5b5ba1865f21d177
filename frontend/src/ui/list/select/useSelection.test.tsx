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

test('keeps the selection in the order of the list', () => {
  const { selected, toggle } = open(1, 2, 3, 4);
  toggle(4);
  toggle(2);
  expect(selected()).toEqual([2, 4]);
  toggle(4);
  expect(selected()).toEqual([2]);
});

test('selects or deselects a range in both directions', () => {
  const { selected, toggle } = open(1, 2, 3, 4, 5);
  toggle(4);
  toggle(2, true);
  expect(selected()).toEqual([2, 3, 4]);
  toggle(5, true);
  expect(selected()).toEqual([2, 3, 4, 5]);
  toggle(3, true);
  expect(selected()).toEqual([2]);
});

test('selects one record for a range without a start', () => {
  const { selected, toggle } = open(1, 2, 3);
  toggle(3, true);
  expect(selected()).toEqual([3]);
});

test('selects all shown records, and none', () => {
  const { result, selected } = open(1, 2, 3);
  act(() => result.current.selection.selectAll());
  expect(selected()).toEqual([1, 2, 3]);
  expect(result.current.selection.isAll).toBe(true);
  act(() => result.current.selection.clear());
  expect(selected()).toEqual([]);
  expect(result.current.selection.isAll).toBe(false);
});

test('keeps the selection during live changes and drops removed records permanently', () => {
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
