import { Icon } from '../../../ui/icon/Icon';
import type { IconName } from '../../../ui/icon/icons';
import './mark.css';

interface MarkProps {
  tone: 'red' | 'orange' | 'green';
  icon: IconName;
  label: string;
  /** Shows only the icon, where a row has no room for words. */
  isShort?: boolean;
  /** Truncates long text at the end of the line. */
  isCut?: boolean;
}

/** A label that makes a job or a unit stand out; no higher than a line of text. */
export function Mark({ tone, icon, label, isShort = false, isCut = false }: MarkProps) {
  const picture = <Icon name={icon} size="text" />;
  if (isShort)
    return (
      <span role="img" aria-label={label} data-tip={label} data-tone={tone} className="mark">
        {picture}
      </span>
    );
  return (
    <span data-tone={tone} data-cut={isCut || undefined} className="mark">
      {picture}
      {isCut ? (
        <span className="cut" title={label}>
          {label}
        </span>
      ) : (
        label
      )}
    </span>
  );
}
