import { useId, type ReactNode } from 'react';
import { Button } from '../../button/Button';
import { Icon } from '../../icon/Icon';
import '../../text/text.css';
import './filters.css';

interface FoldedFiltersProps {
  /** Words of the button; on a phone its name alone. */
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  /** The fields; those of a closed fold keep what they hold. */
  children: ReactNode;
}

/** Filters behind a button, so that their fields take room only while somebody uses them. */
export function FoldedFilters({ label, isOpen, onToggle, children }: FoldedFiltersProps) {
  const id = useId();
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        className="icon-on-phone"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <Icon name="filter" />
        <span className="cut">{label}</span>
      </Button>
      <div className="filter-grid" id={id} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
