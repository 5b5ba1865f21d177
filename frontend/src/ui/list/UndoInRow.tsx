import { useUndo, useUndoOf } from '../over/undo/useUndo';
import type { UndoableKind } from '../over/undo/undoSlice';
import { useTranslation } from '../text/useTranslation';
import { RowButton } from './RowButton';

interface UndoInRowProps {
  kind: UndoableKind;
  id: number;
}

/** In a row that the person's own change has taken from the list. */
export function UndoInRow({ kind, id }: UndoInRowProps) {
  const { t } = useTranslation();
  const undo = useUndo();
  const change = useUndoOf(kind, id);
  if (change === undefined) return null;
  return (
    <RowButton text={t('toast.undo')} label={t('toast.undo')} onPress={() => undo.run(change)} />
  );
}
