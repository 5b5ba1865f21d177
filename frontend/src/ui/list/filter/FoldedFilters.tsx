import { useId, type ReactNode } from 'react';
import { Button } from '../../button/Button';
import { Icon } from '../../icon/Icon';

interface FoldedFiltersProps {
  /** Label of the button; on a phone only its accessible name. */
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  /** The fields; a closed section keeps their values. */
  children: ReactNode;
}

/** Filters behind a button, so their fields take space only while in use. */
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
