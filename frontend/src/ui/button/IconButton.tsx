import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  /** The accessible name. */
  label: string;
  /** The tooltip; defaults to the label. */
  tip?: string;
}

/** An icon button, lighter to load than MUI's. */
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
