import { useCallback, useMemo, useRef, useState } from 'react';
import type { Identified } from '../recordColumn';
import type { Selection } from './SelectionContext';

const NONE: ReadonlySet<number> = new Set();

/** The ids from one record to the other, in either order. */
function between(ids: readonly number[], one: number, other: number): readonly number[] {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return from < 0 ? [other] : ids.slice(from, to + 1);
}

/** The selected records of a list, in its order. A record removed from the list is deselected, even if it returns. */
export function useSelection<Item extends Identified>(
  rows: readonly Item[],
  gone: ReadonlySet<number>,
) {
  const [kept, setKept] = useState(NONE);
  const present = useMemo(
    () => (gone.size === 0 ? rows : rows.filter(({ id }) => !gone.has(id))),
    [rows, gone],
  );
  const items = useMemo(
    () => (kept.size === 0 ? [] : present.filter(({ id }) => kept.has(id))),
    [present, kept],
  );
  if (items.length < kept.size) setKept(new Set(items.map(({ id }) => id)));

  const last = useRef<number | null>(null);
  const toggle = useCallback(
    (id: number, isRange: boolean) => {
      const start = last.current;
      last.current = id;
      setKept((before) => {
        const next = new Set(before);
        const isOn = !before.has(id);
        const ids = present.map((row) => row.id);
        const meant = isRange && start !== null ? between(ids, start, id) : [id];
        for (const each of meant) {
          if (isOn) next.add(each);
          else next.delete(each);
        }
        return next;
      });
    },
    [present],
  );
  const select = useCallback((ids: readonly number[]) => setKept(new Set(ids)), []);
  const selectAll = useCallback(() => select(present.map(({ id }) => id)), [present, select]);
  const selection = useMemo(
    (): Selection => ({
      selected: kept,
      isAll: kept.size > 0 && kept.size === present.length,
      toggle,
      selectAll,
      clear: () => select([]),
    }),
    [kept, present, toggle, selectAll, select],
  );
  return { items, count: present.length, select, selection };
}
