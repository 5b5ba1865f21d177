import type { MouseEvent } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icons';
import '../button/icon-button.css';
import './records.css';

interface RowButtonProps {
  icon?: IconName;
  /** What it does and to which record, for those who cannot see its row. */
  label: string;
  opens?: 'dialog' | 'menu';
  /** The step that the record waits for. */
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

/** A button at the foot of a card. */
export function RowButton({ text, ...props }: RowButtonProps & { text: string }) {
  return (
    <button {...buttonProps(props)} className="row-button">
      {props.icon && <Icon name={props.icon} size="text" />}
      {text}
    </button>
  );
}

/** A button at the end of a row, where there is room for a picture only; `tip` says it in words. */
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
