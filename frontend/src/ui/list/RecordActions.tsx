import type { ReactNode } from 'react';
import { useTranslation } from '../text/useTranslation';
import { RowIconButton } from './RowButton';

interface RecordActionsProps {
  /** Accessible names of the buttons, including the record's name. */
  editLabel: string;
  deleteLabel: string;
  /** Other actions, before these. */
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
