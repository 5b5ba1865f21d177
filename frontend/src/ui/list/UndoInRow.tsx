import { useUndo, useUndoOf } from '../over/undo/useUndo';
import type { UndoableKind } from '../over/undo/undoSlice';
import { useTranslation } from '../text/useTranslation';
import { RowButton } from './RowButton';

interface UndoInRowProps {
  kind: UndoableKind;
  id: number;
}

/** Undo in a row that the user's own change has removed from the list. */
export function UndoInRow({ kind, id }: UndoInRowProps) {
  const { t } = useTranslation();
  const undo = useUndo();
  const change = useUndoOf(kind, id);
  if (change === undefined) return null;
  const count = change.records.length;
  // A batch change is undone as a whole, and the label says so.
  const text = count > 1 ? t('toast.undoAll', { count }) : t('toast.undo');
  return <RowButton text={text} label={text} onPress={() => undo.run(change.id)} />;
}
