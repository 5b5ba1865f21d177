import { useEffect, useRef } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { useListSelection } from './SelectionContext';

interface SelectBoxProps {
  id: number;
  /** The record's name, for the accessible name. */
  name: string;
}

/** Selects a record of a list, or with Shift a range; empty if the list has no selection. */
export function SelectBox({ id, name }: SelectBoxProps) {
  const { t } = useTranslation();
  const selection = useListSelection();
  if (!selection) return null;
  const { selected, toggle } = selection;
  return (
    <label className="select-record">
      <input
        type="checkbox"
        data-select-record
        aria-label={t('select.one', { name })}
        checked={selected.has(id)}
        onChange={({ nativeEvent }) =>
          toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

/** In the table head: selects all records or none. */
export function SelectAllBox() {
  const { t } = useTranslation();
  const selection = useListSelection();
  const box = useRef<HTMLInputElement>(null);
  const isPart = selection !== null && selection.selected.size > 0 && !selection.isAll;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  if (!selection) return null;
  const { isAll, selectAll, clear } = selection;
  return (
    <label className="select-record">
      <input
        ref={box}
        type="checkbox"
        aria-label={t('select.all')}
        checked={isAll}
        onChange={isAll ? clear : selectAll}
      />
    </label>
  );
}
