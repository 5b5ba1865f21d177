import { useState } from 'react';
import { useGetImportRowQuery, type Import, type ImportRow } from '../../../api/imports';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useTexts } from '../../../ui/text/useTexts';
import { MendForm } from './MendForm';

interface MendRowProps {
  one: Import;
  rowId: number;
  onClose: () => void;
}

/** Corrects the cells of one row in place, with the problems below each. */
export function MendRow({ one, rowId, onClose }: MendRowProps) {
  const { t, format } = useTexts('import');
  const query = useGetImportRowQuery({ id: one.id, rowId }, { refetchOnMountOrArgChange: true });
  const [row, setRow] = useState<ImportRow>();
  // Each save refetches the row, but the form keeps its first data and the input.
  if (row === undefined && !query.isFetching && query.currentData) setRow(query.currentData);
  const title = row ? t('mend.title', { line: format.number(row.line) }) : t('rows.mend');
  return (
    <DialogFrame title={title} width="md" onClose={onClose}>
      {row ? (
        <MendForm one={one} row={row} onClose={onClose} />
      ) : (
        <DialogWait query={query} rows={4} onClose={onClose} />
      )}
    </DialogFrame>
  );
}
