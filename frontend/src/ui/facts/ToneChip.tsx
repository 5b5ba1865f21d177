import type { ComponentProps, ReactElement } from 'react';

export type ChipTone = 'gray' | 'blue' | 'orange' | 'green' | 'red';

interface ToneChipProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> {
  tone: ChipTone;
  label: string;
  icon?: ReactElement;
  /** At the end, such as the arrow of a menu. */
  endIcon?: ReactElement;
  /** A longer text in a tooltip. */
  tip?: string;
}

/** Pale tint, dark text of the same hue and an icon: the chip of every state that is not a job status. */
export function ToneChip({ tone, label, icon, endIcon, tip, ...button }: ToneChipProps) {
  const look = { className: 'tone-chip', 'data-tone': tone };
  const content = (
    <>
      {icon}
      <span className="cut">{label}</span>
      {endIcon}
    </>
  );
  if (!button.onClick) return <span {...look}>{content}</span>;
  return (
    <button type="button" {...look} data-tip={tip} {...button}>
      {content}
    </button>
  );
}
