export interface ButtonLook {
  variant?: 'contained' | 'outlined' | 'text';
  color?: 'primary' | 'secondary' | 'error' | 'inherit';
  size?: 'small' | 'large';
  /** One of several small actions: outlined and gray. */
  isMinor?: boolean;
  /** Takes the full width of its container. */
  isWide?: boolean;
  /** An additional class for the place of use. */
  className?: string;
}

/** The attributes that style a link or a button. */
export function buttonLook(look: ButtonLook = {}) {
  const { isMinor = false, isWide, className } = look;
  const [variant, color, size] = isMinor ? ['outlined', 'secondary', 'small'] : ['text'];
  return {
    className: className === undefined ? 'button' : `button ${className}`,
    'data-variant': look.variant ?? variant,
    'data-color': look.color ?? color,
    'data-size': look.size ?? size,
    'data-wide': isWide || undefined,
  };
}
