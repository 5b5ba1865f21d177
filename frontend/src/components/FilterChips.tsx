import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

export interface ActiveFilter {
  key: string;
  /** As the person knows it: 'Status: In Transit'. */
  label: string;
  onRemove: () => void;
}

/** The filters in force, each removable, and Clear Filters, which is always there. */
export function FilterChips(props: { filters: readonly ActiveFilter[]; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      {props.filters.map(({ key, label, onRemove }) => (
        <Chip
          key={key}
          label={label}
          variant="outlined"
          aria-label={t('actions.removeFilter', { name: label })}
          onClick={onRemove}
          onDelete={onRemove}
          deleteIcon={<Close />}
        />
      ))}
      <Button
        size="small"
        color="secondary"
        onClick={props.onClear}
        disabled={props.filters.length === 0}
      >
        {t('actions.clearFilters')}
      </Button>
    </>
  );
}
