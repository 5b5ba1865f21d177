import type { ComponentProps } from 'react';
import { buttonLook, type ButtonLook } from './buttonLook';

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, keyof ButtonLook>;

/** Lighter to load than MUI's. */
export function Button({
  variant,
  color,
  size,
  isMinor,
  isWide,
  className,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...buttonLook({ variant, color, size, isMinor, isWide, className })}
      {...button}
    />
  );
}
