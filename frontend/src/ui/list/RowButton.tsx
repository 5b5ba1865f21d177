import type { MouseEvent } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icons';

interface RowButtonProps {
  icon?: IconName;
  /** The accessible name, with action and record. */
  label: string;
  opens?: 'dialog' | 'menu';
  /** Highlights the step for which the record waits. */
  isWanted?: boolean;
  onPress: (button: HTMLElement) => void;
}

function buttonProps({ label, opens, isWanted = false, onPress }: RowButtonProps) {
  return {
    type: 'button',
    'aria-label': label,
    'aria-haspopup': opens,
    'data-wanted': isWanted,
    onClick: (event: MouseEvent<HTMLElement>) => onPress(event.currentTarget),
  } as const;
}

/** A button at the bottom of a card. */
export function RowButton({ text, ...props }: RowButtonProps & { text: string }) {
  return (
    <button {...buttonProps(props)} className="row-button">
      {props.icon && <Icon name={props.icon} size="text" />}
      {text}
    </button>
  );
}

/** An icon button at the end of a row; `tip` is its tooltip. */
export function RowIconButton({
  tip,
  icon,
  ...props
}: RowButtonProps & { icon: IconName; tip?: string }) {
  return (
    <button {...buttonProps(props)} className="icon-button row-icon-button" data-tip={tip}>
      <Icon name={icon} size="text" />
    </button>
  );
}
