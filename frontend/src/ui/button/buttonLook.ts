import './button.css';

export interface ButtonLook {
  variant?: 'contained' | 'outlined' | 'text';
  color?: 'primary' | 'secondary' | 'error' | 'inherit';
  size?: 'small' | 'large';
  /** As wide as what holds it. */
  isWide?: boolean;
  /** Of one place, beside the button's own. */
  className?: string;
}

/** The attributes that dress a link or button. */
export function buttonLook({ variant = 'text', color, size, isWide, className }: ButtonLook = {}) {
  return {
    className: className === undefined ? 'button' : `button ${className}`,
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-wide': isWide || undefined,
  };
}
