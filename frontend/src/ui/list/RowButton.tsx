import type { MouseEvent } from 'react';
import { Glyph, type GlyphName } from '../icon/Glyph';
import '../button/icon-button.css';
import './records.css';

interface RowButtonProps {
  glyph?: GlyphName;
  /** What it does and to which record, for those who cannot see its row. */
  label: string;
  opens: 'dialog' | 'menu';
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
      {props.glyph && <Glyph name={props.glyph} />}
      {text}
    </button>
  );
}

/** A button at the end of a row, where there is room for a picture only; `tip` says it in words. */
export function RowIconButton({
  tip,
  glyph,
  ...props
}: RowButtonProps & { glyph: GlyphName; tip?: string }) {
  return (
    <button {...buttonProps(props)} className="icon-button row-icon-button" data-tip={tip}>
      <Glyph name={glyph} />
    </button>
  );
}
