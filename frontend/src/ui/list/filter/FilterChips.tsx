import { useTranslation } from '../../text/useTranslation';
import { Button } from '../../button/Button';
import '../../facts/chip.css';
import { Icon } from '../../icon/Icon';

export interface ActiveFilter {
  key: string;
  /** As the person knows it: 'Status: In Transit'. */
  label: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  /** Those in force that no field shows. */
  filters: readonly ActiveFilter[];
  /** Whether there is anything to clear. */
  canClear: boolean;
  onClear: () => void;
}

/** The filters in force that show nowhere else, each removable, and Clear Filters where there is something to clear. */
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
