import { useState } from 'react';
import { useGetImportRowQuery, type Import, type ImportRow } from '../../../api/imports';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { MendForm } from './MendForm';

interface MendRowProps {
  one: Import;
  rowId: number;
  onClose: () => void;
}

/** The cells of one row, with what is wrong below each, to be mended in place. */
export function MendRow({ one, rowId, onClose }: MendRowProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const query = useGetImportRowQuery({ id: one.id, rowId }, { refetchOnMountOrArgChange: true });
  const [row, setRow] = useState<ImportRow>();
  // Each save loads the row anew, and the form of the first answer stays with what is typed.
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
