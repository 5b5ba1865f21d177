import type { ReactNode } from 'react';
import { useTranslation } from '../text/useTranslation';
import { RowIconButton } from './RowButton';

interface RecordActionsProps {
  /** What the buttons do, naming the record, for those who cannot see its row. */
  editLabel: string;
  deleteLabel: string;
  /** Before them. */
  others?: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and delete, at the end of a record's row. */
export function RecordActions(props: RecordActionsProps) {
  const { editLabel, deleteLabel, others, onEdit, onDelete } = props;
  const { t } = useTranslation('common');
  return (
    <span className="row-actions row-actions-end">
      {others}
      <RowIconButton
        icon="edit"
        label={editLabel}
        tip={t('actions.edit')}
        opens="dialog"
        onPress={onEdit}
      />
      <RowIconButton
        icon="delete"
        label={deleteLabel}
        tip={t('actions.delete')}
        opens="dialog"
        onPress={onDelete}
      />
    </span>
  );
}
