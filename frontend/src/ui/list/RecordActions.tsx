import { useTranslation } from '../text/useTranslation';
import { RowIconButton } from './RowButton';

interface RecordActionsProps {
  /** What the buttons do, naming the record, for those who cannot see its row. */
  editLabel: string;
  deleteLabel: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and delete, at the end of a record's row. */
export function RecordActions({ editLabel, deleteLabel, onEdit, onDelete }: RecordActionsProps) {
  const { t } = useTranslation('common');
  return (
    <span className="row-actions row-actions-end">
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
