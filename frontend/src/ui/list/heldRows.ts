import type { Identified } from './recordColumn';

/** Whether both contain the same records, by identity. */
export const isSame = <Item>(one: readonly Item[], other: readonly Item[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/**
 * Rows that must not move: each keeps its place and shows its latest facts. A removed record keeps its last facts. Only
 * rows after all of them, such as a next page, are added.
 */
export function holdRows<Item extends Identified>(
  before: readonly Item[],
  wanted: readonly Item[],
): readonly Item[] {
  if (before.length === 0) return wanted;
  const latest = new Map(wanted.map((item) => [item.id, item]));
  const held = new Set(before.map(({ id }) => id));
  const last = wanted.findLastIndex(({ id }) => held.has(id));
  const rows = [
    ...before.map((row) => latest.get(row.id) ?? row),
    ...(last < 0 ? [] : wanted.slice(last + 1)),
  ];
  return isSame(rows, before) ? before : rows;
}
