import { useTranslation } from '../../text/useTranslation';
import { Button } from '../../button/Button';
import { Icon } from '../../icon/Icon';

export interface ActiveFilter {
  key: string;
  /** The visible label: 'Status: In Transit'. */
  label: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  /** Active filters that no field shows. */
  filters: readonly ActiveFilter[];
  /** Whether a filter can be cleared. */
  canClear: boolean;
  onClear: () => void;
}

/** Active filters that are not visible elsewhere, each removable, and Clear Filters if any filter is set. */
export function FilterChips({ filters, canClear, onClear }: FilterChipsProps) {
  const { t } = useTranslation();
  if (!canClear) return null;
  return (
    <>
      {filters.map(({ key, label, onRemove }) => (
        <button
          key={key}
          type="button"
          className="filter-chip"
          aria-label={t('actions.removeFilter', { name: label })}
          title={label}
          onClick={onRemove}
        >
          <span className="cut">{label}</span>
          <Icon name="close" />
        </button>
      ))}
      <Button size="small" color="secondary" onClick={onClear}>
        {t('actions.clearFilters')}
      </Button>
    </>
  );
}
