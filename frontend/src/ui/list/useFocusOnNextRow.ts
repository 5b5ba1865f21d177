import { useEffect, useRef, type FocusEvent } from 'react';
import type { Identified } from './recordColumn';

const idOf = (element: Element) =>
  Number(element.closest<HTMLElement>('[data-record-id]')?.dataset['recordId']);

function focusRow(id: number): boolean {
  const opener = document.querySelector<HTMLElement>(
    `[data-record-id="${id}"] :is(a[href], button)`,
  );
  opener?.focus();
  return document.activeElement === opener && opener !== null;
}

/**
 * Keeps the keyboard's place. When the focused row is removed, the next row gets the focus, or else the previous one.
 * Returns event handlers for the element around the rows.
 */
export function useFocusOnNextRow(rows: readonly Identified[], gone: ReadonlySet<number>) {
  const focused = useRef<number | null>(null);
  const before = useRef(rows);
  useEffect(() => {
    const old = before.current;
    before.current = rows;
    const place = old.findIndex(({ id }) => id === focused.current);
    const { activeElement } = document;
    // Inert and removed elements lose the focus to the page; any other focus was chosen.
    const isLost =
      activeElement === document.body || idOf(activeElement ?? document.body) === focused.current;
    if (place < 0 || !isLost) return;
    const stays = new Set(rows.filter(({ id }) => !gone.has(id)).map(({ id }) => id));
    if (focused.current !== null && stays.has(focused.current)) return;
    const next = [...old.slice(place + 1), ...old.slice(0, place).reverse()];
    const id = next.find((row) => stays.has(row.id))?.id;
    if (id === undefined || !focusRow(id)) focused.current = null;
  }, [rows, gone]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = idOf(target);
    },
  };
}
