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

/** The filters in force, each removable, and Clear Filters; nothing where there is nothing to clear. */
export function FilterChips(props: { filters: readonly ActiveFilter[]; onClear: () => void }) {
  const { t } = useTranslation();
  if (props.filters.length === 0) return null;
  return (
    <>
      {props.filters.map(({ key, label, onRemove }) => (
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
      <Button size="small" color="secondary" onClick={props.onClear}>
        {t('actions.clearFilters')}
      </Button>
    </>
  );
}
