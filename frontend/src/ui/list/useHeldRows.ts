import { useMemo, useState } from 'react';
import type { UndoableKind } from '../over/undo/undoSlice';
import { useIsRecentlyChanged, useUndo } from '../over/undo/useUndo';
import { holdRows, isSame } from './heldRows';
import type { Identified } from './recordColumn';
import { useFocusOnNextRow } from './useFocusOnNextRow';

/** The parts of RTK's queries that tell one question from another. */
interface Question {
  readonly originalArgs?: unknown;
  readonly currentData?: unknown;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Rows that do not move by themselves while the pointer is among them, so that a press meets the
 * record it was meant for. After a change of one's own they stay for some seconds wherever the
 * pointer is, so that it can be undone in its row. The answer to another question is shown at once.
 */
export function useHeldRows<Item extends Identified>(
  items: readonly Item[],
  query: Question,
  kind: UndoableKind | null,
) {
  // Until the answer to another question is there, the items are those of the one before.
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
    /** Ids of rows whose records have left the list; nothing in them can be pressed. */
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
