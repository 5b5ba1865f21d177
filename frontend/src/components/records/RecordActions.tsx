import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';

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
    <>
      <Tooltip title={t('actions.edit')}>
        <IconButton aria-label={editLabel} aria-haspopup="dialog" onClick={onEdit}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('actions.delete')}>
        <IconButton aria-label={deleteLabel} aria-haspopup="dialog" onClick={onDelete}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
}
