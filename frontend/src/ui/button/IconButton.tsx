import type { ComponentProps } from 'react';
import './icon-button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  /** What it does, for those who cannot see the picture. */
  label: string;
  /** The same in sight, while somebody rests on it; the label where there is none. */
  tip?: string;
}

/** A picture to be pressed; lighter to load than MUI's. */
export function IconButton({ label, tip, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={tip}
      {...button}
      className={className === undefined ? 'icon-button' : `icon-button ${className}`}
    />
  );
}
