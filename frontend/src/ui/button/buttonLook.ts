export interface ButtonLook {
  variant?: 'contained' | 'outlined' | 'text';
  color?: 'primary' | 'secondary' | 'error' | 'inherit';
  size?: 'small' | 'large';
  /** Takes the full width of its container. */
  isWide?: boolean;
  /** An additional class for the place of use. */
  className?: string;
}

/** The attributes that style a link or a button. */
export function buttonLook({ variant = 'text', color, size, isWide, className }: ButtonLook = {}) {
  return {
    className: className === undefined ? 'button' : `button ${className}`,
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-wide': isWide || undefined,
  };
}
