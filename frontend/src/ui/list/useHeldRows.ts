import { useMemo, useState } from 'react';
import type { UndoableKind } from '../over/undo/undoSlice';
import { useIsRecentlyChanged, useUndo } from '../over/undo/useUndo';
import { holdRows, isSame } from './heldRows';
import type { Identified } from './recordColumn';
import { useFocusOnNextRow } from './useFocusOnNextRow';

/** The parts of RTK's queries that identify a request. */
interface Question {
  readonly originalArgs?: unknown;
  readonly currentData?: unknown;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Keeps rows in place while the pointer is over them, so a click hits the intended record. After the user's own change
 * they stay for some seconds regardless of the pointer, for Undo in the row. The result of another query is shown at
 * once.
 */
export function useHeldRows<Item extends Identified>(
  items: readonly Item[],
  query: Question,
  kind: UndoableKind | null,
) {
  // Until the new query has a result, the items still belong to the previous one.
  const question = JSON.stringify([query.originalArgs, query.currentData !== undefined]);
  const undo = useUndo();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const hasChanged = useIsRecentlyChanged(kind);
  const isHeld = isPointedAt || hasChanged;
  const [shown, setShown] = useState({ question, rows: items });
  const isSameQuestion = shown.question === question;
  const wanted = isSame(items, shown.rows) ? shown.rows : items;
  const rows = isHeld && isSameQuestion ? holdRows(shown.rows, items) : wanted;
  if (!isSameQuestion || rows !== shown.rows) setShown({ question, rows });
  const gone = useMemo(() => leftBehind(rows, items), [rows, items]);
  const keepFocus = useFocusOnNextRow(rows, gone);
  return {
    rows,
    /** Ids of rows whose records are no longer in the list; their content is inert. */
    gone,
    /** For the element around the rows. */
    hold: {
      ...keepFocus,
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => {
        setIsPointedAt(false);
        undo.settle();
      },
    },
  };
}

function leftBehind<Item extends Identified>(rows: readonly Item[], items: readonly Item[]) {
  const present = new Set(items.map(({ id }) => id));
  const gone = rows.filter(({ id }) => !present.has(id)).map(({ id }) => id);
  return gone.length === 0 ? NONE : new Set(gone);
}
